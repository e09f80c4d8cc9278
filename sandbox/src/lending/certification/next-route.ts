import { currentEvaluation, type CurrentEvaluation } from './evaluations.ts'
import { readClock } from '../../store/database/business-clock.ts'
import { loadProgress } from './pages.ts'
import { nextPage } from './steps.ts'
import type { Queryable } from '../../store/database/database.ts'
import { routeOfOrder } from '../orders/order-route.ts'
import { openOrder } from '../orders/order-store.ts'

const routeOfEvaluation = {
  approved: 'prod',
  refused: 'home',
  // The steps are done: they are sent again.
  outdated: 'infoList',
} as const satisfies Record<CurrentEvaluation['result'], string>

/**
 * Where this borrower goes on: the open loan, else the certification, else the product. `now` is
 * business time.
 */
export async function nextRoute(db: Queryable, borrowerId: string, now?: Date) {
  const order = await openOrder(db, borrowerId)
  if (order) return routeOfOrder(order.state)
  const page = nextPage(await loadProgress(db, borrowerId))
  if (page !== null) return 'infoList' as const
  const evaluation = await currentEvaluation(
    db,
    borrowerId,
    now ?? (await readClock(db)).business(),
  )
  return evaluation === undefined ? 'infoList' : routeOfEvaluation[evaluation.result]
}
