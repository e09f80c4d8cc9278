import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operationsOf, readDescription } from '../src/http/description.ts'
import { certified, signedIn, withLoan, type TestBorrower } from './borrowers.ts'
import { startDatabase, type TestDatabase } from './databases.ts'
import { console, SignedClient, startLender } from './lender.ts'

const operations = [...operationsOf(readDescription()).values()]
const guarded = operations.filter((each) => each.session === 'required')

describe('the lender under attack', { timeout: 60_000 }, () => {
  let test: TestDatabase
  let app: FastifyInstance
  let victim: TestBorrower
  let orderId: string
  beforeAll(async () => {
    test = await startDatabase('pglite')
    app = await startLender(test.database)
    victim = await certified(app, test.database)
    orderId = await withLoan(app, victim)
  }, 60_000)
  afterAll(async () => {
    await app.close()
    await test.stop()
  })

  const call = (client: SignedClient, operation: (typeof operations)[number], fields = {}) => {
    const path = operation.path.replaceAll(/\{[a-z_]+\}/g, orderId)
    return operation.method === 'GET' ? client.get(path, fields) : client.post(path, fields)
  }

  it.each(guarded.map((each) => [each.id, each] as const))(
    'asks for a session: %s',
    async (_, operation) => {
      for (const token of ['', 'x'.repeat(75), victim.client.token.slice(0, -1) + 'A'.repeat(2)]) {
        expect((await call(new SignedClient(app, token), operation)).code).toBe(403_100)
      }
    },
  )

  it('answers for the things of another as if they were not there', async () => {
    const thief = await certified(app, test.database)
    const quote = await victim.client.post('/v2/loan/quote', {
      product_id: 'th-short',
      amount: { amount: 500_000, currency: 'THB' },
      days: 61,
    })
    const asked = await victim.client.post('/v2/repay/create', {
      order_id: orderId,
      method: 'scan_code',
      purpose: 'repay',
      amount: { amount: 100_000, currency: 'THB' },
    })
    const quote_id = String(quote.data['quote_id'])
    const order = { order_id: orderId }
    const { client } = thief
    const attempts = [
      client.get('/v2/order/detail', order),
      client.get('/v2/sign/contract', order),
      client.get('/v2/sign/status', order),
      client.get('/v2/repay/methods', order),
      client.get('/v2/repay/status', { repayment_id: String(asked.data['repayment_id']) }),
      client.get('/v2/loan/agreement', { quote_id, account_id: thief.accountId }),
      client.post('/v2/repay/create', {
        ...order,
        method: 'scan_code',
        purpose: 'repay',
        amount: { amount: 100_000, currency: 'THB' },
      }),
      client.post('/v2/loan/apply', {
        quote_id,
        account_id: thief.accountId,
        agreement_hash: '0'.repeat(64),
        agreed: true,
      }),
    ]
    const codes = (await Promise.all(attempts)).map((each) => each.code)
    expect(new Set(codes)).toEqual(new Set([404_001]))
    expect((await client.get('/v2/order/list')).data).toEqual({ orders: [], cursor: null })
  })

  it('takes no field that the contract does not know', async () => {
    const smuggled = await victim.client.post('/v2/loan/quote', {
      product_id: 'th-short',
      amount: { amount: 500_000, currency: 'THB', rate: 0 },
      days: 61,
      annual_interest: 0,
      borrower_id: 'somebody-else',
    })
    expect(smuggled.code).toBe(422_001)
    expect(smuggled.data).toEqual(
      expect.arrayContaining([{ field: 'annual_interest', rule: 'unknown_field', params: {} }]),
    )
  })

  it.each([
    ['zero', 0],
    ['below zero', -100],
    ['a fraction', 1000.5],
    ['2^53', 2 ** 53],
    ['beyond the bound', 1_000_000_000_001],
    ['text', '100000'],
    ['null', null],
  ])('takes no sum of %s', async (_, amount) => {
    const repayment = await victim.client.post('/v2/repay/create', {
      order_id: orderId,
      method: 'scan_code',
      purpose: 'repay',
      amount: { amount, currency: 'THB' },
    })
    expect(repayment.code).toBe(422_001)
  })

  it('takes no more than is owed, nor another currency', async () => {
    const asked = { order_id: orderId, method: 'scan_code', purpose: 'repay' }
    for (const amount of [
      { amount: 2_000_000, currency: 'THB' },
      { amount: 100_000, currency: 'PKR' },
    ]) {
      expect((await victim.client.post('/v2/repay/create', { ...asked, amount })).code).toBe(
        422_001,
      )
    }
  })

  it('lends nothing without the agreement of that very quote', async () => {
    const borrower = await certified(app, test.database)
    const quote = await borrower.client.post('/v2/loan/quote', {
      product_id: 'th-short',
      amount: { amount: 500_000, currency: 'THB' },
      days: 61,
    })
    const named = { quote_id: quote.data['quote_id'], account_id: borrower.accountId }
    const wrong = { ...named, agreement_hash: '0'.repeat(64), agreed: true }
    const refused = await borrower.client.post('/v2/loan/apply', wrong)
    expect(refused.code).toBe(409_002)
    expect(refused.data).toMatchObject({ state: 'agreement_changed' })
    const unread = await borrower.client.post('/v2/loan/apply', { ...wrong, agreed: false })
    expect(unread.data).toEqual([{ field: 'agreed', rule: 'agree', params: {} }])
  })

  it('lends nothing on an expired quote, nor before the evaluation', async () => {
    const { client } = await signedIn(app, test.database)
    const early = await client.get('/v2/loan/products')
    expect(early.code).toBe(409_002)
    const borrower = await certified(app, test.database)
    const quote = await borrower.client.post('/v2/loan/quote', {
      product_id: 'th-short',
      amount: { amount: 500_000, currency: 'THB' },
      days: 61,
    })
    const named = { quote_id: String(quote.data['quote_id']), account_id: borrower.accountId }
    const agreement = await borrower.client.get('/v2/loan/agreement', named)
    await console(app, 'clock', { hours: '1' })
    const late = await borrower.client.post('/v2/loan/apply', {
      ...named,
      agreement_hash: agreement.data['hash'],
      agreed: true,
    })
    expect(late.data).toMatchObject({ state: 'quote_expired', next: 'prod' })
  })

  it('checks signature, time, edition, version, headers', async () => {
    const { client } = victim
    const path = '/v2/order/list'
    const codes = [
      await client.get(path, {}, { timestamp: Date.now() - 301_000 }),
      await client.get(path, {}, { timestamp: Date.now() + 301_000 }),
      await client.get(path, {}, { caller: { app_id: 'paso-mx' } }),
      await client.get(path, {}, { caller: { version: '0.9.9' } }),
      await client.get(path, {}, { caller: { platform: 'toaster' } }),
      await client.get(path, {}, { headers: { 'country-language': 'klingon' } }),
      await client.post('/v2/user/logout', {}, { key: 'short' }),
      await client.get(path, { cursor: 'nonsense' }),
    ].map((each) => each.code)
    expect(codes).toEqual([400_003, 400_003, 403_001, 426_001, 400_001, 400_001, 400_001, 400_001])
    const forged = await app.inject({
      url: `${path}?version=1&platform=web&appsflyer_id=&bundle_id=&app_id=paso-th&token=&timestamp=${Date.now()}&sign=${'0'.repeat(64)}&package_name=&h5_version=1`,
      headers: { 'country-language': 'th' },
    })
    expect(forged.json()).toMatchObject({ code: 400_002 })
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
    const large = await victim.client.post('/v2/verify/draft', { page: 'x'.repeat(1_000_000) })
    expect(large.code).toBe(413_001)
    const form = await app.inject({
      method: 'POST',
      url: '/v2/verify/draft',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'page=work',
    })
    expect(form.json()).toMatchObject({ code: 415_001 })
  })

  it('is not confused by a parameter that stands twice', async () => {
    const twice = await app.inject({
      url: `/v2/order/list?token=${victim.client.token}&token=`,
      headers: { 'country-language': 'th' },
    })
    expect(twice.json()).toMatchObject({ code: 400_001 })
  })

  it('lets no other origin use the console', async () => {
    const foreign = [
      { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      { 'content-type': 'application/json', origin: 'https://evil.example' },
      { 'content-type': 'application/json', origin: 'null' },
      { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' },
    ]
    for (const headers of foreign) {
      const answer = await app.inject({
        method: 'POST',
        url: '/sandbox/api/reset',
        headers,
        payload: '{}',
      })
      expect([403, 415]).toContain(answer.statusCode)
    }
  })

  it('sheds a caller that calls too often', async () => {
    const busy = await startLender(test.database, { callsPerMinute: 60 })
    const codes = []
    for (let calls = 0; calls < 70; calls++) {
      codes.push((await new SignedClient(busy).get('/v2/home/index')).code)
    }
    expect(codes.slice(0, 60).every((code) => code === 200)).toBe(true)
    expect(codes.at(-1)).toBe(429_002)
    await busy.close()
  })

  it('has no console where the settings do not allow one', async () => {
    const open = await startLender(test.database, { console: false })
    for (const url of ['/sandbox', '/sandbox/api/texts']) {
      expect((await open.inject({ url })).statusCode).toBe(404)
    }
    await open.close()
  })
})
