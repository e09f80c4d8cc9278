import type { Country, Language } from '../client-options.ts'

/** Values of the `Country-Language` header. */
export type CountryLanguage = 'th' | 'mexico' | 'pak' | 'es' | 'eg' | 'zh'

/** An edition's value, and what another language than the country's own gives. */
const TABLE: Record<
  Country,
  { value: CountryLanguage; onlyIn?: Language; otherwise?: CountryLanguage }
> = {
  TH: { value: 'th' },
  MX: { value: 'mexico' },
  PK: { value: 'pak', onlyIn: 'ur', otherwise: 'es' },
  EG: { value: 'eg', onlyIn: 'ar', otherwise: 'es' },
  GENERIC: { value: 'zh' },
}

/** The `Country-Language` header of an edition read in a language. */
export function countryLanguage(country: Country, language: Language): CountryLanguage {
  const { value, onlyIn, otherwise } = TABLE[country]
  return otherwise && language !== onlyIn ? otherwise : value
}
