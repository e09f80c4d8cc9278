import type { DataOf } from '../../foundation/contract.ts'
import { isSettled, type OrderState } from '../rules/order-life-cycle.ts'

export type PaperKind = DataOf<'getOrder'>['documents'][number]

/** The papers that exist by now: a receipt from the first payment on. */
export function papersThatExist(
  order: { state: OrderState },
  timeline: readonly { state: OrderState }[],
  isPaidFor: boolean,
): PaperKind[] {
  return [
    ...(timeline.some(({ state }) => state === 'signed') ? ['contract' as const] : []),
    ...(isPaidFor ? ['receipt' as const] : []),
    ...(isSettled(order.state) ? ['payoff_certificate' as const] : []),
  ]
}
