import type { Language } from '../client-options.ts'
import type { AccountFormat } from './account-number.ts'
import type { CompanyPhoneRule } from './company-phone.ts'
import type { Country, Schema } from '../contract.ts'
import type { IdentityFormat } from './identity-number.ts'
import type { PhoneRule } from './phone.ts'

/** Parts of a name that an edition asks for, by their names on the wire. */
export type NamePart =
  | 'given_name'
  | 'second_name'
  | 'family_name'
  | 'second_family_name'
  | 'nickname'
  | 'full_name'

/** The two groups of contacts. */
export type ContactKind = Schema<'EmergencyContact'>['kind']

/** What an edition offers and asks for: a part of the contract's values, in the order people see them. */
export interface Edition {
  country: Country
  /** Its value of the `Country-Language` header, and where other languages go as `es`, the one that has it. */
  countryLanguage: { value: Schema<'CountryLanguage'>; onlyIn?: Language }
  phone: PhoneRule
  companyPhone: CompanyPhoneRule
  identityFormats: readonly IdentityFormat[]
  accountFormats: Record<'bank_account' | 'card', AccountFormat>
  accountCategories: readonly Schema<'AccountCategory'>[]
  /** The parts of a name, in their order, and whether each must be filled in. */
  nameParts: readonly { part: NamePart; required: boolean }[]
  genders: readonly Schema<'Gender'>[]
  education: readonly Schema<'Education'>[]
  maritalStatus: readonly Schema<'MaritalStatus'>[]
  incomeBands: readonly Schema<'IncomeBand'>[]
  workTypes: readonly Schema<'WorkType'>[]
  /** Work types that have no employer to name. */
  workTypesWithoutCompany: readonly Schema<'WorkType'>[]
  occupations: readonly Schema<'Occupation'>[]
  payDays: readonly Schema<'PayDay'>[]
  /**
   * Those of them that are accepted of who is paid by the week: in most editions all, since apps of before
   * named a day of the month. To offer: the days of the week.
   */
  weeklyPayDays: readonly Schema<'PayDay'>[]
  payMethods: readonly Schema<'PayMethod'>[]
  /** How many contacts of each kind are asked for and offered, and who they may be. */
  contacts: Record<
    ContactKind,
    { required: number; offered: number; relations: readonly Schema<'Relation'>[] }
  >
  /** What the borrower may get about with; null where nobody asks. */
  transport: Record<
    'private' | 'public',
    readonly NonNullable<Schema<'WorkDetails'>['vehicle']>[]
  > | null
}
