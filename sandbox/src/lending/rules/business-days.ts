import { createRequire } from 'node:module'
import type HolidaysOfTheWorld from 'date-holidays'
import { addDays } from '../../foundation/clock.ts'

/** The ISO 3166 code of a country where a due date moves to the next business day at no cost. */
export type HolidayCalendar = string

// The holidays of the whole world take a quarter of a second to load, and one edition asks for them.
const load = createRequire(import.meta.url)

const known = new Map<string, ReadonlySet<string>>()

/** The day itself, or the next one on which banks are open; YYYY-MM-DD. */
export function businessDayFrom(calendar: HolidayCalendar, day: string): string {
  let found = day
  while (isWeekend(found) || holidaysOf(calendar, found.slice(0, 4)).has(found)) {
    found = addDays(found, 1)
  }
  return found
}

function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6
}

function holidaysOf(calendar: HolidayCalendar, year: string): ReadonlySet<string> {
  const key = `${calendar} ${year}`
  const made = known.get(key)
  if (made) return made
  const Holidays = load('date-holidays') as typeof HolidaysOfTheWorld
  const all = new Holidays(calendar, { types: ['public', 'bank'] }).getHolidays(Number(year))
  // A country that the library does not know has no holidays at all.
  if (all.length === 0) throw new RangeError(`no holidays are known of ${calendar}`)
  const days = new Set(all.map(({ date }) => date.slice(0, 10)))
  known.set(key, days)
  return days
}
