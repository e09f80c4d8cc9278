import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { signedIn } from '../support/borrowers.ts'
import { startDatabase, type TestDatabase } from '../support/databases.ts'
import {
  describedOperations,
  describedRequests,
  sendDescribed,
  type DescribedRequest,
} from '../support/described-requests.ts'
import { settings, SignedClient } from '../support/lender.ts'
import { rightfulFor, type Rightful } from '../support/rightful-borrowers.ts'
import type { World } from '../support/belongings.ts'
import { rowsOf } from '../support/rows-of.ts'
import { callerFields } from '../support/signature.ts'
import { injectAsTester } from '../support/tester.ts'

type Fields = Record<string, unknown>

/** What an attacker would like to set, with a value that would pass for one. */
const WISHES: Readonly<Fields> = {
  status: 'repaid',
  state: 'repaid',
  order_state: 'repaid',
  rate: 0,
  annual_interest: 0,
  apr: 0,
  service_fee: { amount: 0, currency: 'THB' },
  limit: 100_000_000,
  quota: { amount: 100_000_000, currency: 'THB' },
  owner: 'me',
  borrower_id: '00000000-0000-7000-8000-000000000001',
  user_id: '00000000-0000-7000-8000-000000000001',
  id: '00000000-0000-7000-8000-000000000001',
  is_admin: true,
  role: 'admin',
  created_at: '2020-01-01T00:00:00Z',
  paid_at: '2020-01-01T00:00:00Z',
  amount_paid: { amount: 100_000_000, currency: 'THB' },
  due_date: '2099-01-01',
  is_default: true,
  verified: true,
  expires_at: '2099-01-01T00:00:00Z',
}

/** Fields of the contract that bear such a name; what they do is asked further down. */
const KNOWN: Readonly<Record<string, readonly string[]>> = { logEvent: ['user_id'] }

/** Bodies with two forms of which neither fits: the fault names no field. */
const TOLD_AS_A_WHOLE: ReadonlySet<string> = new Set(['askForHelp'])

const withBodies = describedOperations.filter(
  (each) => describedRequests(each, {})[0]?.body !== undefined,
)
const readings = describedOperations.filter(
  ({ method, signed, keyed }) => method === 'GET' && signed && !keyed,
)

describe('fields under attack', () => {
  let test: TestDatabase
  let app: FastifyInstance
  let world: World
  let client: SignedClient
  const people = new Map<unknown, Promise<Rightful>>()
  beforeAll(async () => {
    test = await startDatabase('pglite')
    // Not held against the description: queries are sent here that it does not know.
    app = await buildApp({ database: test.database, settings, logger: false })
    injectAsTester(app, test.database, settings)
    world = { app, database: test.database }
    client = (await signedIn(app, test.database)).client
  })
  afterAll(async () => {
    await app.close()
    await test.stop()
  })

  function somebodyFor(operation: (typeof describedOperations)[number]): Promise<Rightful> {
    const make = rightfulFor(operation.id)
    const made = people.get(make) ?? make(world)
    people.set(make, made)
    return made
  }
  /** The body itself and every object in it, by where it stands. */
  function levelsOf(body: Fields, at = ''): [string, Fields][] {
    const inner = Object.entries(body).flatMap(([name, value]): [string, Fields][] =>
      typeof value === 'object' && value !== null ? levelsOf(value as Fields, `${at}${name}.`) : [],
    )
    return Array.isArray(body) ? inner : [[at, body], ...inner]
  }

  it.each(withBodies.map((each) => [each.id, each] as const))(
    '%s takes no field that its borrower may not set, at any level',
    async (_, operation) => {
      const somebody = await somebodyFor(operation)
      const before = await rowsOf(test.database, somebody.id)
      for (const request of describedRequests(operation, somebody.values)) {
        for (const [place] of levelsOf(request.body ?? {})) {
          const bent: DescribedRequest = { ...request, body: structuredClone(request.body) }
          const [, level] = levelsOf(bent.body ?? {}).find(([at]) => at === place) ?? ['', {}]
          const smuggled = Object.keys(WISHES).filter((name) => !(name in level))
          for (const name of smuggled) level[name] = WISHES[name]
          const { code, data } = await sendDescribed(app, bent, somebody.token)
          expect(code, `${request.example} ${place}`).toBe(422_001)
          const refused = new Set((data as { field: string }[]).map(({ field }) => field))
          const taken = smuggled.filter((name) => !refused.has(`${place}${name}`))
          // A draft keeps texts by whatever name; it is read back below.
          const isWhole = TOLD_AS_A_WHOLE.has(operation.id)
          const free = isWhole || place === 'fields.' ? smuggled : (KNOWN[operation.id] ?? [])
          expect(taken.filter((name) => !free.includes(name))).toEqual([])
        }
      }
      expect(await rowsOf(test.database, somebody.id)).toEqual(before)
    },
  )

  it.each(readings.map((each) => [each.id, each] as const))(
    '%s is the same for any other name in its query',
    async (_, operation) => {
      const [somebody, other] = [await somebodyFor(operation), await signedIn(app, test.database)]
      const [plain] = describedRequests(operation, somebody.values)
      if (plain === undefined) throw new Error('no request')
      const named = { borrower_id: other.id, user_id: other.id, owner: other.id, limit: '1000' }
      const asked = { ...plain, query: { ...plain.query, ...named, is_admin: 'true' } }
      const one = await sendDescribed(app, plain, somebody.token)
      const two = await sendDescribed(app, asked, somebody.token)
      expect(two.status).toBe(one.status)
      if (one.code !== undefined) expect(two.data).toEqual(one.data)
    },
  )

  it('a draft is texts and nothing else, whatever their names', async () => {
    const { client: drafting } = await signedIn(app, test.database)
    const texts = Object.fromEntries(Object.keys(WISHES).map((name) => [name, '2']))
    const steps = (await drafting.get('/v2/verify/steps')).data
    const saved = await drafting.post('/v2/verify/draft', { page: 'work', fields: texts })
    expect(saved.code).toBe(200)
    const { data } = await drafting.get('/v2/verify/profile')
    expect(data).toMatchObject({ work: null, personal: null, drafts: { work: texts } })
    expect((await drafting.get('/v2/verify/submit_apply')).code).toBe(409_002)
    const codes = (now: unknown) => (now as { steps: { code: string }[] }).steps.map((s) => s.code)
    expect(codes((await drafting.get('/v2/verify/steps')).data)).toEqual(codes(steps))
  })

  it('an event is nobody else’s, whatever it names', async () => {
    const victim = await signedIn(app, test.database)
    const before = await rowsOf(test.database, victim.id)
    const event = {
      method: 'POST',
      event_name: 'screen_opened',
      event_value: 'x',
      uuid: 'device-1',
    }
    for (const caller of [new SignedClient(app), client]) {
      const foreign = { ...event, event_id: randomUUID(), user_id: victim.id }
      expect((await caller.post('/v2/logout/create', foreign)).code).toBe(200)
    }
    expect(await rowsOf(test.database, victim.id)).toEqual(before)
  })

  it.each([
    ['no JSON', '{"page":'],
    ['a prototype', '{"__proto__":{"admin":true}}'],
    ['null', 'null'],
    ['a list', '[]'],
    ['half a surrogate pair', '{"page":"\\ud800"}'],
    ['a NUL', '{"page":"\\u0000"}'],
  ])('answers 400001 to a body that is %s', async (_, payload) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/v2/verify/draft',
      headers: { 'content-type': 'application/json', 'country-language': 'th' },
      payload,
    })
    expect(answer.json()).toMatchObject({ code: 400_001, data: null })
  })

  it('answers 413001 to a body of a megabyte and 415001 to one that is no JSON', async () => {
    const large = await client.post('/v2/verify/draft', { page: 'x'.repeat(1_000_000) })
    expect(large.code).toBe(413_001)
    const form = await app.inject({
      method: 'POST',
      url: '/v2/verify/draft',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'page=work',
    })
    expect(form.json()).toMatchObject({ code: 415_001 })
  })

  it('are decoded once: what is encoded twice is another text', async () => {
    const [file, order] = [
      await rightfulFor('getFile')(world),
      await rightfulFor('getOrder')(world),
    ]
    const answerTo = async (url: string, { token }: Rightful) => {
      const query = new URLSearchParams(callerFields(token)).toString()
      const headers = { 'country-language': 'th' }
      const { statusCode } = await app.inject({ url: `${url}${query}`, headers })
      return statusCode
    }
    const answers = []
    for (const hyphen of ['-', '%2D', '%252D']) {
      const named = (value: unknown): string => String(value).replaceAll('-', hyphen)
      answers.push([
        await answerTo(`/v2/file/${named(file.values['file_id'])}?`, file),
        await answerTo(`/v2/order/detail?order_id=${named(order.values['order_id'])}&`, order),
      ])
    }
    expect(answers).toEqual([
      [200, 200],
      [200, 200],
      [400, 400],
    ])
  })

  it('is not confused by a parameter that stands twice', async () => {
    const twice = await app.inject({
      url: `/v2/order/list?token=${client.token}&token=`,
      headers: { 'country-language': 'th' },
    })
    expect(twice.json()).toMatchObject({ code: 400_001 })
  })
})
