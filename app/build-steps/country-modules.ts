import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { languages, type Language } from '../src/i18n/languages.ts'
import type { StoredMessages } from '../src/i18n/stored-messages.ts'
import type { CountryFile, CountryProfile, OwnWords } from '../src/countries/country-profile.ts'
import { compileCatalog } from './compile-messages.ts'

const folder = new URL('../src/countries/', import.meta.url)
const deviceLists = fileURLToPath(new URL('../src/device-lists/offered.ts', import.meta.url))
const parts = Object.keys({
  default: true,
  forms: true,
  payment: true,
  contactRules: true,
  mayAskForLists: true,
  partners: true,
  ownWords: true,
} satisfies Record<keyof CountryFile, true>) as (keyof CountryFile)[]

/**
 * The file of an edition's country (D1) and what it exports.
 *
 * @throws Error when there is none, by name, instead of taking another country's, and when its file leaves something out
 */
export async function findCountry(
  code = process.env['COUNTRY'] ?? 'TH',
): Promise<CountryFile & { file: string }> {
  const known: string[] = []
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.test.ts')) continue
    const address = new URL(name, folder).href
    const country = (await import(address)) as Partial<CountryFile>
    // What countries share has no profile to ship.
    if (country.default === undefined) continue
    if (country.default.code === code) {
      assertComplete(country, name)
      const profile = { ...country.default, languages: offeredBy(country.default) }
      return { ...country, default: profile, file: fileURLToPath(address) }
    }
    known.push(country.default.code)
  }
  throw new Error(`COUNTRY=${code}: no file in src/countries. Known: ${known.join(', ')}`)
}

/** The type is what a module is taken for; what is in it is seen only here. */
function assertComplete(
  country: Partial<CountryFile>,
  name: string,
): asserts country is CountryFile {
  const missing = parts.filter((part) => country[part] === undefined)
  if (missing.length > 0) throw new Error(`${name} does not export ${missing.join(', ')}`)
}

/** An area of a language as it is generated, with what the country says otherwise; undefined where it says nothing. */
function inOwnWords(file: string, words: OwnWords): string | undefined {
  const [, language] = /\/i18n\/generated\/(\w+)\/\w+\.json$/.exec(file) ?? []
  const own = words[language as Language]
  if (language === undefined || own === undefined) return undefined
  const stored = JSON.parse(readFileSync(file, 'utf8')) as StoredMessages
  const said = compileCatalog(own, language)
  return JSON.stringify(
    Object.fromEntries(Object.entries(stored).map(([id, text]) => [id, said[id] ?? text])),
  )
}

/** Every language, the country's own first. */
const offeredBy = (profile: CountryProfile): Language[] => [
  ...new Set([...profile.languages, ...(Object.keys(languages) as Language[])]),
]

/**
 * The one country that is shipped, by the `COUNTRY` setting, in six modules and its own words. What the first load, a payment, help and
 * frames need of its file comes as plain values; the forms take the file itself. The code that reads lists of the device
 * is in no build but one of a country that allows it, and that declares `ALLOW_DEVICE_LISTS=1` (D12).
 */
export async function countryModules(code?: string): Promise<Plugin> {
  const {
    file,
    default: profile,
    payment,
    contactRules,
    partners,
    ownWords,
    ...country
  } = await findCountry(code)
  const asksForLists = country.mayAskForLists && process.env['ALLOW_DEVICE_LISTS'] === '1'
  const values: Readonly<Record<string, string>> = {
    '\0#country': `export default ${JSON.stringify(profile)}`,
    '\0#country/contact': `export const contactRules = ${JSON.stringify(contactRules)}`,
    '\0#country/lists': 'export const deviceLists = undefined',
    '\0#country/partners': `export const partners = ${JSON.stringify(partners)}`,
    '\0#country/payment': `export const payment = ${JSON.stringify(payment)}`,
  }
  const files: Readonly<Record<string, string>> = {
    '#country/forms': file,
    ...(asksForLists && { '#country/lists': deviceLists }),
  }
  return {
    name: 'country-modules',
    enforce: 'pre',
    resolveId: (id) => files[id] ?? (`\0${id}` in values ? `\0${id}` : null),
    load: (id) => values[id] ?? inOwnWords(id, ownWords) ?? null,
  }
}
