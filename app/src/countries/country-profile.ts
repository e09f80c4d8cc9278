import type { Language } from '../i18n/languages.ts'

/** ISO code, or GENERIC for the edition that belongs to no country. */
export type CountryCode = 'TH' | 'MX' | 'PK' | 'EG' | 'GENERIC'

export interface Licence {
  name: string
  number: string
  issuer: string
}

/**
 * Everything that differs between countries, as data. A country is a spread of `generic`;
 * nothing else in the app asks which country it is.
 */
export interface CountryProfile {
  code: CountryCode
  /** Edition on the wire (`app_id`, D1). */
  appId: string
  /** Offered languages, the country's own first; a language without a catalog is left out. */
  languages: readonly Language[]
  /** ISO 4217; follows the lender, never the language (D3). */
  currency: string
  /** IANA zone of due dates and contact hours. */
  timeZone: string
  /** D4: national digits after the prefix. */
  phone: { prefix: string; maxDigits: number; example: string }
  /** How the name is split on `/personal` (D29). */
  nameParts: readonly NamePart[]
  /** D5: digits or characters of the identity number, for the field's hint and `maxlength`. */
  identityNumber: { lengths: readonly number[]; example: string }
  /** D6: longest account number. */
  accountNumber: { maxDigits: number }
  /** Contacts that must be given; two relatives and three others are offered everywhere. */
  contacts: { requiredRelatives: number; requiredOthers: number }
  /** Transport is asked for on `/work`. */
  asksTransport: boolean
  /** D12: whether a build may ask for device lists at all. */
  allowsDeviceLists: boolean
  /** Shown on home when there is one; otherwise the page says that there is none (D23). */
  licence: Licence | null
  options: CountryOptions
}

export type NamePart = 'given_name' | 'second_name' | 'family_name' | 'nickname' | 'full_name'

/** The edition's choice and order out of the contract's enums (D29). */
export interface CountryOptions {
  gender: readonly string[]
  education: readonly string[]
  maritalStatus: readonly string[]
  children: readonly string[]
  loanPurpose: readonly string[]
  residenceType: readonly string[]
  residenceLength: readonly string[]
  relativeRelation: readonly string[]
  otherRelation: readonly string[]
  workType: readonly string[]
  occupation: readonly string[]
  income: readonly string[]
  payDay: readonly string[]
  payMethod: readonly string[]
  privateTransport: readonly string[]
  publicTransport: readonly string[]
}
