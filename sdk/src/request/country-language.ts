import type { Language } from '../client-options.ts'
import type { Country, Schema } from '../contract.ts'
import { countryLanguages } from '../generated/country-languages.ts'

/** Values of the `Country-Language` header. */
export type CountryLanguage = Schema<'CountryLanguage'>

/** The `Country-Language` header of an edition read in a language. */
export function countryLanguage(
  country: Country,
  language: Language | (string & {}),
): CountryLanguage {
  const { value, onlyIn } = countryLanguages[country]
  return !onlyIn || language === onlyIn ? value : 'es'
}
