import { expect, it } from 'vitest'
import { daysAfterPayDay, monthlyPayDay } from './pay-day.ts'

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

it.each(['monthly', 'bank_transfer', 'cash', 'other'] as const)(
  'a day of the month is the pay day of who is paid: %s',
  (pay_method) => {
    expect(monthlyPayDay({ pay_method, pay_day: '20' })).toBe('20')
  },
)

it.each(['weekly', 'daily_or_fortnightly', 'semi_monthly'] as const)(
  'who is paid more often has other pay days than the one of the month: %s',
  (pay_method) => {
    expect(monthlyPayDay({ pay_method, pay_day: '20' })).toBeUndefined()
  },
)
