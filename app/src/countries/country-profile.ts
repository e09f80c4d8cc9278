import type { Country, Schema } from '@paso/sdk/contract'
import type { Edition } from '@paso/sdk/rules'
import type {
  AccountRow,
  DigitsRow,
  PlaceRow,
  PlainMessage,
} from '../application-flow/forms/form-table.ts'
import type { IncomeBands, OptionWords } from '../application-flow/forms/option-words.ts'
import type { MessageId } from '../i18n/generated/messages.ts'
import type { Language } from '../i18n/languages.ts'

/**
 * What the app itself must know of a country from the first paint on, as data: the default export
 * of the country's file, `#country`. A country says each thing itself, or names the `generic` one that it takes;
 * nothing else in the app asks which country it is.
 */
export interface CountryProfile {
  code: Country
  /** Its own languages, the first one first; a build offers all others after them (D1). */
  languages: readonly Language[]
  /** IANA zone of due dates and contact hours. */
  timeZone: string
  /** D4: national digits after the prefix; patterns of what they begin with and of their groups as people there write them. */
  phone: {
    prefix: Schema<'PhonePrefix'>
    minDigits: number
    maxDigits: number
    starts: string
    groups: string
  }
}

/** What the forms of a country ask, say and look like: `forms` of its file, `#country/forms`. */
export interface CountryForms {
  /** What is offered and asked for; shared with the lender. */
  edition: Edition
  identityNumber: Pick<DigitsRow, 'groups' | 'between' | 'inputMode' | 'hint' | 'others'> & {
    /** Where people there call it by a name of its own. */
    label?: PlainMessage
    /** Where it is not digits alone: what to do when it is too short or long, and when it is wrong. */
    incomplete?: PlainMessage
    wrong?: PlainMessage
  }
  /** The document that is photographed, as people there call it. */
  document: PlainMessage
  /** How names stand on the document. */
  nameHint: PlainMessage
  /** Which years may be written. */
  birthDateHint: PlainMessage
  place: PlaceRow['parts']
  /** Where the lists of the sandbox's lender do not have every place: says so. */
  placesNote?: PlainMessage
  addressHint: PlainMessage
  /** With a number that is written as people there do. */
  companyPhoneWrong: PlainMessage
  /** How one is read back: the groups of this pattern stand apart. */
  companyPhoneGroups: string
  /** How the number of a bank account is called, typed and read back. */
  account: { label: PlainMessage; hint: PlainMessage; groups: readonly number[] } & Pick<
    AccountRow,
    'inputMode' | 'begins'
  >
  /** Where a bank's code stands in its account numbers: in the first group of the pattern; the lender's bank of each. */
  bankInNumber?: { pattern: RegExp; banks: Readonly<Record<string, string>> }
  income: IncomeBands
  /** What the ways of being paid answer there: by which way, or how often. */
  payQuestion: { label: PlainMessage; missing: PlainMessage }
  /** The first day of a week, where it is not Monday. */
  weekBegins?: Schema<'PayDay'>
  /** Words of the values that this country's lists have of their own. */
  words: Record<'education' | 'payMethod', OptionWords>
  /** Where the way to work is asked for. */
  transport: { types: OptionWords; vehicles: OptionWords; plateHint: PlainMessage } | null
}

/**
 * Who may be paid in a country and how: `payment` of its file, `#country/payment`. What an answer
 * asks a borrower to pay is held against it, never against another part of that answer. A way
 * without a rule is not shown.
 */
export interface PaymentRule {
  /** The lender's names, as an instruction may give them. */
  owners: readonly string[]
  /** The lender's bank, by its name in each language. */
  banks: readonly string[]
  /** Days of the week, Sunday is 0, on which banks are closed. */
  weekend: readonly number[]
  /** Accounts that take transfers. */
  accounts: readonly string[]
  /** How the number of an account to pay to is called and read back. */
  account: Pick<CountryForms['account'], 'label' | 'groups'>
  /** Numbers that one payment uses alone, by the field of the instruction. */
  numbers: Partial<Record<'virtual_account' | 'store_code' | 'paynet_reference', NumberRule>>
  code: PaymentCodeRule | null
}

/** A number around a payment's reference. */
export interface NumberRule {
  /** What stands before the reference; in an IBAN, behind its country and check digits. */
  prefix: string
  /** The check digits: none, one at the end after Luhn or as in a CLABE, or those of an IBAN of this country. */
  check: 'none' | 'luhn' | 'clabe' | { iban: string }
}

/** How a scannable code of a country is read. */
export interface PaymentCodeRule {
  /** What paying by it is called. */
  title: PlainMessage
  /** ISO 4217, as letters and as the number of tag 53. */
  currency: Schema<'Currency'>
  currencyNumber: string
  /** The tag of the payee; in it stand the scheme as 00 and the biller as 01. */
  payee: string
  /** All that the scheme has under that tag. */
  payeeParts: readonly string[]
  scheme: string
  /** The billers that are ours. */
  billers: readonly string[]
  /** Where the payment's reference stands: a tag, and a tag in it. The lender reads no other place. */
  reference: readonly [tag: string, inner: string]
}

/** What a country says otherwise than a language's catalog, by the catalog's keys: `ownWords` of its file. */
export type OwnWords = Partial<Record<Language, Partial<Record<MessageId, string>>>>

/** Somebody whose pages may stand in a frame of ours, by their origin: `partners` of its file, `#country/partners`. */
export interface Partner {
  /** As people know it. */
  name: string
  /** The page that help leads to. A page gets the language as `lang`, and nothing else. */
  page: string
  title: PlainMessage
}

/**
 * When a lender may write or call about a debt, by the country's law, and whom never: `contactRules`
 * of its file, `#country/contact`.
 */
export type ContactRules = readonly PlainMessage[]

/** All that a country's file exports. */
export interface CountryFile {
  default: CountryProfile
  forms: CountryForms
  payment: PaymentRule
  contactRules: ContactRules
  mayAskForLists: boolean
  partners: readonly Partner[]
  ownWords: OwnWords
}
