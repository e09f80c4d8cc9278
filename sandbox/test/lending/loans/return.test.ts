import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { certified, withLoan, type TestBorrower } from '../../support/borrowers.ts'
import { engines, type TestDatabase } from '../../support/databases.ts'
import { console } from '../../support/lender.ts'
import { checkedTestsOn } from '../../support/lender-tests.ts'

const HOUR = 3_600_000
const PRINCIPAL = 1_000_000

interface InboxMessage {
  title: string
  text: string
  sent_at: string
}

describe.each(engines)('the return of a loan on %s', (engine) => {
  const it = checkedTestsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  let borrower: TestBorrower
  let order_id: string
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })

  const newLoan = async (): Promise<void> => {
    borrower = await certified(app, test.database)
    order_id = await withLoan(app, borrower, PRINCIPAL)
  }
  const announce = () => borrower.client.post('/v2/loan/return', { order_id })
  const ask = (purpose: string, amount = PRINCIPAL) =>
    borrower.client.post('/v2/repay/create', {
      order_id,
      method: 'bank_transfer',
      purpose,
      amount: { amount, currency: 'THB' },
    })
  const referenceOf = (asked: { data: Record<string, unknown> }) =>
    (asked.data['instruction'] as { reference: string }).reference
  const detail = async () =>
    (await borrower.client.get('/v2/order/detail', { order_id })).data as {
      state: string
      return_until: string | null
      outstanding: { amount: number }
      payoff_today: { amount: number }
    }
  const businessTime = async (): Promise<number> => {
    const { now } = (await app.inject({ url: '/sandbox/api/clock' })).json<{ now: string }>()
    return Date.parse(now)
  }
  /** Noon in Bangkok, so that hours added later meet the same midnights whenever the test runs. */
  const passToNoon = async (): Promise<void> => {
    const minute = Math.floor((await businessTime()) / 60_000 + 7 * 60) % 1440
    await console(app, 'clock', { minutes: String((1440 + 720 - minute) % 1440) })
  }

  it('costs nothing: the amount received ends it', async () => {
    await newLoan()
    const { return_until } = await detail()
    const announced = await announce()
    expect(announced.data).toEqual({
      order_id,
      amount: { amount: PRINCIPAL, currency: 'THB' },
      return_by: return_until,
      next: 'repayment',
    })
    const asked = await ask('return')
    expect(asked.data).toMatchObject({ purpose: 'return', amount: { amount: PRINCIPAL } })
    expect(asked.data['instruction']).toMatchObject({ expires_at: return_until })
    await console(app, 'clock', { hours: '20' })
    const paid = await console(app, 'pay', { reference: referenceOf(asked) })
    expect(paid.body).toMatchObject({ state: 'returned' })
    expect(await detail()).toMatchObject({
      state: 'returned',
      return_until: null,
      outstanding: { amount: 0 },
      payoff_today: { amount: 0 },
    })
    expect((await borrower.client.get('/v2/home/index')).data).toMatchObject({ next: 'prod' })
  })

  it('counts from the payer’s day when it is matched much later', async () => {
    await newLoan()
    await announce()
    const reference = referenceOf(await ask('return'))
    const paidAt = new Date((await businessTime()) + 1).toISOString()
    await console(app, 'clock', { days: '70' })
    expect((await detail()).state).toBe('overdue')
    const paid = await console(app, 'pay', { reference, paid_at: paidAt, amount: PRINCIPAL + 50 })
    expect(paid.body).toMatchObject({ state: 'returned' })
  })

  it('counts though the loan was written off before it was matched, and leaves no record', async () => {
    await newLoan()
    await announce()
    const reference = referenceOf(await ask('return'))
    const paid_at = new Date((await businessTime()) + 1).toISOString()
    await console(app, 'clock', { days: '100' })
    const lost = await console(app, 'write-off', { borrower_id: borrower.id, order_id })
    expect(lost.body).toMatchObject({ state: 'written_off' })
    const paid = await console(app, 'pay', { reference, paid_at })
    expect(paid.body).toMatchObject({ state: 'returned' })
    expect(await detail()).toMatchObject({ state: 'returned', payoff_today: { amount: 0 } })
    expect((await borrower.client.get('/v2/account/cancel_check')).data['can_cancel']).toBe(true)
    expect((await borrower.client.get('/v2/loan/products')).code).toBe(200)
  })

  it('is refused after 24 hours, and money that comes then lowers the debt', async () => {
    await passToNoon()
    await newLoan()
    await announce()
    const reference = referenceOf(await ask('return'))
    await console(app, 'clock', { hours: '25' })
    expect((await announce()).code).toBe(409_002)
    expect((await ask('return')).code).toBe(409_002)
    const paid = await console(app, 'pay', { reference })
    expect(paid.body).toMatchObject({ state: 'disbursed' })
    const { payoff_today } = await detail()
    // What the highest rate makes of a day, less what was paid.
    expect(payoff_today.amount).toBe(611)
  })

  it('takes what was paid before and whatever comes in time, each payment for any purpose', async () => {
    await newLoan()
    await console(app, 'pay', { reference: referenceOf(await ask('repay', 200_000)) })
    expect((await detail()).return_until).not.toBeNull()
    const announced = await announce()
    expect(announced.data).toMatchObject({ amount: { amount: 800_000 }, next: 'repayment' })
    expect((await ask('return', 800_001)).data).toEqual([
      { field: 'amount.amount', rule: 'max', params: { max: 800_000 } },
    ])
    const part = await ask('return', 300_000)
    await console(app, 'clock', { hours: '20' })
    await console(app, 'pay', { reference: referenceOf(part) })
    const { data } = await borrower.client.get('/v2/message/list')
    const [latest] = data['messages'] as { title: string; text: string }[]
    expect(latest?.title).toBe('Part of your return has come')
    expect(latest?.text).toMatch(/^We received ฿3,000\.00\. Pay ฿5,000\.00 more by \d\d:\d\d on /)
    const repayment_id = String(part.data['repayment_id'])
    const status = async () =>
      (await borrower.client.get('/v2/repay/status', { repayment_id })).data['status']
    expect(await status()).toBe('paid')
    expect((await announce()).data).toMatchObject({ amount: { amount: 500_000 } })
    const shown = await borrower.client.get('/v2/repay/preview', { order_id, amount: '500000' })
    expect(shown.data).toMatchObject({ order_state: 'returned', outstanding: { amount: 0 } })
    const last = referenceOf(await ask('repay', 500_000))
    const paid = await console(app, 'pay', { reference: last })
    expect(paid.body).toMatchObject({ state: 'returned' })
    expect(await detail()).toMatchObject({
      state: 'returned',
      paid: { amount: PRINCIPAL },
      overpaid: { amount: 0 },
    })
  })

  it('that is not whole in time leaves ordinary payments, until money of it is matched late', async () => {
    await newLoan()
    const { return_until } = await detail()
    await announce()
    const part = await ask('return', 600_000)
    await console(app, 'pay', { reference: referenceOf(part) })
    const lost = referenceOf(await ask('return', 400_000))
    const paid_at = new Date((await businessTime()) + 1).toISOString()
    await console(app, 'clock', { days: '30' })
    expect((await detail()).state).toBe('disbursed')
    const messages = (await borrower.client.get('/v2/message/list')).data[
      'messages'
    ] as InboxMessage[]
    const over = messages.find(({ title }) => title === 'The time to return your loan is over')
    expect(over?.text).toMatch(/^฿4,000\.00 of what you received/)
    const after = Date.parse(over?.sent_at ?? '') - Date.parse(String(return_until))
    expect([after > 0, after < HOUR]).toEqual([true, true])
    const repayment_id = String(part.data['repayment_id'])
    const { data } = await borrower.client.get('/v2/repay/status', { repayment_id })
    expect(data['status']).toBe('put_to_debt')
    // The rest is paid otherwise meanwhile, and turns out to be too much.
    const { payoff_today } = await detail()
    const rest = referenceOf(await ask('repay', payoff_today.amount))
    expect((await console(app, 'pay', { reference: rest })).body).toMatchObject({ state: 'repaid' })
    const matched = await console(app, 'pay', { reference: lost, paid_at })
    expect(matched.body).toMatchObject({ state: 'returned' })
    expect(await detail()).toMatchObject({ overpaid: { amount: payoff_today.amount } })
  })

  it('costs nothing unannounced: what came above the amount received comes back', async () => {
    // Paid after midnight, when a day has its cost.
    await passToNoon()
    await newLoan()
    await console(app, 'clock', { hours: '13' })
    const payoff = (await detail()).payoff_today.amount
    expect(payoff).toBeGreaterThan(PRINCIPAL)
    const shown = await borrower.client.get('/v2/repay/preview', { order_id })
    expect(shown.data).toMatchObject({
      order_state: 'returned',
      allocation: { overpaid: { amount: payoff - PRINCIPAL } },
    })
    const paid = await console(app, 'pay', { reference: referenceOf(await ask('repay', payoff)) })
    expect(paid.body).toMatchObject({ state: 'returned' })
    expect(await detail()).toMatchObject({ overpaid: { amount: payoff - PRINCIPAL } })
    expect(await announce()).toMatchObject({
      code: 409_002,
      data: { state: 'returned', allowed: [], next: 'prod' },
    })
  })

  it('costs nothing unannounced though it was matched after the 24 hours', async () => {
    await newLoan()
    const [part, rest] = [await ask('repay', 400_000), await ask('repay', 600_000)].map(referenceOf)
    const paid_at = new Date((await businessTime()) + 1).toISOString()
    await console(app, 'clock', { hours: '30' })
    const first = await console(app, 'pay', { reference: part, paid_at })
    expect(first.body).toMatchObject({ state: 'disbursed' })
    expect(await announce()).toMatchObject({
      code: 409_002,
      data: { state: 'disbursed', allowed: ['repaid', 'overdue', 'payout_failed'] },
    })
    const last = await console(app, 'pay', { reference: rest, paid_at })
    expect(last.body).toMatchObject({ state: 'returned' })
  })

  it('is paid only where it was announced, by instructions for parts of it', async () => {
    await newLoan()
    expect((await ask('return')).code).toBe(409_002)
    await announce()
    expect((await announce()).code).toBe(200)
    expect((await ask('return', 99)).data).toEqual([
      { field: 'amount.amount', rule: 'min', params: { min: 100 } },
    ])
    expect((await ask('return', PRINCIPAL + 1)).code).toBe(422_001)
    const part = referenceOf(await ask('return'))
    await console(app, 'clock', { hours: '25' })
    await console(app, 'pay', { reference: part, amount: PRINCIPAL - 1 })
    expect((await detail()).state).toBe('disbursed')
    const { data } = await borrower.client.get('/v2/message/list')
    const [latest] = data['messages'] as { title: string }[]
    expect(latest?.title).toBe('Your loan was not returned')
  })

  it('of somebody else’s loan is refused as if it were not there', async () => {
    await newLoan()
    borrower = await certified(app, test.database)
    expect((await announce()).code).toBe(404_001)
  })
})
