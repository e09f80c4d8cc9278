import { expect, test } from 'vitest'
import { dateParts, readDate, readYear } from './readDate.ts'

test.each([
  ['1997', 1997],
  ['2540', 1997],
  ['๒๕๔๐', 1997],
  ['١٩٩٧', 1997],
  ['2399', 2399],
  ['2400', 1857],
])('the year %s is %d', (written, year) => {
  expect(readYear(written)).toBe(year)
})

test.each(['', '97', '197', '19970', 'year'])('%j is no year', (written) => {
  expect(readYear(written)).toBeUndefined()
})

test('day, month and year make a date of the common era', () => {
  expect(readDate({ day: '5', month: '3', year: '2540' })).toBe('1997-03-05')
  expect(readDate({ day: '๐๕', month: '3', year: '1997' })).toBe('1997-03-05')
})

test('29 February exists in leap years only, counted in the common year', () => {
  expect(readDate({ day: '29', month: '2', year: '2543' })).toBe('2000-02-29')
  expect(readDate({ day: '29', month: '2', year: '2001' })).toBeUndefined()
})

test.each([
  { day: '31', month: '4', year: '1997' },
  { day: '0', month: '4', year: '1997' },
  { day: '5', month: '', year: '1997' },
  { day: '', month: '4', year: '1997' },
  { day: '5', month: '4', year: '97' },
  { day: 'x', month: '4', year: '1997' },
])('$day $month $year is no date', (parts) => {
  expect(readDate(parts)).toBeUndefined()
})

test('a date falls into parts without leading zeros, anything else into empty ones', () => {
  expect(dateParts('1997-03-05')).toEqual({ day: '5', month: '3', year: '1997' })
  expect(dateParts('yesterday')).toEqual({ day: '', month: '', year: '' })
  expect(dateParts(undefined)).toEqual({ day: '', month: '', year: '' })
})

test('a given date has the year of the calendar that is asked for', () => {
  expect(dateParts('1997-03-05', 'buddhist')).toEqual({ day: '5', month: '3', year: '2540' })
  expect(readDate(dateParts('1997-03-05', 'buddhist'))).toBe('1997-03-05')
  expect(dateParts('', 'buddhist').year).toBe('')
})
