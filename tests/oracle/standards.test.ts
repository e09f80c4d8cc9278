import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isAccountNumber } from './standards/account.ts'
import { crcCheck, luhnCheck } from './standards/check-digits.ts'
import { isIdentityNumber } from './standards/identity.ts'
import { COUNTRIES } from './standards/country.ts'
import { isScanCode } from './standards/payment.ts'
import { isPhone } from './standards/phone.ts'
import { scanObjects, sealed } from './valid-numbers.ts'

// Public test data that nobody here worked out.
const vectors = <T>(file: string): T =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as T

const identity = vectors<
  Record<'TH' | 'MX' | 'PK' | 'EG', { valid: string[]; invalid: string[] }> & {
    phones: Record<string, string>
  }
>('../../sdk/tests/vectors/identity-numbers.json')
const codes = vectors<{
  crc: Record<string, string>
  promptpay: { payload: string }[]
  raast: { payload: string }[]
  clabe: { valid: string[]; invalid: string[] }
  iban: { valid: string[] }
}>('vectors/payment-codes.json')

test.each(['TH', 'MX', 'PK', 'EG'] as const)('the oracle knows the documents of %s', (country) => {
  const { valid, invalid } = identity[country]
  expect(valid.filter((number) => !isIdentityNumber(country, number))).toEqual([])
  expect(invalid.filter((number) => isIdentityNumber(country, number))).toEqual([])
  expect(isPhone(country, identity.phones[country] ?? '')).toBe(true)
})

test('the oracle knows accounts and cards', () => {
  const taken = (country: 'MX' | 'PK', numbers: string[]) =>
    numbers.filter((number) => isAccountNumber(country, 'bank_account', number))
  expect(taken('MX', codes.clabe.valid)).toEqual(codes.clabe.valid)
  expect(taken('MX', codes.clabe.invalid)).toEqual([])
  expect(taken('PK', codes.iban.valid)).toEqual(codes.iban.valid)
  // ISO/IEC 7812-1, and the number that every payment gateway takes in tests.
  expect(luhnCheck('7992739871')).toBe('3')
  expect(isAccountNumber('MX', 'card', '4111111111111111')).toBe(true)
})

test('the oracle works out the checksum of public payment codes', () => {
  for (const [text, sum] of Object.entries(codes.crc)) expect(crcCheck(text)).toBe(sum)
  for (const { payload } of [...codes.promptpay, ...codes.raast]) {
    expect(payload.slice(-4)).toBe(crcCheck(payload.slice(0, -4)))
  }
})

test.each(COUNTRIES)('a code of %s to scan pays the lender alone, and what is owed', (country) => {
  const owed = { reference: '402177881903', amount: 1_047_055 }
  const objects = scanObjects(country, owed)
  const isRight = (more: string) => isScanCode(country, sealed(objects + more), owed)
  expect(isRight('')).toBe(true)
  expect(isRight('61051011064120002th0102ab')).toBe(true)
  // A card scheme, PromptPay's person, Raast, a scheme of anybody, a tip, fees, what no standard names.
  const others = [
    ...['02164000123456789012', '29370016A00000067701011101130066812345678'],
    ...['28290008pk.raast0113+923367865823', '51190011com.example0100', '550201'],
    ...['56045.00', '57043.00', '65011', '80190011com.example0100', '99011'],
  ]
  expect(others.filter((more) => isRight(more))).toEqual([])
})
