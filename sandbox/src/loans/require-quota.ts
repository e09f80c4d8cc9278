import { stepsDoNotAllow } from '../certification/answers.ts'
import { latestEvaluation } from '../certification/evaluations.ts'
import { loadProgress } from '../certification/pages.ts'
import { ApiFailure } from '../http/failure.ts'
import { affordable } from '../questionnaire/affordability.ts'
import { affordabilityOf } from '../questionnaire/answer-store.ts'
import type { Minor } from '../rules/money.ts'
import type { Product } from '../rules/products.ts'
import type { Queryable } from '../store/database.ts'

/**
 * How much the borrower may borrow, as far as the answers to the questionnaire allow. 409002 before
 * the evaluation, after a refusal, and while the questionnaire is due.
 */
export async function requireQuota(
  db: Queryable,
  borrowerId: string,
  product: Product,
): Promise<Minor> {
  const evaluation = await latestEvaluation(db, borrowerId)
  if (evaluation?.result === 'approved') {
    const asked = await affordabilityOf(db, borrowerId)
    if (asked.state === 'not_asked') return evaluation.quota
    if (asked.state === 'answered') {
      return affordable(product, evaluation.quota, asked.income, asked.costs)
    }
    throw new ApiFailure('state_does_not_allow', {
      data: { state: 'questionnaire_due', allowed: ['questionnaire'], next: 'prod' },
    })
  }
  if (evaluation?.result === 'refused') {
    throw new ApiFailure('state_does_not_allow', {
      data: { state: 'refused', allowed: [], next: 'home' },
    })
  }
  const failure = stepsDoNotAllow(await loadProgress(db, borrowerId))
  const { state, allowed } = failure.data as { state: string; allowed: string[] }
  throw new ApiFailure('state_does_not_allow', { data: { state, allowed, next: 'infoList' } })
}
