import { addDays, daysBetween } from '../../foundation/clock.ts'
import { openInstalments, paidWith, payoffOn, type Owed } from './balance.ts'
import { remainingSchedule } from './remaining-schedule.ts'
import { dueDateOf, interestDay } from './due-date.ts'
import { annualPercentageRate, shownRate, type DatedPayment } from './annual-percentage-rate.ts'
import { share, simpleInterest, type Minor } from '../../foundation/money.ts'
import type { Market } from './products.ts'
import type { Terms } from './schedule.ts'

/** A loan as an extension looks at it. */
export interface ExtendableLoan {
  /** As agreed, without the extensions so far. */
  terms: Terms
  extendedDays: number
  startDate: string
  owed: Owed
  /** What was paid, of the debt and for extensions, by the day after the payout; late charges apart. */
  paid: readonly DatedPayment[]
}

/** The whole of what an extension means. */
export interface Extension {
  /** By how many days the last payment's agreed day moves. */
  days: number
  /** By how many the due date really does, which may be moved itself. */
  movesBy: number
  cost: Minor
  dueDate: string
  /** Basis points, of what was really paid, this extension, and the rest on its new agreed day; late fees apart. */
  apr: number
  outstandingAfter: Minor
}

/**
 * The agreed terms with the last payment `days` later, and the interest until then.
 * Only the last payment moves: an extension is on offer once it is the only one left.
 */
export function extendedTerms(terms: Terms, days: number): Terms {
  const last = terms.schedule.at(-1)
  if (days === 0 || last === undefined) return terms
  const before = terms.schedule.at(-2)?.day ?? 0
  const day = last.day + days
  const interest = simpleInterest(last.principal, terms.annualInterest, day - before)
  return {
    ...terms,
    days: terms.days + days,
    schedule: [...terms.schedule.slice(0, -1), { ...last, day, interest }],
  }
}

/**
 * By how many days the agreed day has to move for the due date to move by no less than `wanted`. One
 * that was moved past a pay day or a holiday is later than its agreed day.
 */
function agreedDaysFor(now: Terms, start: string, wanted: number): number {
  const least = addDays(dueDateOf(now, start, { day: now.days }), wanted)
  let days = wanted
  while (dueDateOf(now, start, { day: now.days + days }) < least) days++
  return days
}

/**
 * The extensions on offer `today`, shortest first. None while more than one payment is left or
 * after the due date. None goes beyond the longest loan of the product or its highest annual rate,
 * or costs as much as paying the loan off.
 */
export function extensionsOf(market: Market, loan: ExtendableLoan, today: string): Extension[] {
  const { product, highestApr } = market
  const now = extendedTerms(loan.terms, loan.extendedDays)
  const { nextDueDate } = remainingSchedule(now, loan.owed, loan.startDate, today)
  const onlyOne = openInstalments(now, loan.owed).length === 1
  if (!onlyOne || nextDueDate === null || nextDueDate < today) return []
  // What is paid today counts from here, as every payment does.
  const counted = interestDay(now, loan.startDate, today)
  const payoff = payoffOn(now, { ...loan.owed, lateFee: 0 }, loan.startDate, counted)
  const longest = Math.max(...product.terms.map(({ days }) => days))
  return product.extensions
    .map(({ days, feeRate }) => ({ days: agreedDaysFor(now, loan.startDate, days), feeRate }))
    .filter(({ days }) => now.days + days <= longest)
    .map(({ days, feeRate }): Extension => {
      const terms = extendedTerms(loan.terms, loan.extendedDays + days)
      const cost = share(loan.owed.principal, feeRate)
      const bought = { on: counted, sum: 0, forExtension: cost }
      const owed = { ...loan.owed, paid: paidWith(terms, loan.startDate, loan.owed.paid, bought) }
      const after = remainingSchedule(terms, owed, loan.startDate, today)
      const dueDate = after.nextDueDate ?? nextDueDate
      const flows = [
        ...loan.paid,
        { day: daysBetween(loan.startDate, counted), amount: cost },
        { day: terms.schedule.at(-1)?.day ?? 0, amount: after.outstanding - owed.lateFee },
      ]
      return {
        days,
        movesBy: daysBetween(nextDueDate, dueDate),
        cost,
        dueDate,
        apr: shownRate(annualPercentageRate(terms.principal, flows)),
        outstandingAfter: after.outstanding,
      }
    })
    .filter(({ apr, cost }) => apr <= highestApr && cost > 0 && cost < payoff)
}
