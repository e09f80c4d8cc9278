import type { Country, Schema } from '@paso/sdk/contract'
import type { Language } from '../i18n/languages.ts'

/**
 * What the app itself must know of a country from the first paint on, as data. A country is a
 * spread of `generic`; nothing else in the app asks which country it is. What a country offers
 * and asks for in its forms is shared with the lender: `Edition` of @paso/sdk/rules, `#edition`.
 */
export interface CountryProfile {
  code: Country
  /** Offered languages, the country's own first; a language without a catalog is left out. */
  languages: readonly Language[]
  /** IANA zone of due dates and contact hours. */
  timeZone: string
  /** D4: national digits after the prefix. */
  phone: { prefix: Schema<'PhonePrefix'>; maxDigits: number }
}
