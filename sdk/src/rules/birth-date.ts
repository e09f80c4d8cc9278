import { broken, type BrokenRule } from './broken-rule.ts'

/** The youngest that may borrow, in years. */
export const MINIMUM_AGE = 18
/** Nobody on record lived longer: a birth date before that is a slip, often a year of another calendar. */
const OLDEST_AGE = 120

/** Whether a `YYYY-MM-DD` text is a day that exists in the Gregorian calendar. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/**
 * The same day, for parameters that a program fills in and no person: compared as text, a malformed one would pass a child.
 *
 * @throws {RangeError} when it is no day of the calendar; the message does not repeat it, for it may be a birth date
 */
export function calendarDay(day: string, name: string): string {
  // A program without types may hand in anything.
  if (typeof day === 'string' && isCalendarDate(day)) return day
  throw new RangeError(`${name} must be a day of the calendar, written YYYY-MM-DD`)
}

/**
 * Whole years lived on a day; both are calendar dates `YYYY-MM-DD`. Someone born on 29 February ages on 1 March.
 *
 * @throws {RangeError} when one of them is no calendar date
 */
export function ageOn(birthDate: string, day: string): number {
  calendarDay(birthDate, 'birthDate')
  calendarDay(day, 'day')
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/**
 * The rule that a birth date breaks, if any.
 *
 * @param today the calendar date in the lender's zone, `YYYY-MM-DD`
 * @throws {RangeError} when `today` is no calendar date
 */
export function checkBirthDate(birthDate: string, today: string): BrokenRule | undefined {
  calendarDay(today, 'today')
  if (birthDate === '') return broken('required')
  if (!isCalendarDate(birthDate) || birthDate > today) return broken('birth_date')
  const age = ageOn(birthDate, today)
  if (age > OLDEST_AGE) return broken('birth_date')
  return age < MINIMUM_AGE ? broken('too_young', { min: MINIMUM_AGE }) : undefined
}
