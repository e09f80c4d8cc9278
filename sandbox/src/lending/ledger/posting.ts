import type { Currency, Minor } from '../../foundation/money.ts'

/** Assets and losses are debited (+) when they grow, income and debts to borrowers credited (−). */
export type LedgerAccount =
  | 'receivable_principal'
  | 'receivable_interest'
  | 'receivable_fee'
  | 'receivable_late_fee'
  | 'cash_clearing'
  | 'interest_income'
  | 'fee_income'
  | 'late_fee_income'
  | 'credit_loss'
  | 'borrower_credit'

/** An account and what is debited (+) or credited (−) to it, in minor units. */
export type Line = readonly [account: LedgerAccount, amount: Minor]

/** What a transaction was for. The check of the books knows no other. */
export const POSTING_KINDS = [
  'payout',
  'payment',
  'extension',
  'return',
  'refund',
  'rebate',
  'late_fee',
  'late_fee_reversal',
  'write_off',
  'reversal',
] as const
export type PostingKind = (typeof POSTING_KINDS)[number]

export interface Posting {
  borrowerId: string
  orderId: string
  kind: PostingKind
  /** The event, by its identifier: the same cause can be posted once only. */
  cause: string
  /** YYYY-MM-DD, the day that counts for interest. */
  valueDate: string
  postedAt: Date
  currency: Currency
  /** Lines of zero are left out; the rest must sum to zero. */
  lines: readonly Line[]
  /** The transaction that a `reversal` takes back; nothing else has one. */
  reverses?: string
}
