import { appIdOf } from '../app-id.ts'
import type { OtherEdition } from '../client-options.ts'
import type { Country } from '../contract.ts'
import { countryLanguage } from './country-language.ts'

/** What a client's edition is on the wire, by its name or as data. */
export function editionOf(country: Country | OtherEdition): OtherEdition {
  if (typeof country !== 'string') return country
  return {
    appId: appIdOf(country),
    countryLanguage: (language) => countryLanguage(country, language),
  }
}
