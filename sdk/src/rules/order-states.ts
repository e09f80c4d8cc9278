import type { Schema } from '../contract.ts'

type OrderState = Schema<'OrderState'>

/** The words of the contract's guide, "An order's life". A state that the contract gains is an error here. */
const meanings = {
  applied: { isOpen: true, isOwed: false },
  approved: { isOpen: true, isOwed: false },
  signed: { isOpen: true, isOwed: false },
  payout_failed: { isOpen: true, isOwed: false },
  disbursed: { isOpen: true, isOwed: true },
  overdue: { isOpen: true, isOwed: true },
  written_off: { isOpen: false, isOwed: true },
  repaid: { isOpen: false, isOwed: false },
  rejected: { isOpen: false, isOwed: false },
  abandoned: { isOpen: false, isOwed: false },
  expired: { isOpen: false, isOwed: false },
  returned: { isOpen: false, isOwed: false },
} as const satisfies Record<OrderState, { isOpen: boolean; isOwed: boolean }>

/** Whether an order is open: no other loan can be applied for. One that is not has ended. */
export function isOpenOrder(state: OrderState): boolean {
  return meanings[state].isOpen
}

/** Whether money is owed and can be paid. A debt that was written off has ended and is still owed. */
export function isOwedOrder(state: OrderState): boolean {
  return meanings[state].isOwed
}

/** The states that a test is true of: `orderStatesWhere(isOwedOrder)`. */
export function orderStatesWhere(test: (state: OrderState) => boolean): OrderState[] {
  return (Object.keys(meanings) as OrderState[]).filter(test)
}
