import type { Language } from '../../foundation/languages.ts'
import type { IdentityCard } from '../ocr/identity-reading.ts'
import type { RegionTree } from '../regions/region-tree.ts'
import type { HolidayAdditions } from '../rules/business-days.ts'
import type { Market } from '../rules/products.ts'
import type { Bank } from './shared/banks.ts'
import type { NameForms } from './shared/names.ts'
import type { OwnNumbers } from './shared/own-numbers.ts'
import type { Payee } from './payee.ts'
import type { Samples } from './samples.ts'

/**
 * Which words a loan has: those that are usual, markup and service charge where the regulator calls them so in
 * English, or CAT for its rate in English and Spanish.
 */
export type LoanWords = 'usual' | 'markup' | 'cat'

/** Which words schools have: those that are usual, or the names that exams have in the country. */
export type SchoolWords = 'usual' | 'matric' | 'technical'

/** Which words genders have: those that are usual, or X for the third one where documents have that. */
export type GenderWords = 'usual' | 'x'

/** Everything that the lender knows of a country. */
export interface CountryProfile extends Market {
  /** What people call the edition. */
  name: string
  /** What messages and papers choose English words by. */
  loanWords: LoanWords
  /** What a copy says of the borrower's schooling by, as the app does. */
  schools: SchoolWords
  /** What a copy says of the borrower's gender by, as the app does. */
  genders: GenderWords
  /** Holidays that `date-holidays` does not know; null where it knows all, or none are asked for. */
  addedHolidays: HolidayAdditions | null
  /** Two capitals with which the numbers of its orders begin; no other edition's do. */
  orderPrefix: string
  /**
   * The hours of the day, there, in which a borrower may be reminded: from the first, and before the
   * second.
   */
  contactHours: readonly [from: number, until: number]
  /** Whether lists of the device may be asked for, with consent (D12). */
  allowsDeviceLists: boolean
  /** How a face is checked, by the mode of the remote configuration: 1 on a web page, 2 by the wrapper (D14). */
  liveness: '1' | '2'
  /** Whom a borrower asks. Plainly made up, since the sandbox answers nobody. */
  support: {
    /** As it is dialled from abroad. */
    phone: string
    /** Days and hours, in the edition's zone. */
    hours: string
    email: string
    address: string
  }
  /** Where a borrower complains about a lender: a real authority; null where the edition is of no country. */
  regulator: { names: Readonly<Record<Language, string>>; url: string } | null
  /** Where the lender takes money. */
  payee: Payee
  /** What can receive a loan: the best known of each category first. */
  banks: readonly Bank[]
  /**
   * Whether an account of another holder than the verified one is refused; else it is taken, and the
   * answer names it.
   */
  refusesOtherHolders: boolean
  /** How people there write one name in several ways. */
  nameForms: NameForms
  /** How people there call and write the numbers that are their own. */
  ownNumbers: OwnNumbers
  /** The card that people hold. */
  identityCard: IdentityCard
  /** Where borrowers live; read when it is first asked for. */
  regions: () => RegionTree
  /** What a tester tries the edition with. */
  samples: Samples
}
