import { daysBetween } from '../../foundation/clock.ts'
import { dueDateOf, interestDay } from './due-date.ts'
import { simpleInterest, type Minor } from '../../foundation/money.ts'
import type { Instalment, Terms } from './schedule.ts'

/** What the ledger says is owed on an order, and up to which day interest has been posted. */
export interface Owed {
  principal: Minor
  interest: Minor
  fee: Minor
  lateFee: Minor
  /** YYYY-MM-DD; the payout's day at first. */
  accruedTo: string
}

/** How a payment is allocated: interest, fee and principal paid off, the rest kept for the borrower. */
export interface Allocation {
  /** Interest since `accruedTo`, to be posted as owed before the payment is. */
  accrued: Minor
  interest: Minor
  fee: Minor
  principal: Minor
  surplus: Minor
}

/** Interest that arose since the last posting, on the principal owed (D15). */
function accruedInterest(terms: Terms, owed: Owed, on: string): Minor {
  return simpleInterest(owed.principal, terms.annualInterest, daysBetween(owed.accruedTo, on))
}

/** What ends the loan if it is paid on that day; paying early saves interest by the day (D17). */
export function payoffOn(terms: Terms, owed: Owed, on: string): Minor {
  const accrued = accruedInterest(terms, owed, on)
  return owed.principal + owed.fee + owed.lateFee + owed.interest + accrued
}

/**
 * Spreads a payment: interest first, then instalment by instalment its part of the fee and of the
 * principal. A borrower who pays on the due dates then owes exactly what the schedule said. What is
 * over when nothing is owed any more stays the borrower's.
 */
export function allocate(terms: Terms, owed: Owed, amount: Minor, on: string): Allocation {
  const accrued = accruedInterest(terms, owed, on)
  let left = amount
  const take = (most: Minor): Minor => {
    const taken = Math.min(left, Math.max(0, most))
    left -= taken
    return taken
  }
  const interest = take(owed.interest + accrued)
  let fee = 0
  let principal = 0
  let feePaid = terms.serviceFee - owed.fee
  let principalPaid = terms.principal - owed.principal
  for (const instalment of terms.schedule) {
    const feeHere = Math.min(feePaid, instalment.serviceFee)
    const principalHere = Math.min(principalPaid, instalment.principal)
    feePaid -= feeHere
    principalPaid -= principalHere
    fee += take(instalment.serviceFee - feeHere)
    principal += take(instalment.principal - principalHere)
  }
  return { accrued, interest, fee, principal, surplus: left }
}

/** What is owed once the payment has been allocated, with interest counted up to `on`. */
export function owedLeft(owed: Owed, allocation: Allocation, on: string): Owed {
  return {
    principal: owed.principal - allocation.principal,
    interest: owed.interest + allocation.accrued - allocation.interest,
    fee: owed.fee - allocation.fee,
    lateFee: owed.lateFee,
    accruedTo: on,
  }
}

/** A sum that was paid against the debt on a day. */
export interface PaidSum {
  on: string
  sum: Minor
}

/** A loan and what was paid of it. */
export interface PaymentHistory {
  terms: Terms
  /** The day of the payout, YYYY-MM-DD. */
  start: string
  payments: readonly PaidSum[]
}

/** What a loan came to: what is owed, the interest that arose in all, and what was paid beyond. */
export interface DebtAfterPayments {
  owed: Owed
  interest: Minor
  surplus: Minor
}

/** What is owed on the day of the payout. */
export function unpaidLoan({ principal, serviceFee }: Terms, start: string): Owed {
  return { principal, interest: 0, fee: serviceFee, lateFee: 0, accruedTo: start }
}

/** The debt of a loan paid out on `start`, its payments in the order of the payers' days (D17). */
export function debtAfter(
  terms: Terms,
  start: string,
  payments: readonly PaidSum[],
): DebtAfterPayments {
  let owed = unpaidLoan(terms, start)
  let interest = 0
  let surplus = 0
  const inOrder = payments.toSorted((one, other) => daysBetween(other.on, one.on))
  for (const { on, sum } of inOrder) {
    // Interest is counted, and rounded, only where something is paid of it.
    if (sum === 0) continue
    const allocation = allocate(terms, owed, sum, on)
    owed = owedLeft(owed, allocation, on)
    interest += allocation.accrued
    surplus += allocation.surplus
  }
  return { owed, interest, surplus }
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
  return open && open.principal + open.fee + open.instalment.interest
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
  /** One by one; together they are `outstanding`. Late fees are due at once, with the first. */
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
  let principalOwed = owed.principal
  let interestOwed = owed.interest
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
    principalOwed -= principal
    interestOwed = 0
    payments.push({ number: instalment.number, dueDate, principal, interest, fee, lateFee: 0 })
  }
  // Interest or late fees alone can remain when principal and fee are paid; late fees are due at once.
  const { lateFee } = owed
  const [next] = payments
  if (next) next.lateFee = lateFee
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
    const { owed, surplus } = debtAfter(terms, start, paid)
    return owed.principal + owed.interest + owed.fee === 0 && surplus >= lateFees
  })
}
