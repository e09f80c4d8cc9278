import { addDays } from '../../foundation/clock.ts'
import { annualPercentageRate, shownRate, type DatedPayment } from './annual-percentage-rate.ts'
import { highestPayoff } from '@paso/sdk/rules'
import { moved, type MoveReason } from './due-date.ts'
import { divideUp, money, type Currency, type Minor, type Money } from '../../foundation/money.ts'
import { interestOf, paymentOf, type Instalment, type Terms } from './schedule.ts'

/** The whole cost of a loan, in the shape of the contract's `Cost`. */
export interface Cost {
  principal: Money
  received: Money
  interest: Money
  service_fee: Money
  total: Money
  late_fee: Money
  late_interest: Money
  days: number
  cost_per_day: Money
  annual_interest: number
  apr: number
  highest_apr: number | null
  schedule: {
    number: number
    due_date: string
    agreed_date: string
    moved_for: MoveReason[]
    principal: Money
    interest: Money
    service_fee: Money
    total: Money
  }[]
}

/** What being late has cost. */
export interface LateCharges {
  fee: Minor
  interest: Minor
}

/**
 * The annual percentage rate of the terms in basis points, to one decimal of a percent (D16), with
 * what was paid `besides` the schedule, such as for an extension. Payments count on their agreed
 * days. A due date that moves makes the loan no dearer, and which ones move is
 * not known before the payout. The rate that is agreed to must hold for every such day.
 */
export function aprOf(terms: Terms, besides: readonly DatedPayment[] = []): number {
  return shownRate(annualPercentageRate(terms.principal, paymentsOf(terms, besides)))
}

/**
 * What is paid back in all: the schedule, and what was paid `besides` it. The contract's `total` of a
 * loan: for one that was extended it is more than the payments of its schedule together.
 */
export function totalCost(terms: Terms, besides: readonly DatedPayment[]): Minor {
  return sumOf(paymentsOf(terms, besides))
}

/**
 * All payments. The last of the schedule asks for less than was planned where what was paid `besides`
 * would lift the loan above its highest rate (D37).
 */
function paymentsOf(terms: Terms, besides: readonly DatedPayment[]): DatedPayment[] {
  const { principal, highestApr } = terms
  const scheduled = terms.schedule.map((each) => ({ day: each.day, amount: paymentOf(each) }))
  const last = scheduled.at(-1)
  if (highestApr === undefined || besides.length === 0 || !last) return [...scheduled, ...besides]
  const before = [...scheduled.slice(0, -1), ...besides]
  const highest = highestPayoff({ principal, highestApr, day: last.day, payments: before })
  return [...before, { day: last.day, amount: Math.min(last.amount, highest) }]
}

const sumOf = (payments: readonly DatedPayment[]): Minor =>
  payments.reduce((sum, { amount }) => sum + amount, 0)

/**
 * Everything a borrower must see before agreeing; due dates count from `start` (YYYY-MM-DD). What was
 * paid `besides` the schedule, for extensions, is a fee too: all but the schedule's lines count it.
 * What being `late` has cost stands beside the total, which was agreed to.
 */
export function costOf(
  terms: Terms,
  start: string,
  currency: Currency,
  besides: readonly DatedPayment[] = [],
  late: LateCharges = { fee: 0, interest: 0 },
): Cost {
  const of = (amount: number): Money => money(amount, currency)
  const total = totalCost(terms, besides)
  // What falls away is taken off the fees first.
  const interest = Math.min(interestOf(terms), total - terms.principal)
  const fees = total - terms.principal - interest
  return {
    principal: of(terms.principal),
    received: of(terms.principal),
    interest: of(interest),
    service_fee: of(fees),
    total: of(total),
    late_fee: of(late.fee),
    late_interest: of(late.interest),
    days: terms.days,
    cost_per_day: of(divideUp(BigInt(interest + fees), BigInt(terms.days))),
    annual_interest: terms.annualInterest,
    apr: aprOf(terms, besides),
    highest_apr: terms.highestApr ?? null,
    schedule: terms.schedule.map((each) => ({
      number: each.number,
      ...datesOf(terms, start, each),
      principal: of(each.principal),
      interest: of(each.interest),
      service_fee: of(each.serviceFee),
      total: of(paymentOf(each)),
    })),
  }
}

function datesOf(terms: Terms, start: string, { day }: Instalment) {
  const agreed_date = addDays(start, day)
  const { due: due_date, reasons: moved_for } = moved(terms, agreed_date)
  return { due_date, agreed_date, moved_for }
}
