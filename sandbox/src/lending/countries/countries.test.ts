import { expect, test } from 'vitest'
import { editionOf } from '../certification/check-fields.ts'
import { countries, countryOf, daysAt } from './countries.ts'

test('an edition’s app_id names its country', () => {
  expect(['paso-th', 'paso-generic'].map(countryOf)).toEqual(['TH', 'GENERIC'])
  expect(() => countryOf('paso-xx')).toThrow('no edition is paso-xx')
})

test('each edition has its own day', () => {
  expect(daysAt(new Date('2026-11-21T18:30:00Z'))).toEqual({
    appIds: ['paso-th', 'paso-mx', 'paso-pk', 'paso-eg', 'paso-generic'],
    days: ['2026-11-22', '2026-11-21', '2026-11-21', '2026-11-21', '2026-11-22'],
  })
})

test('each band of income of an edition but its lowest has a limit', () => {
  for (const [country, { product }] of Object.entries(countries)) {
    const [lowest, ...others] = editionOf(country as keyof typeof countries).incomeBands
    expect(Object.keys(product.tenthsByIncome)).toEqual(others)
    expect(product.tenthsByIncome).not.toHaveProperty(String(lowest))
  }
})
