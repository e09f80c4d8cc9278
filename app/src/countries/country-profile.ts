import type { Country, Schema } from '@paso/sdk/contract'
import type { Edition } from '@paso/sdk/rules'
import type { DigitsRow, PlaceRow, PlainMessage } from '../application-flow/forms/form-table.ts'
import type { OptionWords } from '../application-flow/forms/option-words.ts'
import type { Language } from '../i18n/languages.ts'

/**
 * What the app itself must know of a country from the first paint on, as data: the default export
 * of the country's file, `#country`. A country is a spread of `generic`; nothing else in the app
 * asks which country it is.
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

/** What the forms of a country ask, say and look like: `forms` of its file, `#country/forms`. */
export interface CountryForms {
  /** What is offered and asked for; shared with the lender. */
  edition: Edition
  identityNumber: Pick<DigitsRow, 'groups' | 'inputMode'>
  /** Which years may be written. */
  birthDateHint: PlainMessage
  place: PlaceRow['parts']
  addressHint: PlainMessage
  /** With a number that is written as people there do. */
  companyPhoneWrong: PlainMessage
  plateHint: PlainMessage
  /** How an account number is read back. */
  accountGroups: readonly number[]
  /** Words of the values that this country's lists have of their own. */
  words: Record<'education' | 'income' | 'payMethod' | 'transport' | 'vehicle', OptionWords>
}

/**
 * How a scannable code of a country is read: `paymentCode` of its file, `#country/payment`; null in
 * a country without such codes.
 */
export interface PaymentCodeRule {
  /** ISO 4217, as letters and as the number of tag 53. */
  currency: Schema<'Currency'>
  currencyNumber: string
  /** The tag of the payee, and the tags in it that carry the payment's reference. */
  payee: string
  references: readonly string[]
}
