import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../src/app.ts'
import type { OperationId } from '../../src/foundation/contract.ts'
import { loggerOptions } from '../../src/http/pipeline/log.ts'
import { deleteExpired } from '../../src/lending/due-work/delete-expired.ts'
import { startWorker } from '../../src/lending/due-work/worker.ts'
import { CANARIES, listWith } from '../support/canaries.ts'
import { startDatabase, type TestDatabase } from '../support/databases.ts'
import {
  describedOperations,
  describedRequests,
  sendWire,
  wireRequest,
  type DescribedRequest,
  type Reply,
  type Values,
} from '../support/described-requests.ts'
import { failingDatabase } from '../support/failing-database.ts'
import { settings } from '../support/lender.ts'
import { injectAsTester } from '../support/tester.ts'
import { rightfulFor, type Rightful } from '../support/rightful-borrowers.ts'
import { scenarioPartners } from '../../src/world/scenarios/scenario-partners.ts'

interface Line {
  msg: string
  reqId?: string
  operation?: string
  code?: number
  [field: string]: unknown
}

/** Whether the values belong here: what is free to be said is said in canaries. */
function spokenInCanaries({ values }: Rightful): Values {
  const { reason, name, contact_phone, education, nickname, ...free } = CANARIES
  const kept = ['phone', 'code', 'token', 'upload_id', 'file_id', 'cursor', 'agreement_hash']
  const said = Object.fromEntries(Object.entries(free).filter(([field]) => !kept.includes(field)))
  const contact = { name, phone: contact_phone, phone_prefix: '+66' }
  return {
    ...values,
    ...said,
    'savePersonal usual': { nickname, identity_number: CANARIES.identity_number },
    'saveEmergency usual': {
      contacts: [
        { kind: 'direct_relative', relation: 'mother', ...contact },
        { kind: 'emergency_contact', relation: 'friend', ...contact, phone: '861928374' },
      ],
    },
    'saveDraft usual': { education },
    'cancelAccount with_a_reason': { reason },
    // The holder is who was verified; other names of holders are in the calls of canaries alone.
    'addAccount usual': {
      number: CANARIES.number,
      number_copy: CANARIES.number,
      holder_name: 'Somchai Jaidee',
    },
    'uploadContacts usual': listWith({ name, phone: contact_phone }),
  }
}

/** The same request with a canary wherever anything was, and where nothing should be. */
function allCanaries(request: DescribedRequest): DescribedRequest {
  const canaryFor = (name: string): string =>
    (CANARIES as Readonly<Record<string, string>>)[name] ?? CANARIES.header
  const replaced = (fields: Record<string, unknown>) => ({
    ...Object.fromEntries(Object.keys(fields).map((name) => [name, canaryFor(name)])),
    [CANARIES.object_key]: CANARIES.reference,
  })
  return {
    ...request,
    path: request.path.replace(/[0-9a-f]{8}[0-9a-zA-Z_-]{20,}/, CANARIES.upload_id),
    query: { ...replaced(request.query), cursor: CANARIES.cursor },
    body: request.body && replaced(request.body),
    bytes: request.bytes && Buffer.from(CANARIES.statement),
  }
}

/** Lines of the process itself, which are about no one call. */
const OWN_LINES: ReadonlySet<string> = new Set(['the calls of a second were not added up'])

const HEADERS = {
  'user-agent': CANARIES.header,
  referer: `https://lender.example/${CANARIES.header}`,
  cookie: `session=${CANARIES.token}`,
  authorization: `Bearer ${CANARIES.token}`,
  'x-forwarded-for': CANARIES.header,
  'x-request-id': CANARIES.header,
  'content-disposition': `attachment; filename="${CANARIES.file_name}"`,
}

describe('the log at its most talkative', () => {
  let test: TestDatabase
  let app: FastifyInstance
  let log = ''
  let isFailing = false
  let calls = 0
  const secrets = new Set<string>(Object.values(CANARIES))
  const people = new Map<unknown, Promise<Rightful>>()
  const outside: string[] = []
  const listen = (chunk: unknown): boolean => outside.push(String(chunk)) > 0
  beforeAll(async () => {
    test = await startDatabase('pglite')
    vi.spyOn(process.stdout, 'write').mockImplementation(listen)
    vi.spyOn(process.stderr, 'write').mockImplementation(listen)
    const stream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        log += chunk.toString()
        done()
      },
    })
    app = await buildApp({
      database: failingDatabase(test.database, () => isFailing),
      settings,
      logger: { ...loggerOptions, level: 'trace', stream },
    })
    injectAsTester(app, test.database, settings)
    await app.ready()
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await app.close()
    await test.stop()
  })

  const linesOf = (text: string): Line[] =>
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Line)
  const isNobodys = ({ reqId, msg }: Line): boolean => reqId === undefined && !OWN_LINES.has(msg)
  /** Canaries in the log and beside it; the time of a line is digits of no person. */
  const leaked = (): string[] => {
    const said = `${log.replaceAll(/"time":\d+/g, '')}\n${outside.join('\n')}`
    return [...secrets].filter((secret) => said.includes(secret))
  }

  async function somebodyFor(operation: OperationId): Promise<Rightful> {
    const make = rightfulFor(operation)
    const known = people.get(make) ?? make({ app, database: test.database })
    people.set(make, known)
    const somebody = await known
    const login = somebody.values['login usual'] as { phone: string; code: string }
    for (const own of [somebody.phone, somebody.token, login.code]) secrets.add(own)
    return somebody
  }
  async function send(
    request: DescribedRequest,
    token: string,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const wire = wireRequest(request, token)
    calls += 1
    return sendWire(app, { ...wire, headers: { ...wire.headers, ...HEADERS, ...headers } })
  }

  it('has a line with its request’s id for each call, and nothing of a person', async () => {
    // All borrowers that are needed exist before the counting begins.
    for (const { id } of describedOperations) await somebodyFor(id)
    log = ''
    const [succeeded, crashed] = [new Set<OperationId>(), new Set<OperationId>()]
    for (const operation of describedOperations) {
      const somebody = await somebodyFor(operation.id)
      for (const request of describedRequests(operation, spokenInCanaries(somebody))) {
        isFailing = true
        const failed = await send(request, somebody.token)
        isFailing = false
        if (failed.status >= 500) crashed.add(operation.id)
        await send(allCanaries(request), somebody.token)
        await send(allCanaries(request), CANARIES.token)
        await send(request, somebody.token, { 'country-language': CANARIES.header })
        await send(request, somebody.token, { 'idempotency-key': `${CANARIES.header} no` })
        // What ends the session comes last, when everybody has done all else.
        if (/^(logout|cancel|abandon)/.test(operation.id)) continue
        if ((await send(request, somebody.token)).status === 200) succeeded.add(operation.id)
      }
    }
    for (const operation of describedOperations.filter(({ id }) =>
      /^(logout|cancel|abandon)/.test(id),
    )) {
      const somebody = await rightfulFor(operation.id)({ app, database: test.database })
      secrets.add(somebody.token)
      for (const request of describedRequests(operation, spokenInCanaries(somebody))) {
        if ((await send(request, somebody.token)).status === 200) succeeded.add(operation.id)
      }
    }
    const missing = describedOperations.filter(({ id }) => !succeeded.has(id)).map(({ id }) => id)
    expect(missing).toEqual([])
    expect(crashed.size).toBeGreaterThan(50)

    const lines = linesOf(log)
    expect(lines.filter(isNobodys)).toEqual([])
    const served = lines.filter(({ msg }) => msg === 'served')
    expect(served.length).toBeGreaterThanOrEqual(calls)
    expect(new Set(served.map(({ operation }) => operation)).size).toBeGreaterThanOrEqual(
      describedOperations.length,
    )
    expect(lines.some(({ msg, code }) => msg === 'served' && code === 500_001)).toBe(true)
    expect(leaked()).toEqual([])
  })

  it('logs nothing of a person for the console, for pages and for what is nowhere', async () => {
    const before = log.length
    const names = { borrower_id: CANARIES.header, order_id: CANARIES.header }
    // An outage of no calls: one of more would meet the calls of another test.
    const field = { ...CANARIES, ...names, calls: 0 }
    const posts = ['sign', 'fail-signing', 'pay-out', 'bounce', 'write-off', 'pay', 'match']
    posts.push(
      'answer',
      'pay-unidentified',
      'voucher-found',
      'voucher-not-found',
      'clock',
      'outage',
      'nothing',
    )
    for (const failing of [false, true]) {
      isFailing = failing
      for (const path of posts) {
        await app.inject({
          method: 'POST',
          url: `/sandbox/api/${path}?q=${CANARIES.reference}`,
          headers: {
            'content-type': 'application/json',
            'sec-fetch-site': 'same-origin',
            ...HEADERS,
          },
          payload: JSON.stringify(field),
        })
      }
      for (const url of [
        `/sandbox/api/texts?phone=${CANARIES.phone}`,
        `/sandbox?phone=${CANARIES.phone}`,
        `/sandbox?secret=${CANARIES.token}`,
        `/sandbox/api/orders?before=${CANARIES.reference}`,
        `/sign/${CANARIES.reference}`,
        `/${CANARIES.file_name}?token=${CANARIES.token}`,
        `/v2/file/${CANARIES.file_id}?token=${CANARIES.token}`,
        `/v2/${CANARIES.header}`,
        `/%E0%B8${CANARIES.header}`,
        `/docs?${CANARIES.object_key}=1`,
      ]) {
        await app.inject({ url, headers: HEADERS })
      }
    }
    isFailing = false
    expect(linesOf(log.slice(before)).filter(isNobodys)).toEqual([])
    expect(leaked()).toEqual([])
  })

  it('takes no name of a call that could be anything but one', async () => {
    const own = randomUUID()
    const names = [CANARIES.token, CANARIES.phone, CANARIES.identity_number, `${own}0`, 'request-1']
    for (const given of [own, own.toUpperCase(), ...names]) {
      const before = log.length
      const { headers } = await app.inject({ url: '/health', headers: { 'x-request-id': given } })
      const named = linesOf(log.slice(before)).map(({ reqId }) => reqId)
      expect(named.length).toBeGreaterThan(0)
      expect(new Set(named)).toEqual(new Set([headers['x-request-id']]))
      // Some platforms write theirs in capitals.
      if (!names.includes(given)) expect(headers['x-request-id']).toBe(given)
      else expect(named).not.toContain(given)
    }
    expect(leaked()).toEqual([])
  })

  it('takes no line of an error’s message for a place in the code', () => {
    const said = `wrong: "${CANARIES.statement}\n    at ${CANARIES.reason} (file.ts:1:1)"`
    app.log.error({ err: new TypeError(said, { cause: new Error(said) }) }, 'an error was made')
    expect(log).toContain('log-canaries.test.ts')
    expect(leaked()).toEqual([])
  })

  it('logs nothing of a person for the jobs, also when they fail', async () => {
    const database = failingDatabase(test.database, () => isFailing)
    const before = log.length
    for (const failing of [false, true]) {
      isFailing = failing
      const worker = startWorker(database, app.log, scenarioPartners)
      await worker.stop()
      await deleteExpired(database).catch((err: unknown) =>
        app.log.error({ err }, 'forgetting failed'),
      )
    }
    isFailing = false
    expect(linesOf(log.slice(before)).length).toBeGreaterThan(0)
    expect(leaked()).toEqual([])
  })
})
