import { expect, test } from 'vitest'
import { withoutLabel } from './number-label.ts'

test('what a bank’s app writes before a number it copies is no part of the number', () => {
  expect(withoutLabel('IBAN PK36 SCBL 0000')).toBe('PK36 SCBL 0000')
  expect(withoutLabel('iban: EG380019')).toBe('EG380019')
  expect(withoutLabel('IBANPK36')).toBe('PK36')
  expect(withoutLabel('CLABE 002010077777777771')).toBe('002010077777777771')
  for (const label of ['IBAN No. ', 'IBAN Number:', 'رقم الآيبان: ', 'آئی بی اے این ', 'My IBAN: '])
    expect(withoutLabel(`${label}PK36 SCBL`)).toBe('PK36 SCBL')
  for (const label of ['CLABE interbancaria: ', 'Cuenta CLABE ', 'Número de CLABE: '])
    expect(withoutLabel(`${label}002010`)).toBe('002010')
  expect(withoutLabel('International Bank Account Number (IBAN): eg 38 0019')).toBe('eg 38 0019')
})

test('a number stays as it is, and a word that is still being typed too', () => {
  for (const typed of [
    '',
    'PK36IBAN',
    'PK 36 SCBL',
    '123-4-56789-0',
    'IBA',
    'IBAN',
    '+92 300',
    '١٢٣ ٤٥٦',
  ]) {
    expect(withoutLabel(typed)).toBe(typed)
  }
})
