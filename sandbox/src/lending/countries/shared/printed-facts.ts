import { checkIdentityNumber, isCalendarDate, type Edition } from '@paso/sdk/rules'

/** Facts as identity cards print them, found in lines of print. */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** The Buddhist era is 543 years ahead; no Gregorian year of birth is this large. */
const BUDDHIST_FROM = 2400

function calendarDay(year: number, month: number, day: number): string | null {
  const two = (value: number): string => String(value).padStart(2, '0')
  const gregorian = year >= BUDDHIST_FROM ? year - 543 : year
  const text = `${gregorian}-${two(month)}-${two(day)}`
  return isCalendarDate(text) ? text : null
}

/** A date such as `12 Mar. 1990`, `12/03/1990` (the day first) or `1990-03-12`; null without one. */
function dateIn(text: string): string | null {
  const worded = /(\d{1,2})\s*([A-Za-z]{3})[a-z]*\.?\s*(\d{4})(?!\d)/.exec(text)
  const month = MONTHS.indexOf(worded?.[2]?.toLowerCase() ?? '') + 1
  if (worded !== null && month > 0) return calendarDay(Number(worded[3]), month, Number(worded[1]))
  const dayFirst = /(?<!\d)(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{4})(?!\d)/.exec(text)
  if (dayFirst) return calendarDay(Number(dayFirst[3]), Number(dayFirst[2]), Number(dayFirst[1]))
  const yearFirst = /(?<!\d)(\d{4})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{1,2})(?!\d)/.exec(text)
  return yearFirst && calendarDay(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]))
}

/** The first name in a text, without what stands around it; null without one. */
export function nameIn(text: string): string | null {
  const letters = '[A-Za-z\\u00c0-\\u00ff]'
  const name = new RegExp(`(${letters}[A-Za-z\\u00c0-\\u00ff'. -]*${letters})`).exec(text)?.[1]
  return name !== undefined && name.length <= 100 ? name.replaceAll(/\s+/g, ' ') : null
}

/** What stands behind a label in its line; undefined when no line has the label. */
export function textAfter(lines: readonly string[], label: RegExp): string | undefined {
  const line = lines.find((each) => label.test(each))
  return line?.slice(line.search(label)).replace(label, '')
}

/** The name behind a label. */
export const nameAfter = (lines: readonly string[], label: RegExp): string | null =>
  nameIn(textAfter(lines, label) ?? '')

/** `M`, `F`, or in words. */
export function genderAfter(lines: readonly string[], label: RegExp): 'male' | 'female' | null {
  const word = /[A-Za-z]+/.exec(textAfter(lines, label) ?? '')?.[0].toUpperCase()
  if (word === 'M' || word === 'MALE') return 'male'
  return word === 'F' || word === 'FEMALE' ? 'female' : null
}

/** The date beside its label; else the first in a line with none of the other dates' words. */
export function birthDateIn(
  lines: readonly string[],
  label: RegExp,
  otherDates: RegExp,
): string | null {
  const labelled = lines.find((line) => label.test(line) && dateIn(line) !== null)
  const other = lines.find((line) => !otherDates.test(line) && dateIn(line) !== null)
  const line = labelled ?? other
  return line === undefined ? null : dateIn(line)
}

/** `length` digits with single spaces, dots or dashes among them, that the edition accepts. */
export function numberIn(
  lines: readonly string[],
  length: number,
  edition: Edition,
): string | null {
  const run = new RegExp(`(?<!\\d)\\d(?:[ .-]{0,2}\\d){${length - 1}}(?![ .-]?\\d)`, 'g')
  const found = lines.flatMap((line) => line.match(run) ?? [])
  const numbers = found.map((text) => text.replaceAll(/\D/g, ''))
  return numbers.find((number) => checkIdentityNumber(number, edition) === undefined) ?? null
}
