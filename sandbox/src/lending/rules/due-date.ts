import { addDays } from '../../foundation/clock.ts'
import { businessDayFrom, type HolidayCalendar } from './business-days.ts'
import type { Instalment, Terms } from './schedule.ts'

/** When a payment of a loan paid out on `start` is due: moved to a business day where the law says so. */
export function dueDateOf(
  terms: Terms,
  start: string,
  instalment: Pick<Instalment, 'day'>,
): string {
  return moved(terms.calendar, addDays(start, instalment.day))
}

const moved = (calendar: HolidayCalendar | undefined, scheduled: string): string =>
  calendar === undefined ? scheduled : businessDayFrom(calendar, scheduled)

/** The scheduled days whose payments are due from `from` until `until`, and when; latest first. */
export function scheduledFor(
  calendar: HolidayCalendar | undefined,
  from: string,
  until: string,
): { scheduled: string; due: string }[] {
  const days: { scheduled: string; due: string }[] = []
  for (let scheduled = until; ; scheduled = addDays(scheduled, -1)) {
    const due = moved(calendar, scheduled)
    if (due < from) return days
    if (due <= until) days.push({ scheduled, due })
  }
}

/**
 * The day up to which a payment on `day` costs interest. Between the scheduled day and the business
 * day that it was moved to, that is the scheduled one, since moving is free.
 */
export function interestDay(terms: Terms, start: string, day: string): string {
  if (terms.calendar === undefined) return day
  for (const instalment of terms.schedule) {
    const scheduled = addDays(start, instalment.day)
    if (scheduled < day && day <= dueDateOf(terms, start, instalment)) return scheduled
  }
  return day
}
