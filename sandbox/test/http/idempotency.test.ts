import type { FastifyInstance } from 'fastify'
import { afterAll, describe, expect, onTestFinished, vi } from 'vitest'
import { VisitorsKeys } from '../../src/http/pipeline/visitors-keys.ts'
import { checkBooks } from '../../src/lending/ledger/check-books.ts'
import { first } from '../../src/store/database/database.ts'
import { certified, newPhone, withLoan } from '../support/borrowers.ts'
import { bothEngines, type TestDatabase } from '../support/databases.ts'
import { SignedClient } from '../support/lender.ts'
import { testsOn } from '../support/lender-tests.ts'

describe.each(bothEngines)('a call repeated with its key on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })
  afterAll(async () => {
    expect(await checkBooks(test.database)).toEqual([])
  })

  const quoteFor = (amount: number) => ({
    product_id: 'th-short',
    amount: { amount, currency: 'THB' },
    days: 61,
  })
  const quotesOf = async (borrowerId: string): Promise<number> => {
    const row = await first<{ n: number }>(
      test.database,
      'select count(*) as n from quotes where borrower_id = $1',
      [borrowerId],
    )
    return row?.n ?? 0
  }

  it('has one effect and one answer, however many arrive at once', async () => {
    const { client, id } = await certified(app, test.database)
    const keys = Array.from({ length: 10 }, (_, index) => `parallel-${index}`)
    const calls = keys.flatMap((key) =>
      // As many of one borrower as find a place.
      Array.from({ length: 6 }, () => client.post('/v2/loan/quote', quoteFor(500_000), { key })),
    )
    const answers = await Promise.all(calls)
    const done = answers.filter((each) => each.code === 200)
    expect(answers.every((each) => each.code === 200 || each.code === 409_001)).toBe(true)
    expect(new Set(done.map((each) => each.data['quote_id'])).size).toBe(keys.length)
    expect(await quotesOf(id)).toBe(keys.length)
  })

  it('is kept for no more visitors of one network than the day has keys', async () => {
    const take = vi.spyOn(VisitorsKeys.prototype, 'take').mockReturnValue(false)
    onTestFinished(() => take.mockRestore())
    const visitor = new SignedClient(app)
    const who = { phone_prefix: '+66', phone: newPhone(), uuid: 'an-unkept-device' }
    const sent = () => visitor.post('/v2/user/send_code', who, { key: 'unkept-code' })
    expect([(await sent()).code, (await sent()).code]).toEqual([200, 429_001])
    const wrong = () =>
      visitor.post('/v2/user/login', { ...who, code: '000000' }, { key: 'unkept-login' })
    // Without its key each is a try of its own.
    expect([(await wrong()).data, (await wrong()).data]).toEqual([
      { tries_left: 4 },
      { tries_left: 3 },
    ])
    const keys = await test.database.query(
      `select 1 from idempotency_keys where key in ('unkept-code', 'unkept-login')`,
    )
    expect(keys).toEqual([])
  })

  it('gives a refusal by the rules again, even when the call would be good by now', async () => {
    const { client, id } = await certified(app, test.database, 500_000)
    const key = 'refused-once'
    const refused = await client.post('/v2/loan/quote', quoteFor(600_000), { key })
    expect(refused.code).toBe(422_001)
    await test.database.query(
      'update evaluations set quota_amount = 2000000 where borrower_id = $1',
      [id],
    )
    expect((await client.post('/v2/loan/quote', quoteFor(600_000), { key })).data).toEqual(
      refused.data,
    )
    expect((await client.post('/v2/loan/quote', quoteFor(600_000))).code).toBe(200)
  })

  it('gives the same refusal in the language of each call', async () => {
    const { client } = await certified(app, test.database, 500_000)
    const inLanguage = (language: string) =>
      client.post('/v2/loan/quote', quoteFor(600_000), {
        key: 'read-by-two',
        headers: { 'accept-language': language },
      })
    const [thai, english] = [await inLanguage('th'), await inLanguage('en')]
    expect(thai.message).toBe('กรุณาแก้ไขข้อมูล')
    expect(english.message).toBe('Please correct the fields')
    expect([english.status, english.code, english.data]).toEqual([422, 422_001, thai.data])
    expect((await inLanguage('th')).message).toBe(thai.message)
  })

  it('is refused with other fields, but not with other common fields', async () => {
    const { client, id } = await certified(app, test.database)
    const key = 'one-thing-only'
    const made = await client.post('/v2/loan/quote', quoteFor(500_000), { key })
    const again = await client.post('/v2/loan/quote', quoteFor(500_000), {
      key,
      timestamp: Date.now() - 60_000,
      caller: { h5_version: '1.0.1', channel: 'elsewhere' },
    })
    expect(again.data).toEqual(made.data)
    expect((await client.post('/v2/loan/quote', quoteFor(510_000), { key })).code).toBe(422_002)
    expect(
      (await client.post('/v2/verify/draft', { page: 'work', fields: {} }, { key })).code,
    ).toBe(422_002)
    expect(await quotesOf(id)).toBe(1)
  })

  it('is another call for another borrower', async () => {
    const [one, other] = [await certified(app, test.database), await certified(app, test.database)]
    const key = 'a-key-of-each'
    const quotes = [
      await one.client.post('/v2/loan/quote', quoteFor(500_000), { key }),
      await other.client.post('/v2/loan/quote', quoteFor(500_000), { key }),
    ]
    expect(new Set(quotes.map((each) => each.data['quote_id'])).size).toBe(2)
  })

  it('has the same answer until a minute before the 24 hours are over', async () => {
    const { client, id } = await certified(app, test.database)
    const key = 'kept-nearly-a-day'
    const made = await client.post('/v2/loan/quote', quoteFor(500_000), { key })
    await test.database.query(
      `update idempotency_keys set created_at = created_at - interval '23 hours 59 minutes'
       where owner = $1`,
      [id],
    )
    const again = await client.post('/v2/loan/quote', quoteFor(500_000), { key })
    expect(again.data).toEqual(made.data)
    expect(await quotesOf(id)).toBe(1)
  })

  it('is a new call after 24 hours', async () => {
    const { client, id } = await certified(app, test.database)
    const key = 'kept-for-a-day'
    await client.post('/v2/loan/quote', quoteFor(500_000), { key })
    await test.database.query(
      `update idempotency_keys set created_at = created_at - interval '25 hours' where owner = $1`,
      [id],
    )
    await client.post('/v2/loan/quote', quoteFor(700_000), { key })
    expect(await quotesOf(id)).toBe(2)
  })

  it('leaves nothing behind when the server failed in the middle', async () => {
    const { client, id } = await certified(app, test.database)
    const alter = (change: string): Promise<void> =>
      test.database.asOwner((owner) => owner.exec(`alter table quotes ${change}`))
    await alter('add constraint broken check (currency is null) not valid')
    const key = 'failed-in-the-middle'
    expect((await client.post('/v2/loan/quote', quoteFor(500_000), { key })).code).toBe(500_001)
    await alter('drop constraint broken')
    expect((await client.post('/v2/loan/quote', quoteFor(500_000), { key })).code).toBe(200)
    expect(await quotesOf(id)).toBe(1)
  })

  it('opens one loan only, however many quotes are applied for at once', async () => {
    const borrower = await certified(app, test.database)
    const agreedTo = async (): Promise<object> => {
      const quote = await borrower.client.post('/v2/loan/quote', quoteFor(500_000))
      const named = { quote_id: String(quote.data['quote_id']), account_id: borrower.accountId }
      const agreement = await borrower.client.get('/v2/loan/agreement', named)
      return { ...named, agreement_hash: agreement.data['hash'], agreed: true }
    }
    const wishes = await Promise.all(Array.from({ length: 6 }, agreedTo))
    const answers = await Promise.all(
      wishes.map((request) => borrower.client.post('/v2/loan/apply', request)),
    )
    expect(answers.filter((each) => each.code === 200)).toHaveLength(1)
    const losers = answers.filter((each) => each.code === 409_004)
    expect(losers).toHaveLength(5)
    // Every loser is answered where to go on, also one that lost in the last moment.
    for (const { data } of losers) {
      expect(data).toMatchObject({ state: 'approved', next: 'downSignApp' })
    }
  })

  it('never makes two instructions of one repayment', async () => {
    const borrower = await certified(app, test.database)
    const orderId = await withLoan(app, borrower)
    const asked = {
      order_id: orderId,
      method: 'scan_code',
      purpose: 'repay',
      amount: { amount: 100_000, currency: 'THB' },
    }
    const calls = Array.from({ length: 20 }, () =>
      borrower.client.post('/v2/repay/create', asked, { key: 'one-repayment' }),
    )
    const answers = (await Promise.all(calls)).filter((each) => each.code === 200)
    expect(new Set(answers.map((each) => each.data['repayment_id'])).size).toBe(1)
  })
})
