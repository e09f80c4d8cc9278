import { stepsDoNotAllow } from '../certification/answers.ts'
import { currentEvaluation } from '../certification/evaluations.ts'
import { loadProgress } from '../certification/pages.ts'
import type { DataOf } from '../../foundation/contract.ts'
import { Failure } from '../../foundation/failure.ts'
import { affordabilityOf } from '../questionnaire/answer-store.ts'
import type { Minor } from '../../foundation/money.ts'
import type { Product } from '../rules/products.ts'
import type { Queryable } from '../../store/database/database.ts'
import { nextRoute } from '../next-page/next-route.ts'

/** Of the contract's `ProductList`. */
type QuotaFrom = DataOf<'listProducts'>['quota_from']

/**
 * How much the borrower may borrow, as far as the answers to the questionnaire allow, and what it
 * rests on. 409002 before the evaluation, after a refusal, once a late record has overtaken the
 * approval, and while the questionnaire is due. `now` is business time.
 */
export async function requireQuota(
  db: Queryable,
  borrowerId: string,
  product: Product,
  now: Date,
): Promise<{ quota: Minor; from: QuotaFrom }> {
  const evaluation = await currentEvaluation(db, borrowerId, now)
  switch (evaluation?.result) {
    case 'approved': {
      const asked = await affordabilityOf(db, borrowerId, evaluation, product)
      const { quota, isSecondLook } = evaluation
      if (asked.state === 'answered' && asked.limit < quota) {
        return { quota: asked.limit, from: 'monthly_costs' }
      }
      if (asked.state !== 'due') return { quota, from: isSecondLook ? 'second_look' : 'evaluation' }
      throw noQuota({
        state: 'questionnaire_due',
        allowed: ['questionnaire'],
        next: 'beforeQuestion',
      })
    }
    case 'refused':
      throw refusalStands()
    case 'outdated': {
      const next = await nextRoute(db, borrowerId, product, now)
      throw noQuota({ state: 'evaluation_due', allowed: ['submit_apply'], next })
    }
    case undefined: {
      const failure = stepsDoNotAllow(await loadProgress(db, borrowerId))
      const { state, allowed } = failure.data as { state: string; allowed: string[] }
      throw noQuota({ state, allowed, next: 'infoList' })
    }
  }
}

/** What is shown of the quota; null where none stands. Before the questionnaire it is the approval's. */
export async function quotaShown(
  db: Queryable,
  borrowerId: string,
  product: Product,
  now: Date,
): Promise<Minor | null> {
  const evaluation = await currentEvaluation(db, borrowerId, now)
  if (evaluation?.result !== 'approved') return null
  const asked = await affordabilityOf(db, borrowerId, evaluation, product)
  return asked.state === 'not_asked' ? evaluation.quota : asked.limit
}

/** 409002 after a refusal: no quota is there to use. */
export const refusalStands = (): Failure => noQuota({ state: 'refused', allowed: [], next: 'home' })

const noQuota = (data: { state: string; allowed: string[]; next: string }): Failure =>
  new Failure('state_does_not_allow', { data })
