import { expect, test } from 'vitest'
import { dayOfPayment } from './day-of-payment.ts'

test.each([
  ['on the day of the instruction', '2026-11-23', '2026-11-23'],
  ['days after it', '2026-11-26', '2026-11-23'],
  ['late in the evening, when it ends with the next day', '2026-11-22', '2026-11-22'],
])('%s a payment was made on no day to come', (_, today, day) => {
  expect(dayOfPayment('2026-11-23T23:59:59+07:00', today)).toBe(day)
})
