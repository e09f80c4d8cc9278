import { stepsDoNotAllow } from '../certification/answers.ts'
import { latestEvaluation } from '../certification/evaluations.ts'
import { loadProgress } from '../certification/pages.ts'
import { ApiFailure } from '../http/failure.ts'
import type { Minor } from '../rules/money.ts'
import type { Queryable } from '../store/database.ts'

/** How much the borrower may borrow; 409002 before the evaluation and after a refusal. */
export async function requireQuota(db: Queryable, borrowerId: string): Promise<Minor> {
  const evaluation = await latestEvaluation(db, borrowerId)
  if (evaluation?.result === 'approved') return evaluation.quota
  if (evaluation?.result === 'refused') {
    throw new ApiFailure('state_does_not_allow', {
      data: { state: 'refused', allowed: [], next: 'home' },
    })
  }
  const failure = stepsDoNotAllow(await loadProgress(db, borrowerId))
  const { state, allowed } = failure.data as { state: string; allowed: string[] }
  throw new ApiFailure('state_does_not_allow', { data: { state, allowed, next: 'infoList' } })
}
