import type { Language } from '../client-options.ts'
import type { Country } from '../contract.ts'

/** Values of the `Country-Language` header. */
export type CountryLanguage = 'th' | 'mexico' | 'pak' | 'es' | 'eg' | 'zh'

/** An edition's value and, where another language than one gives `es`, that language. */
const TABLE: Record<Country, [value: CountryLanguage, onlyIn?: Language]> = {
  TH: ['th'],
  MX: ['mexico'],
  PK: ['pak', 'ur'],
  EG: ['eg', 'ar'],
  GENERIC: ['zh'],
}

/** The `Country-Language` header of an edition read in a language. */
export function countryLanguage(country: Country, language: Language): CountryLanguage {
  const [value, onlyIn] = TABLE[country]
  return !onlyIn || language === onlyIn ? value : 'es'
}
