import { createRequire } from 'node:module'
import type HolidaysOfTheWorld from 'date-holidays'
import type { HolidaysTypes } from 'date-holidays'
import { addDays, daysBetween } from '../../foundation/clock.ts'

/** The ISO 3166 code of a country where a due date moves to the next business day at no cost. */
export type HolidayCalendar = string

/** What the library does not know of a country's holidays, as it writes its own rules. */
export interface HolidayAdditions {
  /** Such as `07-01` of each year, `2027-02-21`, or `1 Ramadan`. */
  rules: readonly string[]
  /** Rules of the library that no longer hold. */
  insteadOf: readonly string[]
  /** Whether a holiday on a weekend is made up for on the next day that is neither. */
  madeUpFor: boolean
}

const additions = new Map<HolidayCalendar, HolidayAdditions>()

/** Said once of each calendar, before its days are asked for. */
export function addHolidays(calendar: HolidayCalendar, added: HolidayAdditions): void {
  additions.set(calendar, added)
}

// The holidays of the whole world take a quarter of a second to load, and one edition asks for them.
const load = createRequire(import.meta.url)

const known = new Map<string, ReadonlySet<string>>()

/** The day itself, or the next one on which banks are open; YYYY-MM-DD. */
export function businessDayFrom(calendar: HolidayCalendar, day: string): string {
  let found = day
  while (closedDaysOf(calendar, found.slice(0, 4)).has(found)) found = addDays(found, 1)
  return found
}

function closedDaysOf(calendar: HolidayCalendar, year: string): ReadonlySet<string> {
  const key = `${calendar} ${year}`
  const made = known.get(key)
  if (made) return made
  const isMadeUpFor = additions.get(calendar)?.madeUpFor === true
  // The last days of a year may be made up for in the next one.
  const years = isMadeUpFor ? [String(Number(year) - 1), year] : [year]
  const holidays = new Set(years.flatMap((each) => holidaysOf(calendar, each)))
  const weekends = new Set(years.flatMap((each) => weekendsOf(calendar, each)))
  const days = new Set([...holidays, ...weekends])
  if (isMadeUpFor) for (const day of daysMadeUpFor(holidays, weekends)) days.add(day)
  known.set(key, days)
  return days
}

/** Two holidays of one weekend are made up for on one day. */
const daysMadeUpFor = (holidays: ReadonlySet<string>, weekends: ReadonlySet<string>): string[] =>
  [...holidays]
    .filter((day) => weekends.has(day))
    .map((day) => {
      let next = day
      while (weekends.has(next) || holidays.has(next)) next = addDays(next, 1)
      return next
    })

function holidaysOf(calendar: HolidayCalendar, year: string): string[] {
  const Holidays = load('date-holidays') as typeof HolidaysOfTheWorld
  const holidays = new Holidays(calendar, { types: ['public', 'bank'] })
  const { rules = [], insteadOf = [] } = additions.get(calendar) ?? {}
  // A country that the library does not know has no rules at all.
  const isComplete =
    holidays.getRules().length > 0 &&
    insteadOf.every((rule) => holidays.unsetRule(rule)) &&
    rules.every((rule) => holidays.setHoliday(rule, { name: rule, type: 'bank' }))
  if (!isComplete) throw new RangeError(`not all holidays are known of ${calendar}`)
  return holidays.getHolidays(Number(year)).flatMap(daysOf)
}

/** A feast by the moon has several days. It begins at sunset; its date is the first whole day. */
function daysOf({ date, start, end }: HolidaysTypes.Holiday): string[] {
  const length = Math.round((end.getTime() - start.getTime()) / 86_400_000)
  return Array.from({ length }, (_, nth) => addDays(date.slice(0, 10), nth))
}

/** Friday and Saturday in Egypt, Saturday and Sunday in the other editions. */
function weekendsOf(calendar: HolidayCalendar, year: string): string[] {
  const { weekend } = new Intl.Locale(`und-${calendar}`).getWeekInfo()
  const first = `${year}-01-01`
  return Array.from({ length: daysBetween(first, `${Number(year) + 1}-01-01`) }, (_, nth) =>
    addDays(first, nth),
  ).filter((day) => weekend.includes(isoWeekday(day)))
}

/** Monday is 1 and Sunday is 7. */
function isoWeekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}
