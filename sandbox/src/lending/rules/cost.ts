import { annualPercentageRate, shownRate, type DatedPayment } from './annual-percentage-rate.ts'
import { highestPayoff } from '@paso/sdk/rules'
import { dueDateOf } from './due-date.ts'
import { divideUp, money, type Currency, type Minor, type Money } from '../../foundation/money.ts'
import { interestOf, paymentOf, totalOf, type Terms } from './schedule.ts'

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
 * days. A due date that moves to a business day makes the loan no dearer, and which ones move is
 * not known before the payout. The rate that is agreed to must hold for every such day.
 */
export function aprOf(terms: Terms, besides: readonly DatedPayment[] = []): number {
  const payments = terms.schedule.map((each) => ({ day: each.day, amount: paymentOf(each) }))
  const last = payments.at(-1)
  if (last) last.amount -= fallsAway(terms, besides)
  return shownRate(annualPercentageRate(terms.principal, [...payments, ...besides]))
}

/**
 * What the last payment asks for less than was planned, since what was paid besides would lift the
 * loan above its highest rate (D37).
 */
function fallsAway(terms: Terms, besides: readonly DatedPayment[]): Minor {
  const { principal, highestApr, schedule } = terms
  const last = schedule.at(-1)
  if (highestApr === undefined || besides.length === 0 || !last) return 0
  const before = schedule.slice(0, -1).map((each) => ({ day: each.day, amount: paymentOf(each) }))
  const payments = [...before, ...besides]
  const highest = highestPayoff({ principal, highestApr, day: last.day, payments })
  return Math.max(0, paymentOf(last) - highest)
}

/**
 * What is paid back in all: the schedule but what of it falls away, and what was paid `besides` it. The contract's `total` of a
 * loan: for one that was extended it is more than the payments of its schedule together.
 */
export function totalCost(terms: Terms, besides: readonly DatedPayment[]): Minor {
  return totalOf(terms) - fallsAway(terms, besides) + sumOf(besides)
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
  const lessAsked = fallsAway(terms, besides)
  const charged = terms.serviceFee + sumOf(besides)
  const fees = Math.max(0, charged - lessAsked)
  const interest = interestOf(terms) - (lessAsked - (charged - fees))
  return {
    principal: of(terms.principal),
    received: of(terms.principal),
    interest: of(interest),
    service_fee: of(fees),
    total: of(totalCost(terms, besides)),
    late_fee: of(late.fee),
    late_interest: of(late.interest),
    days: terms.days,
    cost_per_day: of(divideUp(BigInt(interest + fees), BigInt(terms.days))),
    annual_interest: terms.annualInterest,
    apr: aprOf(terms, besides),
    highest_apr: terms.highestApr ?? null,
    schedule: terms.schedule.map((each) => ({
      number: each.number,
      due_date: dueDateOf(terms, start, each),
      principal: of(each.principal),
      interest: of(each.interest),
      service_fee: of(each.serviceFee),
      total: of(paymentOf(each)),
    })),
  }
}
