import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import type { Operation } from '../../src/http/pipeline/description.ts'
import { signedIn } from '../support/borrowers.ts'
import { engines } from '../support/databases.ts'
import { describedOperations, describedRequests } from '../support/described-requests.ts'
import { startLender } from '../support/lender.ts'
import { testsOn } from '../support/lender-tests.ts'
import { callerFields, signatureOf } from '../support/signature.ts'

/** A call that is being put together. */
interface Draft {
  address: string
  headers: Record<string, string>
  caller: Record<string, string>
  own: Record<string, unknown>
  wrongSign: boolean
  /** What is sent in place of the fields. */
  payload?: string
}

interface Check {
  code: number
  /** Where the check is made; everywhere unless said. */
  of?: (operation: Operation) => boolean
  /** Makes the call fail it. */
  break: (draft: Draft) => void
}

const hasBody = ({ method }: Operation): boolean => method !== 'GET'
const asksForQuery = (operation: Operation): boolean =>
  !hasBody(operation) && Object.keys(describedRequests(operation, {})[0]?.query ?? {}).length > 0
const spent = '192.0.2.1'

/** "In which order a lender checks" of the guide, for calls with the common fields. */
const checks: readonly Check[] = [
  { code: 429_002, break: (draft) => void (draft.address = spent) },
  {
    code: 415_001,
    of: hasBody,
    // Larger than a body may be: it is refused unread.
    break: (draft) => {
      draft.headers['content-type'] = 'text/plain'
      draft.payload = 'x'.repeat(300_000)
    },
  },
  { code: 400_001, of: hasBody, break: (draft) => void (draft.payload = '{') },
  { code: 400_001, break: ({ caller }) => void delete caller['h5_version'] },
  { code: 400_001, break: ({ headers }) => void delete headers['country-language'] },
  {
    code: 400_001,
    of: ({ keyed }) => keyed,
    break: ({ headers }) => void delete headers['idempotency-key'],
  },
  { code: 400_002, break: (draft) => void (draft.wrongSign = true) },
  { code: 400_003, break: ({ caller }) => void (caller['timestamp'] = '1700000000000') },
  {
    code: 426_001,
    of: ({ refusesOldVersions }) => refusesOldVersions,
    break: ({ caller }) => void (caller['version'] = '0.0.1'),
  },
  {
    code: 403_001,
    of: ({ session }) => session !== 'none',
    break: ({ caller }) => void (caller['app_id'] = 'paso-mx'),
  },
  {
    code: 403_100,
    of: ({ session }) => session === 'required',
    break: ({ caller }) => void (caller['token'] = 'nobody'),
  },
  { code: 422_001, of: hasBody, break: ({ own }) => void (own['no_such_field'] = 1) },
  {
    code: 400_001,
    of: asksForQuery,
    break: ({ own }) => Object.keys(own).forEach((name) => delete own[name]),
  },
  {
    code: 422_002,
    of: ({ keyed, session, id }) => keyed && session === 'required' && id !== 'setConsent',
    break: ({ headers }) => void (headers['idempotency-key'] = 'used-before'),
  },
]

describe.each(engines)('on %s', (engine) => {
  const it = testsOn[engine]
  let app: FastifyInstance
  let token: string
  let calls = 0
  it.beforeAll(async ({ shared: { test } }) => {
    // One call a minute from an address, so that each needs one of its own.
    app = await startLender(test.database, { callsPerMinute: 1 })
    token = (await signedIn(app, test.database)).client.token
    const purpose = { purpose: 'location', notice_version: '2026-09', granted: true }
    const setConsent = describedOperations.find(({ id }) => id === 'setConsent')
    if (!setConsent) throw new Error('the description has no setConsent')
    expect(
      await send(setConsent, [
        {
          code: 0,
          break: ({ own, headers }) => {
            Object.assign(own, purpose)
            headers['idempotency-key'] = 'used-before'
          },
        },
      ]),
    ).toBe(200)
    for (const id of ['setConsent', 'logEvent']) {
      const operation = describedOperations.find((each) => each.id === id)
      if (operation)
        await send(operation, [{ code: 0, break: (draft) => void (draft.address = spent) }])
    }
  })
  it.afterAll(() => app.close())

  /** The code that answers a call which fails these checks, and no other. */
  async function send(operation: Operation, failing: readonly Check[]): Promise<number> {
    calls += 1
    const [request] = describedRequests(operation, {})
    const draft: Draft = {
      address: `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
      headers: { 'country-language': 'th', 'idempotency-key': `key-${calls}-of-this-test` },
      caller: callerFields(operation.session === 'none' ? '' : token),
      own: { ...request?.query, ...request?.body },
      wrongSign: false,
    }
    if (hasBody(operation)) draft.headers['content-type'] = 'application/json'
    // The first last: what it leaves out no later one puts in.
    for (const check of failing.toReversed()) check.break(draft)
    const sign = draft.wrongSign ? '0'.repeat(64) : signatureOf(draft.caller)
    const fields = { ...draft.own, ...draft.caller, sign }
    const query = hasBody(operation) ? { timestamp: draft.caller['timestamp'] } : fields
    const answer = await app.inject({
      method: operation.method as 'GET' | 'POST',
      url: `/api${request?.path}?${new URLSearchParams(query as Record<string, string>).toString()}`,
      headers: draft.headers,
      remoteAddress: draft.address,
      ...(hasBody(operation) ? { payload: draft.payload ?? JSON.stringify(fields) } : {}),
    })
    return answer.json<{ code: number }>().code
  }

  it.for(
    describedOperations.filter(({ signed }) => signed).map((each) => [each.id, each] as const),
  )('%s makes the checks in the order of the guide', async ([, operation]) => {
    const made = checks.filter(({ of }) => of?.(operation) ?? true)
    // Of another edition is the account of a session alone.
    for (const left of [403_001, 403_100]) {
      const all = made.filter(({ code }) => code !== left)
      const codes: number[] = []
      for (let first = 0; first < all.length; first++) {
        codes.push(await send(operation, all.slice(first)))
      }
      expect(codes).toEqual(all.map(({ code }) => code))
    }
  })
})
