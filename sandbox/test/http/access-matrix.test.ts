import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { purge } from '../../src/lending/cancellation/purge.ts'
import type { OperationId } from '../../src/foundation/contract.ts'
import type { Operation } from '../../src/http/pipeline/description.ts'
import { endSession, findSession, startSession } from '../../src/lending/sessions/sessions.ts'
import { engines, type TestDatabase } from '../support/databases.ts'
import {
  describedOperations,
  describedRequests,
  sendDescribed,
  wireRequest,
  type DescribedRequest,
  type Reply,
} from '../support/described-requests.ts'
import { newcomer, rightfulFor, type Rightful } from '../support/rightful-borrowers.ts'
import type { World } from '../support/belongings.ts'
import { rowsOf } from '../support/rows-of.ts'
import { settings } from '../support/lender.ts'
import { testsOn } from '../support/lender-tests.ts'

/** What somebody may do who has signed in and done no step yet; nothing else. */
const OPEN_TO_NEWCOMERS: ReadonlySet<OperationId> = new Set<OperationId>([
  // Open to everybody.
  ...['sendCode', 'login', 'getAppConfig', 'checkVersion', 'getHome'],
  ...['logEvent', 'reportAppInfo', 'uploadBytes', 'uploadPart', 'getUploadOffset'],
  // Their own account.
  ...['logout', 'listSessions', 'logoutSession', 'logoutEverywhere', 'getAccount', 'exportData'],
  ...['listConsents', 'setConsent', 'checkCancellation', 'cancelAccount'],
  ...['listMessages', 'readMessages', 'createUploadTicket', 'getFile'],
  // The first step, and what it takes to fill it in.
  ...['getSteps', 'getProfile', 'saveDraft', 'readIdentity', 'saveIdentity', 'getQuestionnaire'],
  ...['listRegions', 'getRegionAt', 'listBanks'],
  // Lists of theirs, which are empty.
  ...['listAccounts', 'listOrders', 'listRepayments'],
] as OperationId[])

const named = describedOperations.map((each) => [each.id, each] as const)
const NOBODY = '00000000-0000-7000-8000-000000000000'

describe.each(engines)('who may do what on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let world: World
  let app: FastifyInstance
  /** For each kind of circumstances somebody in them, and somebody else in the same. */
  let beginner: Promise<Rightful>
  const known = new Map<unknown, Promise<{ victim: Rightful; thief: Rightful }>>()
  it.beforeAll(({ shared }) => {
    ;({ test, app } = shared)
    world = { app, database: test.database }
    beginner = newcomer(world)
  })

  function peopleFor({ id }: Operation) {
    const make = rightfulFor(id)
    const made =
      known.get(make) ?? (async () => ({ victim: await make(world), thief: await make(world) }))()
    known.set(make, made)
    return made
  }
  const isNamed = (request: DescribedRequest, things: readonly string[]): boolean => {
    const { url, payload } = wireRequest(request, '')
    const whole = `${url} ${typeof payload === 'string' ? payload : ''}`
    return things.some((thing) => whole.includes(thing))
  }
  const tellsOf = ({ text }: Reply, { owned, phone, id }: Rightful): boolean =>
    [...owned, phone, id].some((each) => text.includes(each))
  const opened = (borrowerId: string, now = new Date()) =>
    startSession(test.database, {
      appId: 'paso-th',
      borrowerId,
      now,
      platform: 'web',
      device: randomUUID(),
    })

  async function worthlessTokens({ id, token }: Rightful): Promise<Record<string, string>> {
    const expired = await opened(id, new Date(Date.now() - 31 * 86_400_000))
    const ended = await opened(id)
    await endSession(test.database, id, ended.id, new Date())
    const secret = Buffer.from(token, 'base64url')
    secret.fill(0, 32)
    return {
      none: '',
      'that nobody gave': 'x'.repeat(75),
      'with another secret': secret.toString('base64url'),
      'that has expired': expired.token,
      'of an ended session': ended.token,
    }
  }

  it.each(named)('%s: nothing for anybody without a session of the owner', async (_, operation) => {
    const { victim } = await peopleFor(operation)
    const tokens = await worthlessTokens(victim)
    const before = await rowsOf(test.database, victim.id)
    const forged = { upload_id: `${String(victim.values['upload_id']).slice(0, -4)}AAAA` }
    const wrong = {
      ...victim.values,
      ...forged,
      'login usual': { phone: victim.phone, code: '000000' },
    }
    for (const [what, token] of Object.entries(tokens)) {
      const values = operation.session === 'required' ? victim.values : wrong
      for (const request of describedRequests(operation, values)) {
        const reply = await sendDescribed(app, request, token)
        const at = `${request.example}, token ${what}: ${reply.text.slice(0, 200)}`
        if (operation.session === 'required') expect(reply.code, at).toBe(403_100)
        else if (isNamed(request, [forged.upload_id])) expect(reply.status, at).toBe(404)
        else expect(reply.status === 200 && tellsOf(reply, victim), at).toBe(false)
      }
    }
    expect(await rowsOf(test.database, victim.id)).toEqual(before)
  })

  it.each(named)('%s: nothing of another borrower', async (_, operation) => {
    const { victim, thief } = await peopleFor(operation)
    const before = await rowsOf(test.database, victim.id)
    for (const request of describedRequests(operation, victim.values)) {
      // A ticket is the permission for its holder; with a code one signs in as its owner.
      if (operation.session === 'none' && isNamed(request, victim.owned)) continue
      if (operation.id === 'login') continue
      const { token } = await opened(thief.id)
      const reply = await sendDescribed(app, request, token)
      const at = `${request.example}: ${reply.text.slice(0, 300)}`
      expect(reply.status === 200 && tellsOf(reply, victim), at).toBe(false)
      if (!isNamed(request, victim.owned)) continue
      expect(reply.status, at).not.toBe(200)
      const absent = JSON.parse(
        victim.owned.reduce(
          (text, thing) => text.replaceAll(thing, NOBODY),
          JSON.stringify(request),
        ),
      ) as DescribedRequest
      const { status, code, data } = await sendDescribed(app, { ...request, ...absent }, token)
      expect({ status, code, data }, at).toEqual({
        status: reply.status,
        code: reply.code,
        data: reply.data,
      })
    }
    expect(await rowsOf(test.database, victim.id)).toEqual(before)
  })

  it.each(named.filter(([id]) => !OPEN_TO_NEWCOMERS.has(id)))(
    '%s: nothing before the steps are done',
    async (_, operation) => {
      const { id, values } = await beginner
      for (const request of describedRequests(operation, values)) {
        const { token } = await opened(id)
        const reply = await sendDescribed(app, request, token)
        expect([403_001, 404_001, 409_002, 422_001], reply.text).toContain(reply.code)
      }
    },
  )

  it.each(named)('%s: everything for its rightful owner', async (_, operation) => {
    const { victim } = await peopleFor(operation)
    const answered: string[] = []
    // What another operation has used up by now is made anew.
    for (const somebody of [async () => victim, () => rightfulFor(operation.id)(world)]) {
      const owner = await somebody()
      for (const request of describedRequests(operation, owner.values)) {
        const { token } = await opened(owner.id)
        const reply = await sendDescribed(app, request, token)
        if (reply.status === 200) return
        answered.push(`${request.example}: ${reply.text.slice(0, 400)}`)
      }
    }
    expect(answered).toBe('one that succeeds')
  })

  it('a deleted account has nothing, and nobody else has what was its', async () => {
    const gone = await rightfulFor('getOrder')(world)
    const session = await findSession(test.database, gone.token, new Date(), settings.sessionIdleMs)
    expect(session?.borrower.id).toBe(gone.id)
    await test.database.transaction((tx) => purge(tx, gone.id, new Date()))
    const { thief } = await peopleFor(describedOperations[0] as Operation)
    const before = await rowsOf(test.database, gone.id)
    for (const operation of describedOperations) {
      for (const request of describedRequests(operation, gone.values)) {
        if (operation.id === 'sendCode') continue
        const own = await sendDescribed(app, request, gone.token)
        const at = `${operation.id} ${request.example}: ${own.text.slice(0, 200)}`
        if (operation.session === 'required') expect(own.code, at).toBe(403_100)
        else expect(own.status === 200 && tellsOf(own, gone), at).toBe(false)
        if (!isNamed(request, gone.owned)) continue
        const { token } = await opened(thief.id)
        const reply = await sendDescribed(app, request, token)
        expect(reply.status, `${at} for another`).not.toBe(200)
      }
    }
    expect(await rowsOf(test.database, gone.id)).toEqual(before)
  })
})
