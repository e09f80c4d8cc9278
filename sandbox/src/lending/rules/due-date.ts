import { addDays, daysBetween } from '../../foundation/clock.ts'
import { businessDayFrom, type HolidayCalendar } from './business-days.ts'
import type { Instalment, Terms } from './schedule.ts'

/** A due date that lies at most so many days before pay day moves to the day after it. */
export const DAYS_BEFORE_PAY_DAY = 7

/** What due dates of a loan move past; nothing where neither is set. */
export interface DueDateMoves {
  calendar?: HolidayCalendar | undefined
  payDay?: number | undefined
}

/** Why a due date is not the agreed day, in the words of the contract. */
export type MoveReason = 'pay_day' | 'banks_closed'

/** When a payment of a loan paid out on `start` is due: past a pay day, and on a business day. */
export function dueDateOf(
  terms: DueDateMoves,
  start: string,
  instalment: Pick<Instalment, 'day'>,
): string {
  return moved(terms, addDays(start, instalment.day)).due
}

/** An agreed day, YYYY-MM-DD, when the payment is due instead, and why. */
export function moved(
  { calendar, payDay }: DueDateMoves,
  agreed: string,
): { due: string; reasons: MoveReason[] } {
  const past = payDay === undefined ? agreed : pastPayDay(payDay, agreed)
  const open = calendar === undefined ? past : businessDayFrom(calendar, past)
  // A business day may lie shortly before a pay day again.
  const later = open > past ? moved({ calendar, payDay }, open) : { due: open, reasons: [] }
  const isPast = past > agreed || later.reasons.includes('pay_day')
  return {
    due: later.due,
    reasons: [
      ...(isPast ? (['pay_day'] as const) : []),
      ...(open > past ? (['banks_closed'] as const) : []),
    ],
  }
}

function pastPayDay(payDay: number, day: string): string {
  const next = payDayFrom(payDay, day)
  return daysBetween(day, next) <= DAYS_BEFORE_PAY_DAY ? addDays(next, 1) : day
}

/** The first pay day that is not before `day`; the last day of a month that is shorter. */
function payDayFrom(payDay: number, day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const inMonth = (of: number): string => {
    const last = new Date(Date.UTC(year, of, 0)).getUTCDate()
    return new Date(Date.UTC(year, of - 1, Math.min(payDay, last))).toISOString().slice(0, 10)
  }
  const here = inMonth(month)
  return here >= day ? here : inMonth(month + 1)
}

/** The agreed days whose payments are due from `from` until `until`, and when; latest first. */
export function scheduledFor(
  moves: DueDateMoves,
  from: string,
  until: string,
): { scheduled: string; due: string }[] {
  const days: { scheduled: string; due: string }[] = []
  for (let scheduled = until; ; scheduled = addDays(scheduled, -1)) {
    const { due } = moved(moves, scheduled)
    if (due < from) return days
    if (due <= until) days.push({ scheduled, due })
  }
}

/**
 * The day up to which a payment on `day` costs interest. Between the agreed day and the one that it
 * was moved to, that is the agreed one, since moving is free.
 */
export function interestDay(terms: Terms, start: string, day: string): string {
  if (terms.calendar === undefined && terms.payDay === undefined) return day
  for (const instalment of terms.schedule) {
    const scheduled = addDays(start, instalment.day)
    if (scheduled < day && day <= dueDateOf(terms, start, instalment)) return scheduled
  }
  return day
}
