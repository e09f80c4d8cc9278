import { standingEvaluation, type Standing } from '../certification/evaluations.ts'
import { readClock } from '../../foundation/clock.ts'
import { loadProgress } from '../certification/pages.ts'
import { nextPage } from '../certification/steps.ts'
import type { OrderState } from '../rules/order-life-cycle.ts'
import type { Queryable } from '../../store/database/database.ts'
import { openOrder } from './order-store.ts'

/** Where the app goes with an order in that state (D9). */
export function routeOfOrder(state: OrderState) {
  return routes[state]
}

const routes = {
  applied: 'recommend',
  approved: 'downSignApp',
  signed: 'orderdetails',
  disbursed: 'repayment',
  overdue: 'repayment',
  written_off: 'repayment',
  payout_failed: 'orderdetails',
  repaid: 'prod',
  rejected: 'home',
  abandoned: 'prod',
  expired: 'prod',
  returned: 'prod',
} as const satisfies Record<OrderState, string>

const routeOfEvaluation = {
  approved: 'prod',
  refused: 'home',
  // The steps are done: they are sent again.
  outdated: 'infoList',
} as const satisfies Record<Standing['result'], string>

/**
 * Where this borrower goes on: the open loan, else the certification, else the product. `now` is
 * business time.
 */
export async function nextRoute(db: Queryable, borrowerId: string, now?: Date) {
  const order = await openOrder(db, borrowerId)
  if (order) return routeOfOrder(order.state)
  const page = nextPage(await loadProgress(db, borrowerId))
  if (page !== null) return 'infoList' as const
  const evaluation = await standingEvaluation(
    db,
    borrowerId,
    now ?? (await readClock(db)).business(),
  )
  return evaluation === undefined ? 'infoList' : routeOfEvaluation[evaluation.result]
}
