import { Failure } from '../../foundation/failure.ts'
import type { Queryable } from '../../store/database/database.ts'
import { withdrawnOf, type Purpose } from './consent-store.ts'

/**
 * The version of the notices that are in force, in every edition. The forms of the contract have no
 * field for a version: what is agreed to on them is agreed to in this one.
 */
export const NOTICE_VERSION = '2026-09'

/** An evaluation rests on these two. */
const TO_BE_EVALUATED: readonly Purpose[] = ['privacy_notice', 'terms_of_use']

/** A loan rests on these three, and on no other. */
export const NEEDED: readonly Purpose[] = [...TO_BE_EVALUATED, 'account_checks']

/** 409002 where what an evaluation rests on was withdrawn and not given again. */
export const refuseEvaluationWithdrawn = (db: Queryable, borrowerId: string): Promise<void> =>
  refuseWithdrawn(db, borrowerId, TO_BE_EVALUATED)

/**
 * 409002 where a consent that a loan rests on was withdrawn and not given again. What was never given
 * stops nobody: the app asks for it in words before anything else.
 */
export const refuseLoanWithdrawn = (db: Queryable, borrowerId: string): Promise<void> =>
  refuseWithdrawn(db, borrowerId, NEEDED)

async function refuseWithdrawn(
  db: Queryable,
  borrowerId: string,
  purposes: readonly Purpose[],
): Promise<void> {
  const withdrawn = await withdrawnOf(db, borrowerId, purposes)
  if (withdrawn.length === 0) return
  // The account's own consent is given with an account.
  const next = withdrawn.every((each) => each === 'account_checks') ? 'bankcard' : 'home'
  throw new Failure('state_does_not_allow', {
    data: { state: 'consent_withdrawn', allowed: withdrawn, next },
  })
}
