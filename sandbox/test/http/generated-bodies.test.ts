import type { FastifyInstance } from 'fastify'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkCall } from '../../proxy/contract-check.ts'
import { buildApp } from '../../src/app.ts'
import type { OperationId } from '../../src/foundation/contract.ts'
import type { Operation } from '../../src/http/pipeline/description.ts'
import { Failure } from '../../src/foundation/failure.ts'
import { checkBooks } from '../../src/lending/ledger/check-books.ts'
import { findSession } from '../../src/lending/sessions/sessions.ts'
import { engines, startDatabase, type TestDatabase } from '../support/databases.ts'
import {
  describedOperations,
  describedRequests,
  sendWire,
  type Reply,
  type WireRequest,
} from '../support/described-requests.ts'
import { generatedRequest } from '../support/generated-requests.ts'
import { settings, SignedClient } from '../support/lender.ts'
import { Random } from '../support/random.ts'
import { rightfulFor, type Rightful } from '../support/rightful-borrowers.ts'
import type { World } from '../support/belongings.ts'
import { injectAsTester } from '../support/tester.ts'

// More of them, or the same ones again: BODIES=200000 SEED=4711 vitest run test/http/generated-bodies.test.ts
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
/** On each engine. */
const COUNT = Number(process.env['BODIES'] ?? 2000)
/** Milliseconds: some 20 times what they take, and 3 times what they take beside ten other programs. */
const LIMIT = Math.max(300_000, COUNT * 90)

/** Operations that read a picture or set a document: a tenth of a second each, so called seldom. */
const SLOW: ReadonlySet<OperationId> = new Set([
  'readIdentity',
  'saveIdentity',
  'getOrderDocument',
  'getOrderPack',
  'exportData',
  'uploadBytes',
  'uploadPart',
])
const AT_ONCE = 4
/** Calls after which somebody new takes a borrower's place: most states are used up by then. */
const SPENT_AFTER = 600
/** How often a request is sent while it is asked to come again: who is put off for good met an error. */
const TRIES = 6
/** Fewer requests than these may be put off: two calls may meet now and then, a fault is met often. */
const PUT_OFF = 5 + COUNT / 1000
/** Where the watch leaves what it found. */
const FINDINGS = 'x-findings'

/** Holds each answer against the description; what was asked for is made up, and may be accepted. */
function watch(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.routeOptions.config.operationId === undefined) return payload
    const { findings } = checkCall({
      method: request.method,
      target: request.url,
      requestHeaders: {},
      requestBody: Buffer.alloc(0),
      status: reply.statusCode,
      responseHeaders: reply.getHeaders() as Record<string, string | undefined>,
      responseBody: Buffer.from(typeof payload === 'string' ? payload : ''),
    })
    const ofAnswers = findings.filter((each) => !each.startsWith('accepted'))
    // In base64, since they quote what was sent.
    if (ofAnswers.length > 0) {
      reply.header(FINDINGS, Buffer.from(ofAnswers.join(', ')).toString('base64'))
    }
    return payload
  })
}

/**
 * Seconds after which the lender asks to come again (503001): a lock, a picture that is read or the
 * database took too long. Undefined for any other answer.
 */
function putOff({ status, code, headers }: Reply): number | undefined {
  // To HEAD it is the status alone that says so.
  if (status !== 503 || (code ?? 503_001) !== 503_001) return undefined
  const seconds = Number(headers['retry-after'])
  return seconds >= 1 && seconds <= 10 ? seconds : undefined
}

/** Long runs of the same few characters are printed by their beginning. */
const shortened = (text: string): string => text.replace(/(.{1,6}?)\1{20,}/g, '$1…').slice(0, 1500)

describe.each(engines)('requests made up on %s', { timeout: LIMIT }, (engine) => {
  let test: TestDatabase
  let app: FastifyInstance
  let world: World
  const people = new Map<unknown, { rightful: Promise<Rightful>; calls: number }>()
  beforeAll(async () => {
    test = await startDatabase(engine)
    app = await buildApp({ database: test.database, settings, logger: false })
    injectAsTester(app, test.database, settings)
    watch(app)
    world = { app, database: test.database }
  })
  afterAll(async () => {
    await app.close()
    await test.stop()
  })

  async function somebodyFor(operation: OperationId): Promise<Rightful> {
    const make = rightfulFor(operation)
    const known = people.get(make)
    if (known && known.calls < SPENT_AFTER) {
      known.calls += 1
      return known.rightful
    }
    const rightful = setUp(make)
    people.set(make, { rightful, calls: 0 })
    return rightful
  }

  /** Their own pictures are read too, which takes longer than it may on a machine that is busy. */
  async function setUp(make: (world: World) => Promise<Rightful>, tries = 1): Promise<Rightful> {
    try {
      return await make(world)
    } catch (error) {
      const isBusy = error instanceof Failure && error.failure === 'try_later'
      if (!isBusy || tries === TRIES) throw error
      await wait((error.retryAfter ?? 1) * 1000)
      return setUp(make, tries + 1)
    }
  }

  /** What is wrong with an answer; undefined when nothing is. */
  function wrongWith(method: string, { status, code, text, headers }: Reply): string | undefined {
    if (status >= 500) return 'a server error'
    const findings = headers[FINDINGS]
    if (typeof findings === 'string') return Buffer.from(findings, 'base64').toString()
    if (method === 'HEAD') return text === '' ? undefined : 'a body'
    if (code === undefined) {
      const isFile = status === 200 && headers['content-disposition'] !== undefined
      return isFile ? undefined : 'no envelope'
    }
    const { message } = JSON.parse(Buffer.from(text, 'latin1').toString()) as { message: unknown }
    if (!Number.isInteger(code) || typeof message !== 'string') return 'no envelope'
    return status === (code === 200 ? 200 : Math.floor(code / 1000)) ? undefined : 'another status'
  }

  const shown = (at: number, { id }: Operation, wrong: string): string =>
    `request ${at} of seed ${SEED} on ${engine}, ${id}: ${wrong}`

  /** Which operation a request is for, and the chance that makes it; undefined for none. */
  function drawn(at: number): { operation: Operation; random: Random } | undefined {
    const random = new Random(SEED * 1_000_003 + at)
    // In turn, so that each operation gets its share however few there are.
    let operation = describedOperations[at % describedOperations.length] as Operation
    if (SLOW.has(operation.id) && !random.chance(0.05)) operation = random.pick(describedOperations)
    if (SLOW.has(operation.id) && !random.chance(0.2)) return undefined
    return { operation, random }
  }

  /** The answer to a request, sent again as often as the lender asks for that. */
  async function answerTo(wire: WireRequest, delayed: () => void): Promise<Reply> {
    for (let left = TRIES; ; left--) {
      const reply = await sendWire(app, wire)
      const seconds = putOff(reply)
      if (seconds === undefined || left === 1) return reply
      if (left === TRIES) delayed()
      await wait(seconds * 1000)
    }
  }

  async function call(
    operation: Operation,
    random: Random,
    tally: { codes: Map<number, number>; delayed: string[] },
  ): Promise<string | undefined> {
    const { codes, delayed } = tally
    const somebody = await somebodyFor(operation.id)
    const request = random.pick(describedRequests(operation, somebody.values))
    const wire = generatedRequest(random, request, somebody.token)
    const reply = await answerTo(wire, () => delayed.push(operation.id))
    const code = reply.code ?? reply.status
    codes.set(code, (codes.get(code) ?? 0) + 1)
    if (
      code === 403_100 &&
      !(await findSession(test.database, somebody.token, new Date(), settings.sessionIdleMs))
    ) {
      people.delete(rightfulFor(operation.id))
    }
    const wrong = wrongWith(wire.method, reply)
    if (wrong === undefined) return undefined
    return `${wrong} (${reply.status} ${reply.text.slice(0, 300)})
${wire.method} ${shortened(wire.url)}
${shortened(JSON.stringify(wire.headers))}
${shortened(String(wire.payload ?? ''))}`
  }

  it(`never break the lender: ${COUNT} of seed ${SEED}`, async ({ annotate }) => {
    const inherited = Object.getOwnPropertyNames(Object.prototype).sort()
    const codes = new Map<number, number>()
    const delayed: string[] = []
    const found: string[] = []
    let next = 0
    const work = async (): Promise<void> => {
      while (next < COUNT && found.length < 20) {
        const at = next++
        const { operation, random } = drawn(at) ?? {}
        if (!operation || !random) continue
        const wrong = await call(operation, random, { codes, delayed }).catch(
          (error: unknown) => `no answer: ${error instanceof Error ? error.stack : String(error)}`,
        )
        if (wrong !== undefined) found.push(shown(at, operation, wrong))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    expect(found.join('\n\n')).toBe('')
    expect(delayed.length, `put off: ${delayed.join(', ')}`).toBeLessThan(PUT_OFF)
    if (delayed.length > 0) await annotate(`put off, and answered later: ${delayed.join(', ')}`)

    expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(inherited)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    // They reach the handlers, and are refused there for every kind of reason.
    const share = (...wanted: number[]): number =>
      wanted.reduce((sum, code) => sum + (codes.get(code) ?? 0), 0) / COUNT
    expect(share(200)).toBeGreaterThan(0.1)
    expect(share(200, 404_001, 409_002, 409_004, 422_002)).toBeGreaterThan(0.2)
    for (const code of [400_001, 404_001, 409_002, 413_001, 415_001, 422_001]) {
      expect(codes.get(code) ?? 0, `${code} of seed ${SEED}`).toBeGreaterThan(0)
    }
    // Somebody new: one of the last requests may have signed the others out.
    const { token, values } = await setUp(rightfulFor('getOrder'))
    const order = { order_id: String(values['order_id']) }
    expect((await new SignedClient(app, token).get('/v2/order/detail', order)).code).toBe(200)
    expect(await checkBooks(test.database)).toEqual([])
  })
})
