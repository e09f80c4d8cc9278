import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect } from 'vitest'
import { verifyChains } from '../../../src/lending/audit/verify-chains.ts'
import { listTexts } from '../../../src/lending/messages/texts.ts'
import { busyBorrower, planted } from '../../support/busy-borrower.ts'
import {
  certified,
  newPhone,
  signedIn,
  untilDueAsAgreed,
  withLoan,
} from '../../support/borrowers.ts'
import { bothEngines, type TestDatabase } from '../../support/databases.ts'
import { console, SignedClient } from '../../support/lender.ts'
import { testsOn } from '../../support/lender-tests.ts'

const quote = {
  product_id: 'th-short',
  amount: { amount: 500_000, currency: 'THB' },
  days: 61,
}

interface Entry {
  seq: number
  actor: string
  action: string
  about: Record<string, unknown>
}

describe.each(bothEngines)('the audit log on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })
  afterEach(async () => {
    expect((await verifyChains(test.database)).broken).toEqual([])
  })

  const chainOf = (borrowerId: string) =>
    test.database.query<Entry>(
      'select seq, actor, action, about from audit_entries where borrower_id = $1 order by seq',
      [borrowerId],
    )
  const asOwner = (statement: string) => test.database.asOwner((owner) => owner.exec(statement))
  const acts = async (borrowerId: string) =>
    (await chainOf(borrowerId)).map(({ actor, action }) => `${actor} ${action}`)

  it('records a loan from its quote to its end: who did what, in one chain', async () => {
    await untilDueAsAgreed(app)
    const borrower = await certified(app, test.database)
    const order_id = await withLoan(app, borrower)
    await console(app, 'clock', { days: '62' })
    const amount = { amount: 100_000, currency: 'THB' }
    const request = { order_id, method: 'bank_transfer', purpose: 'repay', amount }
    const asked = await borrower.client.post('/v2/repay/create', request)
    const { reference } = asked.data['instruction'] as { reference: string }
    await console(app, 'pay', { reference })
    expect(await acts(borrower.id)).toEqual([
      'borrower createQuote',
      'borrower applyForLoan',
      'signing_app sign',
      'staff pay_out',
      'job remind',
      'job remind',
      'job fall_overdue',
      'job late_fee',
      'borrower createRepayment',
      'bank payment_booked',
    ])
    const chain = await chainOf(borrower.id)
    expect(chain.map(({ seq }) => seq)).toEqual(chain.map((_, at) => at + 1))
    const created = chain[8]?.about
    expect(created).toMatchObject({ code: 200, order_id })
    expect(created?.['session_id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(created?.['repayment_id']).toEqual(chain[9]?.about['repayment_id'])
  })

  it('has a refusal with its code, and a repeated call once', async () => {
    const { client, id } = await certified(app, test.database)
    const key = 'sent-twice-counts-once'
    await client.post('/v2/loan/quote', quote, { key })
    await client.post('/v2/loan/quote', quote, { key })
    const beyond = { ...quote, amount: { amount: 999_999_900, currency: 'THB' } }
    const refused = await client.post('/v2/loan/quote', beyond)
    expect((await chainOf(id)).map(({ about }) => about['code'])).toEqual([200, refused.code])
    expect(refused.code).toBe(422_001)
  })

  it('has nothing of a call that had no effect because the server failed', async () => {
    const { client, id } = await certified(app, test.database)
    await asOwner('alter table quotes add constraint broken check (currency is null) not valid')
    expect((await client.post('/v2/loan/quote', quote)).code).toBe(500_001)
    await asOwner('alter table quotes drop constraint broken')
    expect(await chainOf(id)).toEqual([])
  })

  it('undoes the effect when it cannot be written', async () => {
    const { client, id } = await certified(app, test.database)
    await asOwner('alter table audit_entries add constraint broken check (seq < 0) not valid')
    expect((await client.post('/v2/loan/quote', quote)).code).toBe(500_001)
    await asOwner('alter table audit_entries drop constraint broken')
    const quotes = await test.database.query('select id from quotes where borrower_id = $1', [id])
    expect(quotes).toEqual([])
  })

  it('has signing in and out, with the session and nothing of the phone', async () => {
    const phone = { phone_prefix: '+66', phone: newPhone() }
    const client = new SignedClient(app)
    const uuid = '0198f0c0-0000-7000-8000-000000000001'
    await client.post('/v2/user/send_code', { ...phone, uuid })
    const [text] = await listTexts(test.database, { phone: phone.phone })
    const code = /\d{6}/.exec(text?.body ?? '')?.[0]
    const { data } = await client.post('/v2/user/login', { ...phone, code, uuid })
    await client.post('/v2/user/logout', {}, { token: String(data['token']) })
    const chain = await chainOf(String(data['user_id']))
    expect(chain.map(({ action }) => action)).toEqual(['login', 'logout'])
    expect(chain[1]?.about['session_id']).toBe(chain[0]?.about['session_id'])
    expect(JSON.stringify(chain)).not.toContain(uuid)
  })

  it('knows of a call by its id, and by one of the lender’s where that could be somebody’s', async () => {
    const { client, id } = await certified(app, test.database)
    const ours = '0198f0c0-0000-7000-8000-000000000002'
    const named: unknown[] = []
    for (const given of [ours, '0812345678']) {
      const headers = { 'x-request-id': given }
      named.push((await client.post('/v2/loan/quote', quote, { headers })).headers['x-request-id'])
    }
    const ids = (await chainOf(id)).map(({ about }) => about['request_id'])
    expect(ids).toEqual(named)
    expect(ids).toEqual([ours, expect.stringMatching(/^[0-9a-f-]{36}$/)])
  })

  it('holds nothing that a person typed, and outlives the account', async () => {
    const { borrower, client } = await busyBorrower(app, test.database)
    await client.post('/v2/account/cancel', { confirmed: true })
    await console(app, 'clock', { days: '16' })
    const chain = await chainOf(borrower.id)
    const recorded = JSON.stringify(chain)
    expect([...planted, borrower.phone].filter((value) => recorded.includes(value))).toEqual([])
    expect(chain.length).toBeGreaterThan(10)
    expect(chain.at(-1)).toMatchObject({ actor: 'job', action: 'purge' })
  })

  it('keeps one order however many calls come at once', async () => {
    const { client, id } = await signedIn(app, test.database)
    await Promise.all(
      Array.from({ length: 25 }, (_, at) =>
        client.post('/v2/account/consent', {
          purpose: at % 2 === 0 ? 'contacts_list' : 'apps_list',
          granted: true,
          notice_version: '2026-09',
        }),
      ),
    )
    const seqs = (await chainOf(id)).map(({ seq }) => seq)
    expect(seqs).toEqual(Array.from({ length: 25 }, (_, at) => at + 1))
  })

  it.each([
    `update audit_entries set action = 'other'`,
    'delete from audit_entries',
    'truncate audit_entries',
    'delete from audit_heads',
    'truncate audit_heads',
    'update audit_heads set seq = seq - 1',
    'update audit_heads set seq = seq',
  ])('is append-only: %s', async (statement) => {
    await expect(asOwner(statement)).rejects.toThrow('append-only')
  })

  it('can be started over with everything else', async () => {
    await console(app, 'reset')
    expect(await test.database.query('select 1 from audit_entries')).toEqual([])
    const { client, id } = await certified(app, test.database)
    await client.post('/v2/loan/quote', quote)
    expect(await acts(id)).toEqual(['borrower createQuote'])
  })
})
