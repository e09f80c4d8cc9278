import type { FastifyInstance } from 'fastify'
import { describe, expect, it as itIs } from 'vitest'
import { addDays } from '../../../src/foundation/clock.ts'
import type { DataOf } from '../../../src/foundation/contract.ts'
import { countries } from '../../../src/lending/countries/countries.ts'
import { statusOf } from '../../../src/lending/orders/order-status.ts'
import { isOwed } from '../../../src/lending/rules/order-life-cycle.ts'
import { marketTerms } from '../../../src/lending/rules/products.ts'
import { certified, withLoan } from '../../support/borrowers.ts'
import { engines, type TestDatabase } from '../../support/databases.ts'
import { console } from '../../support/lender.ts'
import { testsOn } from '../../support/lender-tests.ts'
import { LoanInMemory } from '../../support/loan-in-memory.ts'
import { Random } from '../../support/random.ts'

const LOANS = 1_000

/** A loan that an edition offers, paid out on some day. */
function newLoan(random: Random): LoanInMemory {
  const country = random.pick(Object.values(countries))
  const { product } = country
  const steps = (product.maxAmount - product.minAmount) / product.amountStep
  const amount = product.minAmount + random.below(steps + 1) * product.amountStep
  const terms = marketTerms(country, amount, random.pick(product.terms).days)
  if (!terms) throw new Error('an offer that is none')
  const start = addDays('2026-11-21', random.below(400))
  return new LoanInMemory(country, terms, start)
}

/** Pays a part or all on some day, previewed as long before as it can be. */
function payOnce(loan: LoanInMemory, random: Random, which: string): void {
  const { dueDate } = loan.order
  if (dueDate === null) throw new Error('nothing is due')
  const today = addDays(loan.lastDay, random.below(20))
  const day = random.chance(0.6) && today <= dueDate ? dueDate : addDays(today, random.below(30))
  // What is late by then cannot be previewed before.
  if (day > dueDate) loan.passTo(day)
  const whole = loan.preview(undefined, day)
  const amount = random.chance(0.3)
    ? whole.payoff
    : Math.max(Math.min(100, whole.payoff), random.below(whole.payoff + 1))
  const shown = loan.preview(amount, day)
  const before = loan.balances
  // While the loan can be returned the time of day counts too: a preview is of noon.
  const time = loan.ageOn(day) < 2 ? '12:00' : random.pick(['00:00', '12:34', '23:59'])
  loan.pay(amount, whole.payoff, day, time)
  const after = loan.balances
  const left = statusOf(loan.order, after, day)
  // Interest that arose up to the payment, as its own posting has it.
  const earned = before.interest + loan.arisen
  const previewed = {
    // What falls away with an early payoff is owed no more either, and was not paid.
    parts: [
      shown.parts.fee + shown.parts.interest + shown.parts.principal + shown.parts.rebate,
      shown.parts.lateFee,
      shown.parts.overpaid,
    ],
    state: shown.order.state,
    outstanding: shown.status.outstanding,
    payoff: shown.status.payoffToday,
    ahead: shown.status.payments,
  }
  expect(previewed, which).toEqual({
    parts: [
      // A return takes off what was never paid beside what was.
      loan.order.state === 'returned'
        ? amount - after.overpaid + before.overpaid
        : before.fee + before.principal + earned - after.fee - after.principal - after.interest,
      before.lateFee - after.lateFee,
      after.overpaid - before.overpaid,
    ],
    state: loan.order.state,
    outstanding: left.outstanding,
    payoff: left.payoffToday,
    ahead: left.payments,
  })
  const { interest, fee, principal, lateFee, overpaid } = shown.parts
  expect(interest + fee + principal + lateFee + overpaid).toBe(amount)
  expect(after.paid).toBe(before.paid + amount)
  if (amount === whole.payoff) {
    expect(shown.order.state).toBe(loan.ageOn(day) === 0 ? 'returned' : 'repaid')
  }
}

describe('the preview of a payment', () => {
  itIs(`is what the books hold after it, over ${LOANS} loans`, () => {
    const seed = Date.now() % 2 ** 32
    const random = new Random(seed)
    let payments = 0
    for (let count = 0; count < LOANS; count++) {
      const loan = newLoan(random)
      for (let times = 0; times < 6 && isOwed(loan.order.state); times++) {
        payOnce(loan, random, `seed ${seed}, loan ${count}, payment ${times}`)
        payments += 1
      }
      expect(loan.sound, `seed ${seed}`).toBe(true)
    }
    expect(payments).toBeGreaterThan(2 * LOANS)
  })
})

describe.each(engines)('the preview of a payment on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })

  type Shown = DataOf<'previewRepayment'>

  it('is what the order, the payment and the ledger say after it', async () => {
    const borrower = await certified(app, test.database)
    const { client } = borrower
    const order_id = await withLoan(app, borrower, 1_000_000, 120)
    const preview = async (query: Record<string, string> = {}) =>
      client.get('/v2/repay/preview', { order_id, ...query })
    const detail = async () =>
      (await client.get('/v2/order/detail', { order_id })).data as unknown as DataOf<'getOrder'>
    // A part in time, a part that is late, more than one payment at once, and the rest.
    for (const [days, share] of [
      [20, 0.1],
      [15, 0.05],
      [30, 0.4],
      [1, 1],
    ] as const) {
      await console(app, 'clock', { days: String(days) })
      const before = await detail()
      const amount = Math.round(before.payoff_today.amount * share)
      const shown = (await preview({ amount: String(amount) })).data as unknown as Shown
      const asked = await client.post('/v2/repay/create', {
        order_id,
        method: 'bank_transfer',
        purpose: 'repay',
        amount: { amount, currency: 'THB' },
      })
      expect(asked.data).toMatchObject({ received: { amount: 0 }, allocation: null })
      const { reference } = asked.data['instruction'] as { reference: string }
      await console(app, 'pay', { reference })
      const repayment_id = String(asked.data['repayment_id'])
      const paid = await client.get('/v2/repay/status', { repayment_id })
      expect(paid.data).toMatchObject({
        status: 'paid',
        received: { amount },
        allocation: shown.allocation,
      })
      const after = await detail()
      expect(shown.payoff).toEqual(before.payoff_today)
      expect({
        left: shown.outstanding,
        next: shown.next_payment,
        state: shown.order_state,
      }).toEqual({ left: after.outstanding, next: after.next_payment, state: after.state })
      const saved = before.outstanding.amount - amount - after.outstanding.amount
      expect(shown.saved.amount).toBe(saved)
    }
    expect((await preview()).code).toBe(409_002)
  })

  it('is of a day from today to the next due date, and of a sum that can be paid', async () => {
    const borrower = await certified(app, test.database)
    const order_id = await withLoan(app, borrower)
    const { data } = await borrower.client.get('/v2/order/detail', { order_id })
    const due = String(data['due_date'])
    const { schedule } = data['cost'] as DataOf<'getOrder'>['cost']
    const today = addDays(schedule[0]?.agreed_date ?? '', -61)
    const faultOf = async (query: Record<string, string>) => {
      const answer = await borrower.client.get('/v2/repay/preview', { order_id, ...query })
      return answer.code === 422_001 ? answer.data : answer.code
    }
    expect(await faultOf({ day: due })).toBe(200)
    const [min, max] = [{ min: today }, { max: due }]
    const early = { day: addDays(today, -1) }
    expect(await faultOf(early)).toEqual([{ field: 'day', rule: 'min', params: min }])
    const late = { day: addDays(due, 1) }
    expect(await faultOf(late)).toEqual([{ field: 'day', rule: 'max', params: max }])
    const { amount } = data['payoff_today'] as { amount: number }
    expect(await faultOf({ amount: '99' })).toMatchObject([{ field: 'amount', rule: 'min' }])
    const tooMuch = { amount: String(amount + 1) }
    expect(await faultOf(tooMuch)).toEqual([
      { field: 'amount', rule: 'max', params: { max: amount } },
    ])
    expect(await faultOf({ amount: 'much' })).toBe(400_001)
  })
})
