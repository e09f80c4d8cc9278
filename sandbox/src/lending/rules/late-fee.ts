/** The late fee of a loan: so much a late day, up to a cap. Arithmetic only. */
import { addDays } from '../../foundation/clock.ts'
import type { Minor } from '../../foundation/money.ts'

/** What a day after a missed due date costs, and the most that all of one loan can come to. */
export interface LateFee {
  perDay: Minor
  cap: Minor
}

/** Days on which nothing is charged, both ends included. */
export interface Pause {
  from: string
  to: string
}

/**
 * The days from `first` to `last` that cost a late fee, oldest first: none in a pause, none once
 * the cap is reached with what was `charged` before.
 */
export function lateDays(
  fee: LateFee,
  { first, last }: { first: string; last: string },
  charged: Minor,
  pauses: readonly Pause[],
): { day: string; amount: Minor }[] {
  const days: { day: string; amount: Minor }[] = []
  let left = fee.cap - charged
  for (let day = first; day <= last && left > 0; day = addDays(day, 1)) {
    if (pauses.some(({ from, to }) => from <= day && day <= to)) continue
    const amount = Math.min(fee.perDay, left)
    if (amount <= 0) break
    days.push({ day, amount })
    left -= amount
  }
  return days
}
