import type { Assessment, RefusalReason } from '../rules/quota.ts'
import type { Currency, Minor } from '../rules/money.ts'
import { first, type Queryable } from '../store/database.ts'
import { newIdentifier } from '../store/identifier.ts'

/** What an evaluation came to, as it stands now. */
export type Evaluation =
  | { result: 'approved'; quota: Minor; currency: Currency }
  | { result: 'refused'; reason: RefusalReason; applyAgainOn: string }

interface EvaluationRow {
  result: 'approved' | 'refused'
  quota_amount: Minor | null
  currency: Currency
  reason: RefusalReason | null
  apply_again_on: string | null
}

/** The newest evaluation of a borrower; undefined before the first. */
export async function latestEvaluation(
  db: Queryable,
  borrowerId: string,
): Promise<Evaluation | undefined> {
  const row = await first<EvaluationRow>(
    db,
    `select result, quota_amount, currency, reason, apply_again_on from evaluations
     where borrower_id = $1 order by id desc limit 1`,
    [borrowerId],
  )
  if (row === undefined) return undefined
  if (row.quota_amount !== null) {
    return { result: 'approved', quota: row.quota_amount, currency: row.currency }
  }
  if (row.reason === null || row.apply_again_on === null) return undefined
  return { result: 'refused', reason: row.reason, applyAgainOn: row.apply_again_on }
}

/** Keeps an assessment and gives it as it now stands. */
export async function recordEvaluation(
  db: Queryable,
  borrowerId: string,
  assessment: Assessment,
  details: { currency: Currency; riskToken: string | undefined; now: Date },
): Promise<Evaluation> {
  const { currency, riskToken, now } = details
  const evaluation: Evaluation =
    assessment.outcome === 'granted'
      ? { result: 'approved', quota: assessment.limit, currency }
      : { result: 'refused', reason: assessment.reason, applyAgainOn: assessment.applyAgainOn }
  const refused = evaluation.result === 'refused'
  const id = newIdentifier()
  await db.query(
    `insert into evaluations
       (borrower_id, id, result, quota_amount, currency, reason, apply_again_on, risk_token, evaluated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      borrowerId,
      id,
      evaluation.result,
      refused ? null : evaluation.quota,
      currency,
      refused ? evaluation.reason : null,
      refused ? evaluation.applyAgainOn : null,
      db.vault.sealIfAny(riskToken, ['evaluations.risk_token', borrowerId, id]),
      now,
    ],
  )
  return evaluation
}
