import { describe, expect, it } from 'vitest'
import { addDays } from '../../foundation/clock.ts'
import { simpleInterest } from '../../foundation/money.ts'
import { allocate, NOTHING_PAID, payOn, payoffOn, type Owed } from './balance.ts'
import { amountDueOn, remainingSchedule } from './remaining-schedule.ts'
import { lateInterest } from './late-interest.ts'
import { paymentOf, termsOf, totalOf, type Terms } from './schedule.ts'

const START = '2026-11-21'
const single = termsOf({
  principal: 1_000_000,
  days: 61,
  annualInterest: 1500,
  serviceFeeRate: 100,
})
const monthly = termsOf({
  principal: 2_000_000,
  days: 120,
  annualInterest: 1500,
  serviceFeeRate: 150,
})

const fresh = (terms: Terms): Owed => ({
  principal: terms.principal,
  interest: 0,
  fee: terms.serviceFee,
  lateFee: 0,
  accruedTo: START,
  paid: NOTHING_PAID,
})

/** What is owed after a payment. */
function pay(
  terms: Terms,
  owed: Owed,
  amount: number,
  on: string,
): { owed: Owed; unallocated: number } {
  const { owed: left, allocation } = payOn(terms, owed, START, { on, sum: amount })
  return { owed: left, unallocated: allocation.unallocated }
}

describe('paying back', () => {
  it.each([
    ['one payment', single],
    ['monthly payments', monthly],
  ] as const)('on the due dates costs exactly what the schedule said: %s', (_name, terms) => {
    let owed = fresh(terms)
    for (const instalment of terms.schedule) {
      const on = addDays(START, instalment.day)
      const { nextAmount, nextDueDate } = remainingSchedule(terms, owed, START, on)
      expect(nextAmount).toBe(paymentOf(instalment))
      expect(nextDueDate).toBe(on)
      const after = pay(terms, owed, nextAmount, on)
      expect(after.unallocated).toBe(0)
      owed = after.owed
    }
    expect(payoffOn(terms, owed, START, addDays(START, 200))).toBe(0)
    expect(remainingSchedule(terms, owed, START, START)).toEqual({
      payments: [],
      outstanding: 0,
      nextAmount: 0,
      nextDueDate: null,
    })
  })

  it('early saves the interest of the days that are left, and costs nothing else', () => {
    const on = addDays(START, 1)
    const payoff = payoffOn(single, fresh(single), START, on)
    expect(payoff).toBe(1_000_000 + 10_000 + 411)
    expect(payoff).toBeLessThan(totalOf(single))
    expect(pay(single, fresh(single), payoff, on).owed).toMatchObject({
      principal: 0,
      interest: 0,
      fee: 0,
      lateFee: 0,
    })
  })

  it('in part lowers the interest that follows', () => {
    const half = pay(single, fresh(single), 500_000, addDays(START, 10)).owed
    const all = remainingSchedule(single, half, START, addDays(START, 10)).outstanding + 500_000
    expect(all).toBeLessThan(totalOf(single))
    expect(half.fee).toBe(0)
  })

  it('late adds interest by the day on the principal owed', () => {
    const due = addDays(START, 61)
    const late = addDays(START, 71)
    expect(payoffOn(single, fresh(single), START, late)).toBeGreaterThan(
      payoffOn(single, fresh(single), START, due),
    )
    expect(remainingSchedule(single, fresh(single), START, late)).toMatchObject({
      outstanding: payoffOn(single, fresh(single), START, late),
      nextDueDate: due,
    })
  })

  it('late costs interest of the days after each due date, which stays what it was once it is paid', () => {
    const loan = { terms: monthly, start: START, payments: [] as { on: string; sum: number }[] }
    const [first, second] = monthly.schedule
    if (!first || !second) throw new Error('a loan of several payments')
    expect(lateInterest(loan, addDays(START, first.day))).toBe(0)
    // Ten days of the first payment's principal; ten more, and five of the second's.
    expect(lateInterest(loan, addDays(START, first.day + 10))).toBe(
      simpleInterest(first.principal, 1500, 10),
    )
    const late = addDays(START, second.day + 5)
    const both = simpleInterest(
      first.principal * (second.day - first.day + 5) + second.principal * 5,
      1500,
      1,
    )
    expect(lateInterest(loan, late)).toBe(both)
    // A part that was paid on its day is not late, and interest is paid before principal.
    const part = { on: addDays(START, first.day), sum: first.interest + first.serviceFee + 100_000 }
    const rest = simpleInterest(first.principal - 100_000, 1500, 10)
    expect(lateInterest({ ...loan, payments: [part] }, addDays(START, first.day + 10))).toBe(rest)
    const whole = { on: late, sum: payoffOn(monthly, fresh(monthly), START, late) }
    expect(lateInterest({ ...loan, payments: [whole] }, null)).toBe(both)
  })

  it('too much leaves the rest with the borrower', () => {
    expect(pay(single, fresh(single), 1_010_100, START).unallocated).toBe(100)
  })

  it('of interest alone leaves the whole principal owed', () => {
    const paid = allocate(single, fresh(single), START, 411, addDays(START, 1))
    expect(paid).toMatchObject({
      accrued: 411,
      interest: 411,
      fee: 0,
      principal: 0,
      unallocated: 0,
    })
  })

  it('late leaves each later payment asking on its day for what the schedule said', () => {
    const [first, second] = monthly.schedule
    if (!first || !second) throw new Error('a loan of several payments')
    const dueOf = ({ day }: { day: number }): string => addDays(START, day)
    for (const each of monthly.schedule) {
      expect(amountDueOn(monthly, fresh(monthly), START, dueOf(each))).toBe(paymentOf(each))
      expect(amountDueOn(monthly, fresh(monthly), START, addDays(dueOf(each), 1))).toBeUndefined()
    }
    const both = paymentOf(first) + paymentOf(second)
    const { owed } = pay(monthly, fresh(monthly), both - 100_000, dueOf(second))
    expect(amountDueOn(monthly, owed, START, dueOf(first))).toBeUndefined()
    const { owed: more } = pay(monthly, owed, 200_000, dueOf(second))
    expect(amountDueOn(monthly, more, START, dueOf(second))).toBeUndefined()
  })
})
