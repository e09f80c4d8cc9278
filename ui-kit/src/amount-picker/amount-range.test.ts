import { expect, test } from 'vitest'
import { nearestAmount, readAmount } from './amount-range.ts'

const range = { min: 100000, max: 2000000, step: 10000 }

test.each([
  [1234500, 1230000],
  [50000, 100000],
  [9900000, 2000000],
  [100000, 100000],
])('of %i the nearest that can be chosen is %i', (asked, nearest) => {
  expect(nearestAmount(asked, range)).toBe(nearest)
})

test('steps count from the smallest amount', () => {
  expect(nearestAmount(1050000, { min: 150000, max: 2000000, step: 100000 })).toBe(1050000)
})

test.each([
  ['10000', 1000000],
  ['10,000', 1000000],
  ['10.000', 1000000],
  ['10 000', 1000000],
  ['๑๐๐๐๐', 1000000],
  ['١٠٠٠٠', 1000000],
  ['۱۰۰۰۰', 1000000],
  ['10,000.00', 1000000],
  ['10000,00', 1000000],
])('%s is read as whole units', (typed, amount) => {
  expect(readAmount(typed, 'THB', 'en')).toBe(amount)
})

test.each(['', '1000.505', '-5', '1e5', 'abc', '5 baht', '฿', '1.2.3', '10,0000', '9'.repeat(13)])(
  '"%s" is no whole amount',
  (typed) => {
    expect(readAmount(typed, 'THB', 'en')).toBeUndefined()
  },
)

test.each([
  ['7.', 'THB', 'en', 700],
  ['12.5', 'THB', 'en', 1250],
  ['1,000.50', 'THB', 'en', 100_050],
  ['1.000,50', 'THB', 'vi', 100_050],
  ['500,5', 'PKR', 'vi', 50_050],
  ['1250,50', 'PKR', 'vi', 125_050],
  ['1.250,50 Rs', 'PKR', 'vi', 125_050],
  ['Rs 500', 'PKR', 'en', 50_000],
  ['PKR 1,250.50', 'PKR', 'en', 125_050],
  ['1,250.50 روپے', 'PKR', 'ur', 125_050],
  ['EGP 500', 'EGP', 'en', 50_000],
  ['٥٠٠٫٢٥ ج.م', 'EGP', 'ar', 50_025],
  ['฿ 1 499.68', 'THB', 'th', 149_968],
  ['$1,234.5', 'MXN', 'es-MX', 123_450],
  ['US$ 12', 'USD', 'en', 1200],
  ['1.5', 'KWD', 'en', 1500],
  ['1052', 'JPY', 'en', 1052],
  ['1,052', 'JPY', 'en', 1052],
  ['1052.00', 'JPY', 'en', 1052],
  ['99,999,999,999.99', 'THB', 'en', 9_999_999_999_999],
  ['10', 'KWD', 'en', 10_000],
  ['10.000', 'KWD', 'en', 10_000],
  ['10,000', 'KWD', 'en', 10_000_000],
  ['10.000', 'KWD', 'vi', 10_000_000],
  ['10,000', 'KWD', 'vi', 10_000],
] as const)('%s of %s in %s is %i minor units', (typed, currency, locale, amount) => {
  expect(readAmount(typed, currency, locale)).toBe(amount)
})

test('a fraction of what has none is no amount', () => {
  expect(readAmount('1052.5', 'JPY', 'en')).toBeUndefined()
})
