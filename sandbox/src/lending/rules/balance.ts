import { growth, payoffWithin } from '@paso/sdk/rules'
import { daysBetween } from '../../foundation/clock.ts'
import { simpleInterest, type Minor } from '../../foundation/money.ts'
import { NO_REBATE, rebateOf, rebates, without, type Rebate } from './rebate.ts'
import type { Instalment, Terms } from './schedule.ts'

/** What was paid since the payout, late fees apart, as far as a payoff looks at it (D37). */
export interface PaidBefore {
  /** What it was worth on the day of the payout at the highest annual rate. */
  worth: number
  /** What of it bought extensions. */
  forExtensions: Minor
}

export const NOTHING_PAID: PaidBefore = { worth: 0, forExtensions: 0 }

/** What the ledger says is owed on an order, and up to which day interest has been posted. */
export interface Owed {
  principal: Minor
  interest: Minor
  fee: Minor
  lateFee: Minor
  /** YYYY-MM-DD; the payout's day at first. */
  accruedTo: string
  paid: PaidBefore
}

/** How a payment is allocated: interest, fee and principal paid off, the rest kept for the borrower. */
export interface Allocation {
  /** Interest since `accruedTo`, to be posted as owed before the payment is. */
  accrued: Minor
  interest: Minor
  fee: Minor
  principal: Minor
  unallocated: Minor
  /** What falls away beside it, where it pays the loan off early. */
  rebate: Rebate
}

/** What was paid or falls away beyond the debt: late fees come first, the rest is the borrower's. */
export const beyondDebt = ({
  unallocated,
  rebate,
}: Pick<Allocation, 'unallocated' | 'rebate'>): Minor => unallocated + rebate.overpaid

const NOTHING_ALLOCATED: Allocation = {
  accrued: 0,
  interest: 0,
  fee: 0,
  principal: 0,
  unallocated: 0,
  rebate: NO_REBATE,
}

/** Interest that arose since the last posting, on the principal owed (D15). */
function accruedInterest(terms: Terms, owed: Owed, on: string): Minor {
  return simpleInterest(owed.principal, terms.annualInterest, daysBetween(owed.accruedTo, on))
}

/** What is asked for on a day to pay off what is `owed` then, late fees apart; below zero where it is paid and more. */
export function askedFor(
  terms: Terms,
  start: string,
  owed: Minor,
  paid: PaidBefore,
  on: string,
): Minor {
  const { principal, highestApr } = terms
  if (highestApr === undefined || owed === 0) return owed
  const payments = [{ day: 0, amount: paid.worth }]
  return payoffWithin(owed, { principal, highestApr, day: daysBetween(start, on), payments })
}

/**
 * What ends the loan if it is paid on that day: paying early saves interest by the day (D17), and fees
 * and interest above the highest annual rate (D37).
 */
export function payoffOn(terms: Terms, owed: Owed, start: string, on: string): Minor {
  const byAgreement = owed.principal + owed.fee + owed.interest + accruedInterest(terms, owed, on)
  return Math.max(0, askedFor(terms, start, byAgreement, owed.paid, on)) + owed.lateFee
}

/** Whether nothing is owed any more. */
export const isPaidOff = (owed: Omit<Owed, 'accruedTo' | 'paid'>): boolean =>
  owed.principal + owed.interest + owed.fee + owed.lateFee === 0

/**
 * Spreads a payment: interest first, then instalment by instalment its part of the fee and of the
 * principal. A borrower who pays on the due dates then owes exactly what the schedule said. A payment
 * of what is asked for ends the loan, and the rest falls away (D37). What is over when nothing is owed
 * any more stays the borrower's.
 */
export function allocate(
  terms: Terms,
  owed: Owed,
  start: string,
  amount: Minor,
  on: string,
): Allocation {
  const accrued = accruedInterest(terms, owed, on)
  const due = { fee: owed.fee, interest: owed.interest + accrued, principal: owed.principal }
  const byAgreement = due.fee + due.interest + due.principal
  const asked = askedFor(terms, start, byAgreement, owed.paid, on)
  if (amount >= asked) {
    const fees = terms.serviceFee + owed.paid.forExtensions
    const rebate = rebateOf(byAgreement - asked, fees, due)
    return {
      accrued,
      ...without(due, rebate),
      unallocated: amount - Math.max(0, asked),
      rebate,
    }
  }
  let left = amount
  const take = (most: Minor): Minor => {
    const taken = Math.min(left, Math.max(0, most))
    left -= taken
    return taken
  }
  const interest = take(due.interest)
  let fee = 0
  let principal = 0
  for (const open of openInstalments(terms, owed)) {
    fee += take(open.fee)
    principal += take(open.principal)
  }
  return { accrued, interest, fee, principal, unallocated: left, rebate: NO_REBATE }
}

/** A sum that was paid against the debt on a day, and what was paid for an extension with it. */
export interface PaidSum {
  on: string
  sum: Minor
  forExtension?: Minor
}

/** How a payment is allocated, and what is owed after it. */
export function payOn(
  terms: Terms,
  owed: Owed,
  start: string,
  { on, sum, forExtension = 0 }: PaidSum,
): { allocation: Allocation; owed: Owed } {
  const before = { ...owed, paid: paidWith(terms, start, owed.paid, { on, sum: 0, forExtension }) }
  // Nothing is owed by then: all of it is the borrower's, the price of an extension that bought nothing too.
  if (isPaidOff({ ...owed, lateFee: 0 })) {
    const rebate = { ...NO_REBATE, feeIncome: forExtension, overpaid: forExtension }
    return { allocation: { ...NOTHING_ALLOCATED, unallocated: sum, rebate }, owed: before }
  }
  // Interest is counted, and rounded, only where something is paid of it.
  if (sum === 0 && payoffOn(terms, { ...before, lateFee: 0 }, start, on) > 0) {
    return { allocation: NOTHING_ALLOCATED, owed: before }
  }
  const allocation = allocate(terms, before, start, sum, on)
  const { accrued, interest, fee, principal, unallocated, rebate } = allocation
  return {
    allocation,
    owed: {
      principal: owed.principal - principal - rebate.principal,
      interest: owed.interest + accrued - interest - rebate.interest,
      fee: owed.fee - fee - rebate.fee,
      lateFee: owed.lateFee,
      accruedTo: on,
      paid: paidWith(terms, start, before.paid, { on, sum: sum - unallocated }),
    },
  }
}

/** What was paid once that was paid too. */
export function paidWith(
  { highestApr = 0 }: Terms,
  start: string,
  { worth, forExtensions }: PaidBefore,
  { on, sum, forExtension = 0 }: PaidSum,
): PaidBefore {
  const discounted = (sum + forExtension) * growth(highestApr, -daysBetween(start, on))
  return { worth: worth + discounted, forExtensions: forExtensions + forExtension }
}

/** A loan and what was paid of it. */
export interface PaymentHistory {
  terms: Terms
  /** The day of the payout, YYYY-MM-DD. */
  start: string
  payments: readonly PaidSum[]
}

/** What a loan came to: what is owed, the interest that arose in all, what was paid beyond, and what fell away. */
export interface DebtAfterPayments {
  owed: Owed
  interest: Minor
  unallocated: Minor
  rebate: Rebate
}

/** What is owed on the day of the payout. */
export function unpaidLoan({ principal, serviceFee }: Terms, start: string): Owed {
  return {
    principal,
    interest: 0,
    fee: serviceFee,
    lateFee: 0,
    accruedTo: start,
    paid: NOTHING_PAID,
  }
}

/** The debt of a loan paid out on `start`, its payments in the order of the payers' days (D17). */
export function debtAfter(
  terms: Terms,
  start: string,
  payments: readonly PaidSum[],
): DebtAfterPayments {
  let owed = unpaidLoan(terms, start)
  let interest = 0
  let unallocated = 0
  let rebate = NO_REBATE
  const inOrder = payments.toSorted((one, other) => daysBetween(other.on, one.on))
  for (const payment of inOrder) {
    const { allocation, owed: left } = payOn(terms, owed, start, payment)
    owed = left
    interest += allocation.accrued
    unallocated += allocation.unallocated
    rebate = rebates(rebate, allocation.rebate)
  }
  return { owed, interest, unallocated, rebate }
}

/** A payment of the schedule and what of its principal and fee has not been paid. */
export interface OpenInstalment {
  instalment: Instalment
  principal: Minor
  fee: Minor
}

/** The payments of the schedule that are not paid yet, or not whole. */
export function openInstalments(terms: Terms, owed: Owed): OpenInstalment[] {
  let principalPaid = terms.principal - owed.principal
  let feePaid = terms.serviceFee - owed.fee
  return terms.schedule.flatMap((instalment) => {
    const principalHere = Math.min(principalPaid, instalment.principal)
    const feeHere = Math.min(feePaid, instalment.serviceFee)
    principalPaid -= principalHere
    feePaid -= feeHere
    const principal = instalment.principal - principalHere
    const fee = instalment.serviceFee - feeHere
    return principal === 0 && fee === 0 ? [] : [{ instalment, principal, fee }]
  })
}

/**
 * The first day on which everything had been paid, late fees of that sum among it; undefined where it
 * has not been.
 */
export function settledOn(
  { terms, start, payments }: PaymentHistory,
  lateFees: Minor,
): string | undefined {
  const days = payments.map(({ on }) => on).toSorted()
  return days.find((day) => {
    const paid = payments.filter(({ on }) => on <= day)
    const { owed, unallocated, rebate } = debtAfter(terms, start, paid)
    const isPaid = owed.principal + owed.interest + owed.fee === 0
    return isPaid && beyondDebt({ unallocated, rebate }) >= lateFees
  })
}
