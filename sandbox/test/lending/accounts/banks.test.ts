import { checkAccountNumber, editions } from '@paso/sdk/rules'
import { describe, expect, it } from 'vitest'
import type { Country } from '../../../src/foundation/contract.ts'
import { findBank } from '../../../src/lending/countries/shared/banks.ts'
import { homeName } from '../../../src/lending/countries/shared/home-names.ts'
import { COUNTRIES, countries } from '../../../src/lending/countries/countries.ts'

/** A number that each edition takes, by category; made up or from the public examples of IBANs. */
const numbers = {
  TH: { bank_account: '1234567890', card: '4000000000000002', wallet: '812345678' },
  MX: { bank_account: '002010077777777771', card: '4000000000000002' },
  PK: { bank_account: 'PK36SCBL0000001123456702', card: '400000000002', wallet: '3001234567' },
  EG: {
    bank_account: 'EG380019000500000000263180002',
    card: '400000000002',
    wallet: '1001234567',
  },
  GENERIC: { bank_account: '12345678', card: '400000000002', wallet: '812345678' },
} as const satisfies Partial<Record<Country, object>>
const rows = Object.entries(numbers).flatMap(([country, each]) =>
  Object.entries(each).map(
    ([category, number]) => [country as Country, category as 'bank_account', number] as const,
  ),
)

it.each(rows)('%s has a %s, whose number the shared rules take', (country, category, number) => {
  expect(editions[country].accountCategories).toContain(category)
  expect(countries[country].banks.some((bank) => bank.category === category)).toBe(true)
  expect(checkAccountNumber(number, category, editions[country])).toBeUndefined()
  const wrong = `${number.slice(0, -1)}x`
  expect(checkAccountNumber(wrong, category, editions[country])).toBeDefined()
})

describe.each(COUNTRIES)('what can receive a loan in %s', (country) => {
  const { banks } = countries[country]

  it('has something of every category that the edition offers', () => {
    const offered = [...new Set(banks.map(({ category }) => category))]
    expect(offered.sort()).toEqual([...editions[country].accountCategories].sort())
  })

  it('is of categories that the edition offers, and found by code and category', () => {
    for (const bank of banks) {
      expect(editions[country].accountCategories, bank.code).toContain(bank.category)
      expect(findBank(banks, bank.code, bank.category), bank.code).toBe(bank)
      expect(bank.code).toMatch(/^[a-z_]+$/)
    }
  })
})

describe("a bank's name", () => {
  const easypaisa = findBank(countries.PK.banks, 'easypaisa', 'wallet')
  const misr = findBank(countries.EG.banks, 'banque_misr', 'bank_account')

  it('comes in the language of the country, and in English in any other', () => {
    expect(easypaisa && homeName(easypaisa.names, 'ur')).toBe('ایزی پیسہ')
    expect(easypaisa && homeName(easypaisa.names, 'es')).toBe('Easypaisa')
    expect(misr && homeName(misr.names, 'ar')).toBe('بنك مصر')
    expect(misr && homeName(misr.names, 'en')).toBe('Banque Misr')
  })

  it('is found in its own edition only', () => {
    expect(findBank(countries.MX.banks, 'easypaisa', 'wallet')).toBeUndefined()
    expect(findBank(countries.PK.banks, 'easypaisa', 'bank_account')).toBeUndefined()
  })
})
