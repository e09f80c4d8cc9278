import {
  currentEvaluation,
  type Approval,
  type CurrentEvaluation,
} from '../certification/evaluations.ts'
import { readClock } from '../../store/database/business-clock.ts'
import { loadProgress } from '../certification/pages.ts'
import { nextPage } from '../certification/steps.ts'
import type { Queryable } from '../../store/database/database.ts'
import { routeOfOrder } from '../orders/order-route.ts'
import type { Product } from '../rules/products.ts'
import { areQuestionsDue } from '../questionnaire/answer-store.ts'
import { openOrder } from '../orders/order-store.ts'

const routeOfEvaluation = {
  refused: 'home',
  // The steps are done: they are sent again.
  outdated: 'infoList',
} as const satisfies Record<Exclude<CurrentEvaluation['result'], 'approved'>, string>

/** Where an approval leads: to the product, by the questionnaire where that is due first. */
export const routeOfApproval = async (
  db: Queryable,
  borrowerId: string,
  approval: Approval,
  product: Product,
) =>
  (await areQuestionsDue(db, borrowerId, approval, product))
    ? ('beforeQuestion' as const)
    : ('prod' as const)

/**
 * Where this borrower goes on: the open loan, else the certification, else the product. `now` is
 * business time.
 */
export async function nextRoute(db: Queryable, borrowerId: string, product: Product, now?: Date) {
  const order = await openOrder(db, borrowerId)
  if (order) return routeOfOrder(order.state)
  const page = nextPage(await loadProgress(db, borrowerId))
  if (page !== null) return 'infoList' as const
  const evaluation = await currentEvaluation(
    db,
    borrowerId,
    now ?? (await readClock(db)).business(),
  )
  if (evaluation === undefined) return 'infoList' as const
  if (evaluation.result !== 'approved') return routeOfEvaluation[evaluation.result]
  return routeOfApproval(db, borrowerId, evaluation, product)
}
