import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { checkBooks } from '../../../src/lending/ledger/check-books.ts'
import { certified } from '../../support/borrowers.ts'
import { engines, type TestDatabase } from '../../support/databases.ts'
import { console } from '../../support/lender.ts'
import { testsOn } from '../../support/lender-tests.ts'

/** On the day of the payout: the fee falls away. */
const WHOLE = { amount: 1_000_000, currency: 'THB' }

describe.each(engines)('a loan that is paid back on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ shared }) => {
    ;({ test, app } = shared)
  })

  it('is not paid or made again when every key has been forgotten', async () => {
    const { client, id, accountId } = await certified(app, test.database)
    const quote = await client.post('/v2/loan/quote', {
      product_id: 'th-short',
      amount: { amount: 1_000_000, currency: 'THB' },
      days: 61,
    })
    const named = { quote_id: String(quote.data['quote_id']), account_id: accountId }
    const agreement = await client.get('/v2/loan/agreement', named)
    const request = { ...named, agreement_hash: agreement.data['hash'], agreed: true }
    const applied = await client.post('/v2/loan/apply', request, { key: 'apply-once' })
    const { order_id } = applied.data['order'] as { order_id: string }
    for (const act of ['sign', 'pay-out']) await console(app, act, { borrower_id: id, order_id })
    const whole = { order_id, method: 'bank_transfer', purpose: 'repay', amount: WHOLE }
    const asked = await client.post('/v2/repay/create', whole, { key: 'repay-once' })
    const { reference } = asked.data['instruction'] as { reference: string }
    const incoming = { reference, payment_id: 'bank-payment-once' }
    expect((await console(app, 'pay', incoming)).body).toMatchObject({ state: 'returned' })
    const order = async () => (await client.get('/v2/order/detail', { order_id })).data
    const closed = await order()

    await test.database.query(
      "update idempotency_keys set created_at = created_at - interval '25 hours' where owner = $1",
      [id],
    )
    const state = { code: 409_002, data: { state: 'returned' } }
    expect(await client.post('/v2/repay/create', whole, { key: 'repay-once' })).toMatchObject(state)
    expect(await client.post('/v2/loan/apply', request, { key: 'apply-once' })).toMatchObject({
      code: 409_002,
      data: { state: 'quote_expired' },
    })
    expect((await console(app, 'pay', incoming)).body).toMatchObject({
      order_id,
      state: 'returned',
    })
    expect(await order()).toEqual(closed)

    // Other money for the same instruction is real money: it is kept for the borrower.
    await console(app, 'pay', { reference, payment_id: 'bank-payment-of-another-day' })
    const twice = { ...WHOLE, amount: 2 * WHOLE.amount }
    expect(await order()).toEqual({ ...closed, paid: twice, overpaid: WHOLE })
    const credit = await test.database.query(
      `select -sum(amount)::bigint as credit from ledger_entries
       where borrower_id = $1 and account = 'borrower_credit'`,
      [id],
    )
    expect(credit).toEqual([{ credit: WHOLE.amount }])
    expect(await checkBooks(test.database)).toEqual([])
  })
})
