import type { HolidayCalendar } from './business-days.ts'
import type { LateFee } from './late-fee.ts'
import { divideHalfUp, share, simpleInterest, type Minor } from '../../foundation/money.ts'

/** One payment of a schedule; `day` counts from the payout. */
export interface Instalment {
  number: number
  day: number
  principal: Minor
  interest: Minor
  serviceFee: Minor
}

/** What was agreed with the borrower; kept with the order, whatever the products become. */
export interface Terms {
  principal: Minor
  days: number
  /** Basis points a year. */
  annualInterest: number
  serviceFee: Minor
  schedule: readonly Instalment[]
  /** Missing in terms that were agreed before there was one. */
  lateFee?: LateFee
  /** Basis points a year that no payoff passes, however early (D37). Missing as that is. */
  highestApr?: number
  /** Where it stands, a due date that is no business day moves to the next one. */
  calendar?: HolidayCalendar
  /** Where it stands, a due date shortly before or on this day of the month moves past it. */
  payDay?: number
}

/** A month of an instalment plan, in days: the terms on offer are whole multiples of it. */
const INSTALMENT_DAYS = 30
const LONGEST_SINGLE_PAYMENT = 90

/** Up to 90 days one payment, above that one every 30 days (D15). */
export function instalmentCount(days: number): number {
  return days <= LONGEST_SINGLE_PAYMENT ? 1 : Math.round(days / INSTALMENT_DAYS)
}

/** The terms of a loan: interest by the day on what is owed, the fee on top, equal payments. */
export function termsOf(loan: {
  principal: Minor
  days: number
  annualInterest: number
  serviceFeeRate: number
}): Terms {
  const { principal, days, annualInterest } = loan
  const serviceFee = share(principal, loan.serviceFeeRate)
  const count = instalmentCount(days)
  const dueDays = Array.from({ length: count }, (_, index) =>
    Math.round((days * (index + 1)) / count),
  )
  const parts = principalParts(principal, annualInterest, dueDays)
  let owed = principal
  let before = 0
  const schedule = dueDays.map((day, index): Instalment => {
    const part = parts[index] ?? 0
    const interest = simpleInterest(owed, annualInterest, day - before)
    owed -= part
    before = day
    return {
      number: index + 1,
      day,
      principal: part,
      interest,
      serviceFee: feePart(serviceFee, count, index),
    }
  })
  return { principal, days, annualInterest, serviceFee, schedule }
}

/** The fee in equal parts that add up to it. */
function feePart(fee: Minor, count: number, index: number): Minor {
  const upTo = (parts: number): Minor => divideHalfUp(BigInt(fee) * BigInt(parts), BigInt(count))
  return upTo(index + 1) - upTo(index)
}

/** The principal in parts that make principal and interest together the same in every payment. */
function principalParts(
  principal: Minor,
  annualInterest: number,
  dueDays: readonly number[],
): Minor[] {
  if (dueDays.length === 1) return [principal]
  let low = 0
  let high = principal + simpleInterest(principal, annualInterest, dueDays.at(-1) ?? 0)
  // The smallest level payment that leaves the last one no larger than the others.
  while (low < high) {
    const level = Math.floor((low + high) / 2)
    if (lastPayment(principal, annualInterest, dueDays, level) <= level) high = level
    else low = level + 1
  }
  return partsAt(principal, annualInterest, dueDays, low)
}

function partsAt(
  principal: Minor,
  annualInterest: number,
  dueDays: readonly number[],
  level: Minor,
): Minor[] {
  let owed = principal
  let before = 0
  return dueDays.map((day, index) => {
    const interest = simpleInterest(owed, annualInterest, day - before)
    const part = index === dueDays.length - 1 ? owed : Math.max(0, Math.min(owed, level - interest))
    owed -= part
    before = day
    return part
  })
}

function lastPayment(
  principal: Minor,
  annualInterest: number,
  dueDays: readonly number[],
  level: Minor,
): Minor {
  const parts = partsAt(principal, annualInterest, dueDays, level)
  const last = parts.at(-1) ?? 0
  const days = (dueDays.at(-1) ?? 0) - (dueDays.at(-2) ?? 0)
  return last + simpleInterest(last, annualInterest, days)
}

/** Everything that the borrower pays by these terms when paying on time. */
export function totalOf(terms: Terms): Minor {
  return terms.schedule.reduce((sum, each) => sum + paymentOf(each), 0)
}

/** One payment of the schedule in all. */
export function paymentOf(instalment: Instalment): Minor {
  return instalment.principal + instalment.interest + instalment.serviceFee
}

/** The interest of the schedule in all. */
export function interestOf(terms: Terms): Minor {
  return terms.schedule.reduce((sum, each) => sum + each.interest, 0)
}
