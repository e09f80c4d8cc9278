import { expect, test } from 'vitest'
import { typedAmount } from './typed-amount.ts'

test.each([
  ['500', 50_000],
  ['1,234.5', 123_450],
  ['฿ 1 499.68', 149_968],
  ['๕๐๐.๒๕', 50_025],
  ['٥٠٠٫٢٥', 50_025],
  ['7.', 700],
])('%s is %i minor units', (text, minor) => {
  expect(typedAmount(text, 'THB')).toBe(minor)
})

test.each(['', '-5', '1.234', '5 baht', '1.2.3', '12345678901'])('%j is no sum', (text) => {
  expect(typedAmount(text, 'THB')).toBeUndefined()
})
