import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { languages } from '../src/i18n/languages.ts'
import type {
  ContactRules,
  CountryForms,
  CountryProfile,
  Partner,
  PaymentRule,
} from '../src/countries/country-profile.ts'

interface CountryFile {
  default: CountryProfile
  forms: CountryForms
  payment: PaymentRule
  contactRules: ContactRules
  mayAskForLists: boolean
  partners: readonly Partner[]
}

const folder = new URL('../src/countries/', import.meta.url)
const deviceLists = fileURLToPath(new URL('../src/device-lists/offered.ts', import.meta.url))

/**
 * The file of an edition's country (D1) and what it exports.
 *
 * @throws Error when there is none, by name, instead of taking another country's
 */
export async function findCountry(
  code = process.env['COUNTRY'] ?? 'TH',
): Promise<CountryFile & { file: string }> {
  const known: string[] = []
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.test.ts')) continue
    const address = new URL(name, folder).href
    const country = (await import(address)) as CountryFile | { default?: undefined }
    // What countries share has no profile to ship.
    if (country.default === undefined) continue
    if (country.default.code === code) return { ...country, file: fileURLToPath(address) }
    known.push(country.default.code)
  }
  throw new Error(`COUNTRY=${code}: no file in src/countries. Known: ${known.join(', ')}`)
}

/**
 * The one country that is shipped, by the `COUNTRY` setting, in seven modules, and the catalogs of its
 * languages. What the first load, a payment, help and frames need of its file comes as plain values;
 * the forms take the file itself. The code that reads lists of the device is in no build but one of a country that allows
 * it, and that declares `ALLOW_DEVICE_LISTS=1` (D12).
 */
export async function countryModules(code?: string): Promise<Plugin> {
  const { file, default: profile, payment, contactRules, partners, ...country } =
    await findCountry(code)
  const asksForLists = country.mayAskForLists && process.env['ALLOW_DEVICE_LISTS'] === '1'
  const offered = Object.fromEntries(profile.languages.map((each) => [each, languages[each]]))
  const values: Readonly<Record<string, string>> = {
    '\0#country': `export default ${JSON.stringify(profile)}`,
    '\0#country/contact': `export const contactRules = ${JSON.stringify(contactRules)}`,
    '\0#country/languages': `export const languages = ${JSON.stringify(offered)}`,
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
    load: (id) => values[id] ?? null,
    transform: {
      filter: { id: /\/i18n\/message-files\.ts$/ },
      handler: (source) => ofFolders(source, profile.languages),
    },
  }
}

/** The code that names every catalog, with those of these languages alone. */
function ofFolders(source: string, offered: readonly string[]): string {
  const every = `'./generated/*/*.json'`
  if (!source.includes(every)) throw new Error(`message-files.ts does not name ${every}`)
  const some = offered.map((language) => every.replace('*', language))
  return source.replace(every, `[${some.join(', ')}]`)
}
