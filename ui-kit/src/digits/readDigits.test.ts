import { expect, test } from 'vitest'
import { groupDigits } from '../digits-field/groupDigits.ts'
import { foldDigits, readDigits, readPhone } from './readDigits.ts'

test('Thai, Arabic-Indic and extended Arabic-Indic figures fold to 0–9', () => {
  expect(foldDigits('๐๑๒๓๔๕๖๗๘๙')).toBe('0123456789')
  expect(foldDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789')
  expect(foldDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789')
})

test('what is no figure stays when figures fold', () => {
  expect(foldDigits('บัตร ๑๒-3A')).toBe('บัตร 12-3A')
})

test('spaces, dashes, dots and brackets between figures are dropped', () => {
  expect(readDigits(' 1-1017 00230.70/5 ')).toBe('1101700230705')
  expect(readDigits('(02) 123–4567')).toBe('021234567')
})

test('invisible direction marks that a paste brings along are dropped', () => {
  expect(readDigits('\u061c\u200e123\u202c\u2066456\u2069\ufeff')).toBe('123456')
})

test('a letter stays, so that a rule can speak of it', () => {
  expect(readDigits('12O45')).toBe('12O45')
})

test.each([
  ['812345678'],
  ['0812345678'],
  ['081 234 5678'],
  ['081-234-5678'],
  ['+66812345678'],
  ['+66 (0)81 234 5678'],
  ['0066 81 234 5678'],
  ['66812345678'],
  ['๐๘๑๒๓๔๕๖๗๘'],
  ['\u202a+66 81 234 5678\u202c'],
])('%s is the Thai number 812345678', (written) => {
  expect(readPhone(written, '+66', 9)).toBe('812345678')
})

test('a national number that begins with the prefix’s own figures is not cut', () => {
  expect(readPhone('201234567', '+20', 10)).toBe('201234567')
  expect(readPhone('921234567', '+92', 10)).toBe('921234567')
})

test('Pakistani and Egyptian numbers are read in their own figures', () => {
  expect(readPhone('۰۳۰۱ ۲۳۴۵۶۷۸', '+92', 10)).toBe('3012345678')
  expect(readPhone('٠١٠٠٢٣٤٥٦٧٨', '+20', 10)).toBe('1002345678')
})

test('groups repeat the last size given', () => {
  expect(groupDigits('4111111111111234', [4])).toBe('4111 1111 1111 1234')
  expect(groupDigits('1234567890', [3, 1, 5, 1])).toBe('123\u00a04\u00a056789\u00a00')
  expect(groupDigits('', [4])).toBe('')
})
