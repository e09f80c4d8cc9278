import { expect, test } from 'vitest'
import { findCountry } from './country-modules.ts'

test.each([
  ['TH', 'thailand'],
  ['MX', 'mexico'],
  ['PK', 'pakistan'],
  ['EG', 'egypt'],
  ['GENERIC', 'generic'],
])('the country %s of a build is found by its code', async (code, name) => {
  const { file, default: profile } = await findCountry(code)
  expect(file).toMatch(new RegExp(`/${name}\\.ts$`))
  expect(profile.code).toBe(code)
})

test('a build of a country without a file stops, and says which there are', async () => {
  await expect(findCountry('XX')).rejects.toThrow('COUNTRY=XX: no file in src/countries. Known: ')
})
