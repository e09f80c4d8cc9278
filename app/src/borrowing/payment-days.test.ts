import { expect, it } from 'vitest'
import { daysForNextPayment, latePayments, paidPayments } from './payment-days.ts'

const none = { amount: 0, currency: 'THB' } as const
const payment = (number: number, due_date: string) => ({
  ...{ number, due_date, principal: none, interest: none, service_fee: none },
  ...{ late_fee: none, total: none },
})
const days = ['2026-10-04', '2026-11-03', '2026-12-03', '2027-01-02']

/** A loan of four payments of which `paid` are made. */
const loan = (paid: number, days_left: number) =>
  ({
    cost: { schedule: days.map((day, index) => payment(index + 1, day)) },
    remaining_schedule: days.map((day, index) => payment(index + 1, day)).slice(paid),
    timeline: [],
    days_left,
  }) as unknown as Parameters<typeof latePayments>[0]

it('the first payment has the days since the payout', () => {
  expect(daysForNextPayment(loan(0, 30), '2026-09-04')).toBe(30)
})

it('a later one has the days since the payment before it', () => {
  expect(daysForNextPayment(loan(2, 12), '2026-09-04')).toBe(30)
})

it('a loan that owes nothing has no next payment', () => {
  expect(daysForNextPayment(loan(4, 0), '2026-09-04')).toBeUndefined()
  expect(latePayments(loan(4, 0))).toBe(0)
})

it('counts the payments that are late, the one of today not among them', () => {
  expect(latePayments(loan(1, 0))).toBe(0)
  expect(latePayments(loan(1, -1))).toBe(1)
  expect(latePayments(loan(1, -30))).toBe(1)
  expect(latePayments(loan(1, -31))).toBe(2)
})

it('counts the payments that are made', () => {
  expect(paidPayments(loan(3, 5))).toBe(3)
})
