import { daysBetween } from '../../foundation/clock.ts'
import { simpleInterest, type Minor } from '../../foundation/money.ts'
import {
  askedFor,
  debtAfter,
  openInstalments,
  paidWith,
  payoffOn,
  type Owed,
  type PaymentHistory,
} from './balance.ts'
import { dueDateOf, interestDay } from './due-date.ts'
import { rebateOf, without } from './rebate.ts'
import type { Terms } from './schedule.ts'

/**
 * What the payment of the schedule that is due on `day` asks for, whatever is late before it;
 * undefined where none is due then, or it has been paid.
 */
export function amountDueOn(
  terms: Terms,
  owed: Owed,
  start: string,
  day: string,
): Minor | undefined {
  const open = openInstalments(terms, owed).find(
    ({ instalment }) => dueDateOf(terms, start, instalment) === day,
  )
  if (!open) return undefined
  const payoff = payoffOn(terms, { ...owed, lateFee: 0 }, start, interestDay(terms, start, day))
  return Math.min(open.principal + open.fee + open.instalment.interest, payoff)
}

/** A payment that is still to be made. */
export interface RemainingPayment {
  /** Of the schedule, from 1. */
  number: number
  dueDate: string
  principal: Minor
  interest: Minor
  fee: Minor
  lateFee: Minor
}

/** What is still to be paid by the schedule, and when the next payment is due. */
export interface RemainingSchedule {
  /** One by one; together they are `outstanding`. Late fees are booked last, so they are asked for with the last. */
  payments: RemainingPayment[]
  /** To be paid in all when each payment comes on its due date (or today, once that has passed). */
  outstanding: Minor
  /** The next payment alone. */
  nextAmount: Minor
  /** Null when nothing is owed. */
  nextDueDate: string | null
}

/** Looks from `today` to the end of the schedule of a loan paid out on `start`. */
export function remainingSchedule(
  terms: Terms,
  owed: Owed,
  start: string,
  today: string,
): RemainingSchedule {
  let { principal: principalOwed, interest: interestOwed, fee: feeOwed, paid } = owed
  let accruedTo = owed.accruedTo
  const payments: RemainingPayment[] = []
  for (const { instalment, principal, fee } of openInstalments(terms, owed)) {
    const dueDate = dueDateOf(terms, start, instalment)
    const payDate = dueDate < today ? today : dueDate
    const counted = interestDay(terms, start, payDate)
    const interest =
      interestOwed +
      simpleInterest(principalOwed, terms.annualInterest, daysBetween(accruedTo, counted))
    if (counted > accruedTo) accruedTo = counted
    const due = { fee: feeOwed, interest, principal: principalOwed }
    const byAgreement = due.fee + due.interest + due.principal
    const payoff = Math.max(0, askedFor(terms, start, byAgreement, paid, counted))
    const { number } = instalment
    const isLast = interest + fee + principal >= payoff
    // It ends the loan before the schedule does where much was paid early (D37).
    const parts = isLast
      ? without(due, rebateOf(byAgreement - payoff, terms.serviceFee + paid.forExtensions, due))
      : { principal, interest, fee }
    payments.push({ number, dueDate, ...parts, lateFee: 0 })
    interestOwed = 0
    if (isLast) break
    principalOwed -= principal
    feeOwed -= fee
    paid = paidWith(terms, start, paid, { on: counted, sum: interest + fee + principal })
  }
  // Interest or late fees alone can remain when principal and fee are paid.
  const { lateFee } = owed
  const last = payments.at(-1)
  if (last) last.lateFee = lateFee
  else if (interestOwed + lateFee > 0) {
    const dueDate = dueDateOf(terms, start, { day: terms.days })
    const number = terms.schedule.length
    payments.push({ number, dueDate, principal: 0, interest: interestOwed, fee: 0, lateFee })
  }
  const sums = payments.map(remainingSum)
  return {
    payments,
    outstanding: sums.reduce((all, each) => all + each, 0),
    nextAmount: sums[0] ?? 0,
    nextDueDate: payments[0]?.dueDate ?? null,
  }
}

/** All that a payment of the remaining schedule asks for. */
export function remainingSum({ principal, interest, fee, lateFee }: RemainingPayment): Minor {
  return principal + interest + fee + lateFee
}

/** The next due date by what had been paid when `day` was over; null where nothing was owed. */
export function nextDueBy({ terms, start, payments }: PaymentHistory, day: string): string | null {
  const paid = payments.filter(({ on }) => on <= day)
  return remainingSchedule(terms, debtAfter(terms, start, paid).owed, start, day).nextDueDate
}
