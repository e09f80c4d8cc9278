import { expect, expectTypeOf, test } from 'vitest'
import type { Country, Schema } from '../src/contract.ts'
import { appIdValues } from '../src/generated/enums.ts'
import { appIdOf, countries, countryOf, editions } from '../src/rules/index.ts'

test('every value of the contract’s app_id names one edition, and has its rules', () => {
  expect(countries.map(appIdOf)).toEqual(appIdValues)
  expect(appIdValues.map(countryOf)).toEqual(countries)
  expect(countries.map((country) => editions[country].country)).toEqual(countries)
})

test.each(['', 'paso', 'paso-', 'paso-xx', 'paso-TH', 'th'])('%j names no edition', (appId) => {
  expect(countryOf(appId)).toBeUndefined()
})

test('the countries are those of app_id by type too', () => {
  expectTypeOf<`paso-${Lowercase<Country>}`>().toEqualTypeOf<Schema<'AppId'>>()
})
