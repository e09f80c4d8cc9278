import { Failure } from '../../foundation/failure.ts'
import type { Queryable } from '../../store/database/database.ts'
import { missingConsents, type Purpose } from './consent-store.ts'

/**
 * The version of the notices that are in force, in every edition. The forms of the contract have no
 * field for a version: what is agreed to on them is agreed to in this one.
 */
export const NOTICE_VERSION = '2026-09'

/** An evaluation rests on these two; without a record of both there is no loan. */
const TO_BE_EVALUATED: readonly Purpose[] = ['privacy_notice', 'terms_of_use']

/** A loan rests on these three, and on no other. */
export const NEEDED: readonly Purpose[] = [...TO_BE_EVALUATED, 'account_checks']

/** 409002 where what an evaluation rests on was withdrawn and not given again. */
export const refuseEvaluationWithdrawn = (db: Queryable, borrowerId: string): Promise<void> =>
  refuseWithdrawn(db, borrowerId, TO_BE_EVALUATED)

/** 409002 where a consent that a quote rests on was withdrawn and not given again. */
export const refuseQuoteWithdrawn = (db: Queryable, borrowerId: string): Promise<void> =>
  refuseWithdrawn(db, borrowerId, NEEDED)

/**
 * 409002 where a consent that a loan rests on does not stand. The account's own was given with the
 * account, so that of the other two alone there may be no record.
 */
export async function refuseLoanWithoutConsents(db: Queryable, borrowerId: string): Promise<void> {
  const { neverGiven, withdrawn } = await missingConsents(db, borrowerId, NEEDED)
  const missing = neverGiven.filter((each) => TO_BE_EVALUATED.includes(each))
  // A borrower who agrees again to what was withdrawn is not sent back for what was never agreed to.
  if (withdrawn.length > 0) throw refused('consent_withdrawn', [...withdrawn, ...missing])
  if (missing.length > 0) throw refused('consent_missing', missing)
}

async function refuseWithdrawn(
  db: Queryable,
  borrowerId: string,
  purposes: readonly Purpose[],
): Promise<void> {
  const { withdrawn } = await missingConsents(db, borrowerId, purposes)
  if (withdrawn.length > 0) throw refused('consent_withdrawn', withdrawn)
}

function refused(
  state: 'consent_missing' | 'consent_withdrawn',
  allowed: readonly Purpose[],
): Failure {
  // The account's own consent is given with an account.
  const next = allowed.every((each) => each === 'account_checks') ? 'bankcard' : 'home'
  return new Failure('state_does_not_allow', { data: { state, allowed, next } })
}
