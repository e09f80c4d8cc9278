import { expect, it } from 'vitest'
import { maskedPhone, writtenPhone } from './phone.ts'

it.each([
  ['+66812345678', '+66 81 234 5678'],
  ['+6620000000', '+66 2 000 0000'],
  ['+525512345678', '+52 551 234 5678'],
  ['191', '191'],
  ['+66 2 000 0000', '+66 2 000 0000'],
])('%s is read as %s', (phone, written) => {
  expect(writtenPhone(phone).replaceAll('\u00a0', ' ')).toBe(written)
})

it('is in one piece, which no line end breaks', () => {
  expect(writtenPhone('+66812345678')).not.toContain(' ')
})

it('shows its last four digits only where others may look', () => {
  expect(maskedPhone('+66', '812345678').replaceAll('\u00a0', ' ')).toBe('+66 •• ••• 5678')
})
