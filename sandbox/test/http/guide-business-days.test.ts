import { describe, expect, it } from 'vitest'
import { addDays } from '../../src/foundation/clock.ts'
// Loaded for the holidays that a country's file adds.
import '../../src/lending/countries/countries.ts'
import { businessDayFrom } from '../../src/lending/rules/business-days.ts'
import { DAYS_BEFORE_PAY_DAY } from '../../src/lending/rules/due-date.ts'
import { isClosed } from '../model/due-days.ts'
import { readGuide } from '../support/guide.ts'

const { section } = readGuide()

/** The days from 2026 on that the lender and the guide do not both call closed or both open. */
function differing(
  country: string,
  until: string,
  isClosedThere: (day: string) => boolean,
): string[] {
  const days: string[] = []
  for (let day = '2026-01-01'; day < until; day = addDays(day, 1)) {
    if ((businessDayFrom(country, day) !== day) !== isClosedThere(day)) days.push(day)
  }
  return days
}

describe('the days of the guide', () => {
  it('are the business days of Mexico', () => {
    expect(section('Moved due dates')).toContain('the first Monday of February')
    expect(differing('MX', '2037-01-01', (day) => !isBusinessDay(day))).toEqual([])
  })

  it('are the business days of Thailand', () => {
    const said = section('Moved due dates').replaceAll(/\s+/g, ' ')
    expect(said).toContain(
      'in Thailand 1 January; 6 and 13 to 15 April; 1 and 4 May; 3 June; 28 July; 12 August; 13 and 23 October; 5, 10 and 31 December',
    )
    expect(said).toContain('3 March, 31 May, 29 and 30 July; 21 February, 20 May, 18 and 19 July')
    expect(said).toContain('made up for on the next day that is neither a weekend nor a holiday')
    expect(said).toContain(`the ${DAYS_BEFORE_PAY_DAY} days before it`)
    const isClosedThere = (day: string) => isClosed(Date.parse(day) / 86_400_000)
    expect(differing('TH', '2037-01-01', isClosedThere)).toEqual([])
  })

  it.each([
    [
      'PK',
      'in Pakistan 1 January; 5 February; 23 March; 1 and 28 May; 1 July; 14 August; 9 November; 25 December; 9 and 10 Muharram; 12 Rabi al-awwal; 1 Ramadan; 1 to 3 Shawwal; 10 to 12 Dhu al-Hijjah;',
      ['1-1', '2-5', '3-23', '5-1', '5-28', '7-1', '8-14', '11-9', '12-25'],
      ['1-9', '1-10', '3-12', '9-1', '10-1', '10-2', '10-3', '12-10', '12-11', '12-12'],
      [6, 0],
    ],
    [
      'EG',
      'in Egypt 1, 7 and 25 January; 25 April; 1 May; 30 June; 23 July; 6 October; the Monday after Orthodox Easter; 1 Muharram; 12 Rabi al-awwal; 1 to 3 Shawwal; 10 to 13 Dhu al-Hijjah.',
      ['1-1', '1-7', '1-25', '4-25', '5-1', '6-30', '7-23', '10-6'],
      ['1-1', '3-12', '10-1', '10-2', '10-3', '12-10', '12-11', '12-12', '12-13'],
      [5, 6],
    ],
  ])('are the business days of %s', (country, said, fixed, feasts, weekend) => {
    expect(section('Moved due dates').replaceAll(/\s+/g, ' ')).toContain(said)
    const isClosedThere = (day: string): boolean => {
      const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
      return (
        weekend.includes(new Date(`${day}T00:00:00Z`).getUTCDay()) ||
        fixed.includes(`${month}-${date}`) ||
        feasts.includes(islamicDay(day)) ||
        (country === 'EG' && day === addDays(orthodoxEasterOf(year), 1))
      )
    }
    expect(differing(country, '2030-01-01', isClosedThere)).toEqual([])
  })
})

/** As the guide says it, worked out anew. */
function isBusinessDay(day: string): boolean {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const nth = Math.ceil(date / 7)
  const fixed = ['1-1', '5-1', '9-16', '11-2', '12-12', '12-25']
  const easter = easterOf(year)
  return !(
    weekday === 0 ||
    weekday === 6 ||
    fixed.includes(`${month}-${date}`) ||
    (weekday === 1 && month === 2 && nth === 1) ||
    (weekday === 1 && (month === 3 || month === 11) && nth === 3) ||
    (month === 10 && date === 1 && (year - 2024) % 6 === 0) ||
    day === addDays(easter, -3) ||
    day === addDays(easter, -2)
  )
}

/** Easter Sunday of the Gregorian calendar. */
function easterOf(year: number): string {
  const a = year % 19
  const century = Math.floor(year / 100)
  const d =
    (19 * a + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30
  const full = d - Math.floor(d / 28) * (1 - Math.floor(29 / (d + 1)) * Math.floor((21 - a) / 11))
  const j = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7
  return addDays(`${year}-03-28`, full - j)
}

const islamic = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})

/** Month and day of the calendar of Umm al-Qura. */
function islamicDay(day: string): string {
  const parts = islamic.formatToParts(new Date(`${day}T00:00:00Z`))
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('month')}-${part('day')}`
}

/** By Meeus, in the Julian calendar, which is 13 days behind until 2100. */
function orthodoxEasterOf(year: number): string {
  const d = (19 * (year % 19) + 15) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7
  const day = d + e + 114
  return addDays(
    `${year}-${String(Math.floor(day / 31)).padStart(2, '0')}-${String((day % 31) + 1).padStart(2, '0')}`,
    13,
  )
}
