import { expect, it } from 'vitest'
import { daysAfterPayDay } from './pay-day.ts'

it.each([
  ['25', '2026-12-03', 8],
  ['3', '2026-12-03', 0],
  ['1', '2026-12-03', 2],
  ['31', '2026-12-03', 3],
  ['31', '2027-03-01', 1],
  ['25', '2027-01-02', 8],
])('paid on the %s, %s is so many days later', (payDay, date, days) => {
  expect(daysAfterPayDay(payDay, date)).toBe(days)
})

it.each(['monday', '', '0', '32'])('"%s" is no day of the month', (payDay) => {
  expect(daysAfterPayDay(payDay, '2026-12-03')).toBeUndefined()
})
