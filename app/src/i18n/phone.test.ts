import { expect, it } from 'vitest'
import egypt from '../countries/egypt.ts'
import mexico from '../countries/mexico.ts'
import pakistan from '../countries/pakistan.ts'
import { maskedPhone, writtenPhone } from './phone.ts'

it.each([
  ['+66812345678', '+66 81 234 5678'],
  ['+6620000000', '+66 2 000 0000'],
  // Another country's, which this edition does not know.
  ['+525512345678', '+525512345678'],
  ['191', '191'],
  ['+66 2 000 0000', '+66 2 000 0000'],
])('%s is read as %s', (phone, written) => {
  expect(writtenPhone(phone).replaceAll('\u00a0', ' ')).toBe(written)
})

it.each([
  [mexico, '+525512345678', '+52 55 1234 5678'],
  [mexico, '+526141234567', '+52 614 123 4567'],
  [pakistan, '+923001234567', '+92 300 1234567'],
  [pakistan, '+92510000000', '+92 51 0000000'],
  [egypt, '+201012345678', '+20 10 1234 5678'],
  [egypt, '+20223456789', '+20 2 2345 6789'],
])('people in the country of %s write it so', ({ phone }, number, written) => {
  expect(writtenPhone(number, phone).replaceAll('\u00a0', ' ')).toBe(written)
})

it('is in one piece, which no line end breaks', () => {
  expect(writtenPhone('+66812345678')).not.toContain(' ')
})

it('shows its last four digits only where others may look', () => {
  expect(maskedPhone('+66', '812345678').replaceAll('\u00a0', ' ')).toBe('+66 •• ••• 5678')
})
