import { latestEvaluation } from '../certification/evaluations.ts'
import { loadProgress } from '../certification/pages.ts'
import { nextPage } from '../certification/steps.ts'
import type { OrderState } from '../rules/order-life-cycle.ts'
import type { Queryable } from '../store/database.ts'
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

/** Where this borrower goes on: the open loan, else the certification, else the product. */
export async function nextRoute(db: Queryable, borrowerId: string) {
  const order = await openOrder(db, borrowerId)
  if (order) return routeOfOrder(order.state)
  const page = nextPage(await loadProgress(db, borrowerId))
  if (page !== null) return 'infoList' as const
  const evaluation = await latestEvaluation(db, borrowerId)
  if (evaluation === undefined) return 'infoList' as const
  return evaluation.result === 'approved' ? ('prod' as const) : ('home' as const)
}
