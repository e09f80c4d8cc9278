import type { DataOf } from '../../foundation/contract.ts'
import type { Applicant } from '../rules/quota.ts'

export type LivenessResult = DataOf<'submitLiveness'>['result']

/** What comes of a second look at an application. */
export type SecondLook = 'approve' | 'approve_less' | 'wait' | 'reject'

/** A phone (national digits) of an account of an edition. */
export interface EditionPhone {
  appId: string
  phone: string
}

/** A receiving account by its bare number, of a borrower of an edition. */
export interface EditionAccount {
  appId: string
  number: string
}

/**
 * What a lender learns from others: the network, a bureau, the maker of liveness checks, a bank. It
 * is given at the start; the sandbox plays it by its scenarios.
 */
export interface Partners {
  /** Whether codes can be sent to a phone now. */
  reaches(phone: EditionPhone): boolean
  /** What a bureau says of a borrower at the first evaluation. `today` is YYYY-MM-DD. */
  applicantSeen(applicant: Applicant, phone: EditionPhone, today: string): Applicant
  /** What the maker of liveness checks saw; undefined for an id that nobody issued, or for another borrower. */
  livenessResult(livenessId: string, borrowerId: string): LivenessResult | undefined
  /** What a person decides on a loan to that account. */
  secondLook(account: EditionAccount): SecondLook
  /** Whether a bank takes a payout to that account. */
  takesPayout(account: EditionAccount): boolean
}
