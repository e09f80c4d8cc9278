import { expect, test } from 'vitest'
import { findCountry } from './country-modules.ts'

test('the country of a build is found by its code', async () => {
  const { file, default: profile } = await findCountry('TH')
  expect(file).toMatch(/thailand\.ts$/)
  expect(profile.code).toBe('TH')
})

test('a build of a country without a file stops, and says which there are', async () => {
  await expect(findCountry('XX')).rejects.toThrow('COUNTRY=XX: no file in src/countries. Known: ')
})

test('what countries share is none', async () => {
  await expect(findCountry('GENERIC')).rejects.toThrow('COUNTRY=GENERIC')
})
