import type { LoanWords } from '../countries/country-profile.ts'
import type { AccountCategory } from '../countries/shared/banks.ts'
import type { Cost } from '../rules/cost.ts'
import type { Money } from '../../foundation/money.ts'

export interface Section {
  heading: string
  paragraphs: string[]
}

/** What an agreement is rendered from: the quote's own figures and the country's words for them, and nothing else. */
export interface AgreementFigures {
  quoteId: string
  loanWords: LoanWords
  /** Its name. */
  lender: string
  cost: Cost
  /** Whether a due date moves to a business day. */
  movesToBusinessDay: boolean
  /** The day of the month past which a due date moves; null where it does not. */
  payDay: number | null
  /** Null in terms that were agreed before there was one. */
  lateFee: { perDay: Money; cap: Money } | null
  account: {
    category: AccountCategory
    bankName: string
    numberMasked: string
    holderName: string
  }
}

/** An agreement in one language. */
export interface AgreementText {
  title: string
  sections: Section[]
}
