import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { languages } from '../src/i18n/languages.ts'
import { countryModules, findCountry } from './country-modules.ts'

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
  expect(profile.languages.toSorted()).toEqual(Object.keys(languages).toSorted())
})

test('a build of a country without a file stops, and says which there are', async () => {
  await expect(findCountry('XX')).rejects.toThrow('COUNTRY=XX: no file in src/countries. Known: ')
})

test('a build of a country whose file leaves something out stops, and says what', async () => {
  const { contactRules: _, ...rest } = await import('../src/countries/egypt.ts')
  vi.doMock('../src/countries/egypt.ts', () => ({ ...rest, contactRules: undefined }))
  await expect(findCountry('EG')).rejects.toThrow('egypt.ts does not export contactRules')
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.doUnmock('../src/countries/egypt.ts')
})

test.each([
  ['TH', undefined, false],
  ['TH', '0', false],
  ['TH', '1', true],
  ['MX', '1', true],
  ['EG', '1', true],
  ['GENERIC', '1', true],
  ['PK', '1', false],
])(
  'a build of %s with ALLOW_DEVICE_LISTS=%s may ask for lists of the device: %s',
  async (code, setting, may) => {
    vi.stubEnv('ALLOW_DEVICE_LISTS', setting)
    const { resolveId, load } = (await countryModules(code)) as unknown as Record<
      'resolveId' | 'load',
      (id: string) => string | null
    >
    const file = resolveId('#country/lists') ?? ''
    expect(file.endsWith('/device-lists/offered.ts')).toBe(may)
    expect(load(file)).toBe(may ? null : 'export const deviceLists = undefined')
  },
)

test.each([
  ['TH', null],
  ['PK', 'Markup'],
])('a build of %s says what its country says otherwise than the catalogs', async (code, said) => {
  const { load } = (await countryModules(code)) as unknown as Record<'load', (id: string) => string>
  const area = (language: string): string =>
    fileURLToPath(new URL(`../src/i18n/generated/${language}/cost.json`, import.meta.url))
  const words = JSON.parse(load(area('en'))) as Record<string, string> | null
  expect(words?.['利息'] ?? null).toBe(said)
  expect(load(area('vi'))).toBeNull()
})
