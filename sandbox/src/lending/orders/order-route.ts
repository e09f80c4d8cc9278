import type { OrderState } from '../rules/order-life-cycle.ts'

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
