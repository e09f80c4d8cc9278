import type { DataOf } from '../../foundation/contract.ts'
import type { Applicant } from '../rules/quota.ts'

export type LivenessResult = DataOf<'submitLiveness'>['result']

/** What comes of a second look at an application. */
export type SecondLook = 'approve' | 'approve_less' | 'wait' | 'reject'

/**
 * What a lender learns from others: the network, a bureau, the maker of liveness checks, a bank. It
 * is given at the start; the sandbox plays it by its scenarios.
 */
export interface Partners {
  /** Whether codes can be sent to a phone (national digits) now. */
  reaches(phone: string): boolean
  /** What a bureau says of a borrower at the first evaluation. `today` is YYYY-MM-DD. */
  applicantSeen(applicant: Applicant, phone: string, today: string): Applicant
  /** What the maker of liveness checks saw; undefined for an id that nobody issued. */
  livenessResult(livenessId: string): LivenessResult | undefined
  /** What a person decides on a loan to that account (its bare number). */
  secondLook(accountNumber: string): SecondLook
  /** Whether a bank takes a payout to that account (its bare number). */
  takesPayout(accountNumber: string): boolean
}
