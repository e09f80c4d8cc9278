import { addDays } from '../clock.ts'
import { businessDayFrom } from './business-days.ts'
import type { Instalment, Terms } from './schedule.ts'

/** When a payment of a loan paid out on `start` is due: moved to a business day where the law says so. */
export function dueDateOf(
  terms: Terms,
  start: string,
  instalment: Pick<Instalment, 'day'>,
): string {
  const scheduled = addDays(start, instalment.day)
  return terms.calendar === undefined ? scheduled : businessDayFrom(terms.calendar, scheduled)
}

/**
 * The day up to which a payment on `day` costs interest: the scheduled one for who pays between it
 * and the business day that it was moved to, since moving is free.
 */
export function interestDay(terms: Terms, start: string, day: string): string {
  if (terms.calendar === undefined) return day
  for (const instalment of terms.schedule) {
    const scheduled = addDays(start, instalment.day)
    if (scheduled < day && day <= dueDateOf(terms, start, instalment)) return scheduled
  }
  return day
}
