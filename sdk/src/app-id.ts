import type { Country, Schema } from './contract.ts'
import { countries } from './generated/countries.ts'

/** The `app_id` of an edition. */
export function appIdOf(country: Country): Schema<'AppId'> {
  return `paso-${country.toLowerCase() as Lowercase<Country>}`
}

/** The edition that an `app_id` names; undefined for one that the contract does not have. */
export function countryOf(appId: string): Country | undefined {
  return countries.find((country) => appIdOf(country) === appId)
}
