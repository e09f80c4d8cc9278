import { checkPhone, editions } from '@paso/sdk/rules'
import { expect, test } from 'vitest'
import { editionOf } from '../certification/check-fields.ts'
import { COUNTRIES, countries, countryOf, daysAt } from './countries.ts'

test('an edition’s app_id names its country', () => {
  for (const country of COUNTRIES) expect(countryOf(countries[country].appId)).toBe(country)
  expect(() => countryOf('paso-xx')).toThrow('no edition is paso-xx')
})

test('the number of an order begins with two letters of its edition alone', () => {
  const prefixes = Object.values(countries).map(({ orderPrefix }) => orderPrefix)
  expect(prefixes.filter((each) => !/^[A-Z]{2}$/.test(each))).toEqual([])
  expect(new Set(prefixes).size).toBe(prefixes.length)
})

test('each edition has its own day', () => {
  const { appIds, days } = daysAt(new Date('2026-11-21T18:30:00Z'))
  expect(appIds).toEqual(COUNTRIES.map((each) => countries[each].appId))
  expect(days[appIds.indexOf('paso-th')]).toBe('2026-11-22')
  expect(days[appIds.indexOf('paso-mx')]).toBe('2026-11-21')
})

test('each band of income of an edition but its lowest has a limit', () => {
  for (const [country, { product }] of Object.entries(countries)) {
    const [lowest, ...others] = editionOf(country as keyof typeof countries).incomeBands
    expect(Object.keys(product.tenthsByIncome)).toEqual(others)
    expect(product.tenthsByIncome).not.toHaveProperty(String(lowest))
  }
})

test('the band of income in which the questionnaire is due is one that gets a loan', () => {
  for (const [country, { product }] of Object.entries(countries)) {
    expect(Object.keys(product.tenthsByIncome), country).toContain(product.tightIncome.band)
  }
})

test('a phone to try an edition with is one that its rules take', () => {
  for (const country of COUNTRIES) {
    expect(checkPhone(countries[country].samples.phone, editions[country]), country).toBeUndefined()
  }
})
