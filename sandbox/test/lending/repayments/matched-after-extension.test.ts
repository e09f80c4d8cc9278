import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { addDays } from '../../../src/foundation/clock.ts'
import type { DataOf } from '../../../src/foundation/contract.ts'
import { businessDayFrom } from '../../../src/lending/rules/business-days.ts'
import { paymentParts } from '../../../src/lending/repayments/payment-parts.ts'
import { certified, withLoan, type TestBorrower } from '../../support/borrowers.ts'
import type { TestDatabase } from '../../support/databases.ts'
import { console } from '../../support/lender.ts'
import { checkedTestsOn } from '../../support/lender-tests.ts'

const PRINCIPAL = 1_000_000
const FEE = 10_000
const DAYS = 61

describe('a payment of the whole debt that is matched after an extension was bought', () => {
  const it = checkedTestsOn.pglite
  let test: TestDatabase
  let app: FastifyInstance
  let borrower: TestBorrower
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })

  const newLoan = async (days = DAYS): Promise<string> => {
    borrower = await certified(app, test.database)
    return withLoan(app, borrower, PRINCIPAL, days)
  }
  const clock = async () =>
    (await app.inject({ url: '/sandbox/api/clock' })).json<{ now: string; today: string }>()
  const detailOf = async (order_id: string) => {
    const { data } = await borrower.client.get('/v2/order/detail', { order_id })
    return data as unknown as DataOf<'getOrder'>
  }
  const ask = async (body: Record<string, unknown>): Promise<string> => {
    const { data } = await borrower.client.post('/v2/repay/create', {
      method: 'bank_transfer',
      ...body,
    })
    return (data['instruction'] as { reference: string }).reference
  }
  const askForAll = async (order_id: string) => {
    const { payoff_today: amount } = await detailOf(order_id)
    return { reference: await ask({ order_id, purpose: 'repay', amount }), payoff: amount.amount }
  }
  /** Buys the longest; what it cost. */
  const extend = async (order_id: string): Promise<number> => {
    const { data } = await borrower.client.get('/v2/repay/extension_options', { order_id })
    const option = (data as unknown as DataOf<'listExtensionOptions'>).options.at(-1)
    if (!option) throw new Error('no extension is on offer')
    const { option_id: extension_option_id, cost: amount } = option
    await console(app, 'pay', {
      reference: await ask({ order_id, purpose: 'extend', amount, extension_option_id }),
    })
    return amount.amount
  }

  it('gives the price of the extension back, since it bought nothing', async () => {
    const order_id = await newLoan()
    await console(app, 'clock', { days: '50' })
    const { reference, payoff } = await askForAll(order_id)
    const { now: paid_at } = await clock()
    await console(app, 'clock', { days: '1' })
    const cost = await extend(order_id)
    const paid = await console(app, 'pay', { reference, paid_at })
    expect(paid.body).toMatchObject({ state: 'repaid' })
    expect(await detailOf(order_id)).toMatchObject({
      paid: { amount: payoff + cost },
      overpaid: { amount: cost },
    })
    const [repayment] = await test.database.query<{ id: string }>(
      `select id from repayments where borrower_id = $1 and purpose = 'repay'`,
      [borrower.id],
    )
    const parts = await paymentParts(test.database, {
      borrowerId: borrower.id,
      id: repayment?.id ?? '',
    })
    expect(parts).toMatchObject([{ paid: payoff, overpaid: 0, rebate: cost, takenBackKept: cost }])
  })

  it('has what it gives back pay the late fee that is left first, so that the loan ends', async () => {
    const order_id = await newLoan(120)
    // Late with the first payment, and then down to the last.
    await console(app, 'clock', { days: '45' })
    const { payoff_today: all, late_fee: fee } = await detailOf(order_id)
    expect(fee.amount).toBe(100)
    const amount = { amount: all.amount - 100 - 235_000, currency: 'THB' }
    await console(app, 'pay', { reference: await ask({ order_id, purpose: 'repay', amount }) })
    await console(app, 'clock', { days: '15' })
    const { payoff_today: last } = await detailOf(order_id)
    const allButFee = { amount: last.amount - 100, currency: 'THB' }
    const reference = await ask({ order_id, purpose: 'repay', amount: allButFee })
    const { now: paid_at } = await clock()
    await console(app, 'clock', { days: '1' })
    const cost = await extend(order_id)
    const paid = await console(app, 'pay', { reference, paid_at })
    expect(paid.body).toMatchObject({ state: 'repaid' })
    expect((await detailOf(order_id)).overpaid.amount).toBe(cost - 100)
  })

  it('counts on the agreed day within the days up to the due date of then', async () => {
    const isMovedByTwo = async (): Promise<boolean> => {
      const agreed = addDays((await clock()).today, DAYS)
      return businessDayFrom('TH', agreed) >= addDays(agreed, 2)
    }
    while (!(await isMovedByTwo())) await console(app, 'clock', { days: '1' })
    const order_id = await newLoan()
    await console(app, 'clock', { days: String(DAYS + 1) })
    const { reference, payoff } = await askForAll(order_id)
    expect(payoff).toBe(PRINCIPAL + FEE + 25_068)
    const { now: paid_at } = await clock()
    await console(app, 'clock', { days: '1' })
    await extend(order_id)
    const paid = await console(app, 'pay', { reference, paid_at })
    expect(paid.body).toMatchObject({ state: 'repaid' })
    const interest = await test.database.query(
      `select -sum(amount)::bigint as sum from ledger_entries
       where order_id = $1 and account = 'interest_income'`,
      [order_id],
    )
    expect(interest).toEqual([{ sum: 25_068 }])
  })
})
