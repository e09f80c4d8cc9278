import { wouldHelp, type Assessment, type RefusalReason } from '../rules/quota.ts'
import type { Currency, Minor } from '../../foundation/money.ts'
import { aroseAfter, counts } from '../rules/late-record.ts'
import { first, type Queryable } from '../../store/database/database.ts'
import { newIdentifier } from '../../foundation/identifier.ts'
import { lateRecords, wasEverOverdue } from './late-records.ts'

/** A quota, and since when it has been granted, in business time. */
export interface Approval {
  result: 'approved'
  quota: Minor
  currency: Currency
  evaluatedAt: Date
  /** Whether it came of a second look at an application, which found less. */
  isSecondLook: boolean
}

/** What an evaluation came to. */
export type Evaluation = Approval | RefusedEvaluation

export interface RefusedEvaluation {
  result: 'refused'
  reason: RefusalReason
  /** YYYY-MM-DD */
  applyAgainOn: string
}

/**
 * The evaluation that counts now. An approval that is older than a late record does not. Neither
 * does a refusal for late records of which none counts any more, because the payer had paid in time
 * or has paid since.
 */
export type CurrentEvaluation = Evaluation | { result: 'outdated' }

/** Stands as the reason of an approval that lowered the one before. */
export const SECOND_LOOK = 'second_look'

interface EvaluationRow {
  quota: Minor | null
  currency: Currency
  reason: RefusalReason | typeof SECOND_LOOK | null
  applyAgainOn: string | null
  evaluatedAt: Date
}

/** The newest evaluation of a borrower; undefined before the first. */
export async function latestEvaluation(
  db: Queryable,
  borrowerId: string,
): Promise<Evaluation | undefined> {
  const row = await first<EvaluationRow>(
    db,
    `select quota_amount as quota, currency, reason, apply_again_on as "applyAgainOn",
       evaluated_at as "evaluatedAt" from evaluations
     where borrower_id = $1 order by id desc limit 1`,
    [borrowerId],
  )
  if (row === undefined) return undefined
  const { quota, currency, reason, applyAgainOn, evaluatedAt } = row
  if (quota !== null) {
    const isSecondLook = reason === SECOND_LOOK
    return { result: 'approved', quota, currency, evaluatedAt, isSecondLook }
  }
  if (reason === null || reason === SECOND_LOOK || applyAgainOn === null) return undefined
  return { result: 'refused', reason, applyAgainOn }
}

/** Why that order was rejected; undefined for one that was not. */
export async function refusalOfOrder(
  db: Queryable,
  borrowerId: string,
  orderId: string,
): Promise<RefusedEvaluation | undefined> {
  return first<RefusedEvaluation>(
    db,
    `select 'refused' as result, reason, apply_again_on as "applyAgainOn" from evaluations
     where borrower_id = $1 and order_id = $2`,
    [borrowerId, orderId],
  )
}

/** A refusal as the contract has it. */
export const describeRefusal = ({ reason, applyAgainOn }: RefusedEvaluation) => ({
  reason,
  would_help: wouldHelp[reason],
  apply_again_on: applyAgainOn,
})

/** The refusal that counts now, until the day from which one may apply again. `now` is business time. */
export async function refusalShown(
  db: Queryable,
  borrowerId: string,
  { now, today }: { now: Date; today: string },
): Promise<ReturnType<typeof describeRefusal> | null> {
  const evaluation = await currentEvaluation(db, borrowerId, now)
  return evaluation?.result === 'refused' && today < evaluation.applyAgainOn
    ? describeRefusal(evaluation)
    : null
}

/** What the newest evaluation counts for; undefined before the first. `now` is business time. */
export async function currentEvaluation(
  db: Queryable,
  borrowerId: string,
  now: Date,
): Promise<CurrentEvaluation | undefined> {
  const latest = await latestEvaluation(db, borrowerId)
  if (latest === undefined) return undefined
  if (latest.result === 'refused') {
    if (latest.reason !== 'record_of_late_payment') return latest
    // Who was refused without a late loan (a scenario's phone) waits as long as was said.
    if (!(await wasEverOverdue(db, borrowerId))) return latest
  }
  const records = await lateRecords(db, borrowerId, now)
  const stands =
    latest.result === 'approved'
      ? !aroseAfter(records, latest.evaluatedAt)
      : records.some((each) => counts(each, now))
  return stands ? latest : { result: 'outdated' }
}

/**
 * Saves an assessment and returns it as it now stands. `rejectedOrderId` names the order that a
 * refusal rejected, where it was no quota that was asked for.
 */
export async function recordEvaluation(
  db: Queryable,
  borrowerId: string,
  assessment: Assessment,
  details: {
    currency: Currency
    riskToken: string | undefined
    rejectedOrderId?: string
    isSecondLook?: boolean
    now: Date
  },
): Promise<Evaluation> {
  const { currency, riskToken, rejectedOrderId, isSecondLook = false, now } = details
  const evaluation: Evaluation =
    assessment.outcome === 'granted'
      ? { result: 'approved', quota: assessment.limit, currency, evaluatedAt: now, isSecondLook }
      : { result: 'refused', reason: assessment.reason, applyAgainOn: assessment.applyAgainOn }
  const refused = evaluation.result === 'refused'
  const id = newIdentifier()
  await db.query(
    `insert into evaluations
       (borrower_id, id, result, quota_amount, currency, reason, apply_again_on, risk_token, order_id,
        evaluated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      borrowerId,
      id,
      evaluation.result,
      refused ? null : evaluation.quota,
      currency,
      refused ? evaluation.reason : isSecondLook ? SECOND_LOOK : null,
      refused ? evaluation.applyAgainOn : null,
      db.vault.sealIfAny(riskToken, ['evaluations.risk_token', borrowerId, id]),
      rejectedOrderId ?? null,
      now,
    ],
  )
  return evaluation
}
