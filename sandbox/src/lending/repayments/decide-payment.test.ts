import { describe, expect, it } from 'vitest'
import { LARGEST_SUM } from '../../foundation/money.ts'
import { balancesAfter, type OrderBalances } from '../ledger/balances.ts'
import type { Order } from '../orders/order-store.ts'
import { termsOf } from '../rules/schedule.ts'
import { countingDay } from './counting-day.ts'
import { decidePayment } from './decide-payment.ts'
import type { PaymentDecision, PaymentFacts } from './payment-decision.ts'
import type { Repayment } from './repayment-store.ts'

const ZONE = 'Asia/Bangkok'
const noon = (day: string): Date => new Date(`${day}T12:00:00+07:00`)

/** 10,000.00 for 61 days, and 100.00 of fee: due on 2027-01-21. */
const terms = termsOf({
  principal: 1_000_000,
  days: 61,
  annualInterest: 1500,
  serviceFeeRate: 100,
})
const order: Order = {
  borrowerId: 'borrower',
  appId: 'paso-th',
  id: 'order',
  number: 'TH1',
  state: 'disbursed',
  accountId: 'account',
  terms,
  currency: 'THB',
  appliedAt: noon('2026-11-21'),
  startDate: '2026-11-21',
  paidOutAt: noon('2026-11-21'),
  accruedTo: '2026-11-21',
  dueDate: '2027-01-21',
  extendedDays: 0,
  returnAnnouncedAt: null,
  lateFeeTo: null,
}
const repayment: Repayment = {
  borrowerId: 'borrower',
  id: 'repayment',
  orderId: 'order',
  method: 'bank_transfer',
  purpose: 'repay',
  extension: null,
  amount: 1_014_110,
  currency: 'THB',
  reference: '123456789',
  settlesOn: null,
  createdAt: noon('2026-12-01'),
  expiresAt: noon('2026-12-02'),
  paidAt: null,
  voucher: null,
}
const balances: OrderBalances = {
  principal: 1_000_000,
  interest: 0,
  fee: 10_000,
  lateFee: 0,
  paid: 0,
  overpaid: 0,
  paidOn: {},
  forExtensions: 0,
}
const facts: PaymentFacts = {
  order,
  repayment,
  balances,
  writeOff: undefined,
  chargedDays: [],
  booked: [],
  returning: undefined,
}

const decide = (given: Partial<PaymentFacts>, amount: number, day = '2026-12-01', today = day) => {
  const found = { ...facts, ...given }
  const payment = { id: 'payment', amount, paidAt: noon(day) }
  const on = countingDay(found.order, found.repayment, payment, { today, zone: ZONE, terms })
  return decidePayment(found, payment, { now: noon(today), today, on })
}

const kindsOf = ({ postings }: PaymentDecision): string[] => postings.map(({ kind }) => kind)
const leftOf = ({ postings }: PaymentDecision, before = balances) => balancesAfter(before, postings)

describe('what is decided on a payment', () => {
  it('ends the loan with what was owed on its day, interest by the day', () => {
    const decision = decide({}, 1_014_110)
    expect(leftOf(decision)).toMatchObject({
      principal: 0,
      interest: 0,
      fee: 0,
      lateFee: 0,
      paid: 1_014_110,
      overpaid: 0,
    })
    expect(decision).toMatchObject({
      event: 'repay',
      order: { state: 'repaid', dueDate: null, accruedTo: '2026-12-01' },
      waivedDays: [],
      messages: [{ wording: 'payment_received', params: { amount: 1_014_110, currency: 'THB' } }],
    })
  })

  it('leaves what was paid too much to the borrower, and says so', () => {
    const decision = decide({}, 1_014_610)
    expect(leftOf(decision).overpaid).toBe(500)
    expect(decision.overpaid).toBe(500)
    const params = { amount: 500, currency: 'THB' }
    expect(decision.messages[1]).toEqual({ wording: 'paid_too_much', params })
  })

  it('lowers the debt by a part, interest first, and moves no state', () => {
    const decision = decide({}, 100_000)
    expect(leftOf(decision)).toMatchObject({ interest: 0, paid: 100_000 })
    expect(leftOf(decision).principal + leftOf(decision).fee).toBe(1_014_110 - 100_000)
    expect(decision.event).toBeUndefined()
    expect(decision.order).toEqual({ ...order, accruedTo: '2026-12-01' })
  })

  it('moves the due date for the cost of its extension, and leaves the debt', () => {
    const extension = { optionId: 'option', days: 14, fromDueDate: '2027-01-21' }
    const asked = { ...repayment, purpose: 'extend' as const, extension, amount: 5_000 }
    const decision = decide({ repayment: asked }, 5_000)
    expect(kindsOf(decision)).toEqual(['extension'])
    expect(leftOf(decision)).toEqual({
      ...balances,
      paid: 5_000,
      paidOn: { '2026-12-01': 5_000 },
      forExtensions: 5_000,
    })
    expect(decision).toMatchObject({
      order: { extendedDays: 14, dueDate: '2027-02-04' },
      extension: { cost: 5_000, boughtOn: '2026-12-01', toDueDate: '2027-02-04' },
      messages: [{ wording: 'extended', params: { amount: 5_000, day: '2027-02-04' } }],
    })
    const late = decide({ repayment: asked }, 5_000, '2026-12-03')
    expect(late).toMatchObject({
      order: { extendedDays: 0 },
      messages: [{ wording: 'not_extended' }],
    })
    expect(late.extension).toBeUndefined()
  })

  it('takes every cost back when the loan is returned', () => {
    const earned = { interest: 0, fee: 10_000 }
    const returning = { paidInTime: 0, until: noon('2026-12-02'), earned }
    const decision = decide({ returning }, 1_000_000)
    expect(kindsOf(decision)).toEqual(['return'])
    expect(leftOf(decision)).toMatchObject({ principal: 0, fee: 0, overpaid: 0 })
    expect(decision).toMatchObject({ event: 'return', order: { state: 'returned' } })
    expect(decide({ returning }, 999_000).messages).toMatchObject([{ wording: 'payment_received' }])
    const announced = { ...order, returnAnnouncedAt: noon('2026-12-01') }
    const part = decide({ returning, order: announced }, 999_000)
    expect(kindsOf(part)).toEqual(['payment'])
    const until = { rest: 1_000, day: '2026-12-02', time: '12:00' }
    expect(part.messages).toEqual([
      { wording: 'part_of_return', params: { amount: 999_000, currency: 'THB', ...until } },
    ])
  })

  it('takes a write-off back, and writes what is left off anew', () => {
    const writtenOff = { ...order, state: 'written_off' as const }
    const writeOff = {
      id: 'loss',
      lines: [
        ['credit_loss', 1_010_000],
        ['receivable_principal', -1_000_000],
        ['receivable_fee', -10_000],
      ] as const,
    }
    const none = { ...balances, principal: 0, fee: 0 }
    const part = decide({ order: writtenOff, balances: none, writeOff }, 100_000)
    expect(kindsOf(part)).toEqual(['reversal', 'payment', 'write_off'])
    expect(leftOf(part, none)).toEqual({
      ...none,
      paid: 100_000,
      paidOn: { '2026-12-01': 100_000 },
    })
    expect(part.order.state).toBe('written_off')
    const whole = decide({ order: writtenOff, balances: none, writeOff }, 1_014_110)
    expect(kindsOf(whole)).toEqual(['reversal', 'payment'])
    expect(whole.order.state).toBe('repaid')
  })

  it('waives the late fees of a payer who had paid in time', () => {
    const late = { ...order, state: 'overdue' as const, lateFeeTo: '2027-01-23' }
    const chargedDays = ['2027-01-22', '2027-01-23'].map((day) => ({ day, amount: 5_000 }))
    const owed = { ...balances, lateFee: 10_000 }
    const decision = decide(
      { order: late, balances: owed, chargedDays },
      1_014_110,
      '2026-12-01',
      '2027-01-24',
    )
    expect(kindsOf(decision)).toEqual(['late_fee_reversal', 'payment'])
    expect(decision).toMatchObject({
      waivedDays: ['2027-01-22', '2027-01-23'],
      event: 'repay',
    })
    expect(leftOf(decision, owed)).toMatchObject({ lateFee: 0, overpaid: 0 })
  })

  it('posts nothing that does not sum to zero', () => {
    for (const amount of [1, 4_110, 14_110, 500_000, 1_014_109, 2_000_000]) {
      for (const { lines } of decide({}, amount).postings) {
        expect(lines.reduce((sum, [, each]) => sum + each, 0)).toBe(0)
      }
    }
  })

  it('refuses what would lift all that was paid beyond the largest sum', () => {
    const paid = { ...balances, paid: LARGEST_SUM - 10 }
    expect(() => decide({ balances: paid }, 11)).toThrow('fields invalid')
  })
})
