import { expect, test } from 'vitest'
import { code128 } from './code128.ts'

const modules = (value: string) => code128(value).reduce((sum, width) => sum + width, 0)
/** Signs beside start, check and stop. */
const signsOf = (value: string) => (modules(value) - 11 - 11 - 13) / 11

test('a reference of digits takes a sign for each two', () => {
  expect(signsOf('4021778819035526')).toBe(8)
})

test('of an odd number of digits one goes alone', () => {
  // A sign for the first, one that changes to pairs, three pairs.
  expect(signsOf('1234567')).toBe(5)
})

test('a few digits among letters stay single', () => {
  expect(signsOf('AB1234CD')).toBe(8)
})

test.each(['', 'Ł', '๑๒๓', 'a\nb'])('%j is refused by name', (value) => {
  expect(() => code128(value)).toThrow(RangeError)
})
