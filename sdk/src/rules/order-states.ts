import type { Schema } from '../contract.ts'

type OrderState = Schema<'OrderState'>

/** The words of the contract's guide, "An order's life". A state that the contract gains is an error here. */
const meanings = {
  applied: { isOpen: true, isPaidOut: false, isOwed: false },
  approved: { isOpen: true, isPaidOut: false, isOwed: false },
  signed: { isOpen: true, isPaidOut: false, isOwed: false },
  payout_failed: { isOpen: true, isPaidOut: false, isOwed: false },
  disbursed: { isOpen: true, isPaidOut: true, isOwed: true },
  overdue: { isOpen: true, isPaidOut: true, isOwed: true },
  written_off: { isOpen: false, isPaidOut: true, isOwed: true },
  repaid: { isOpen: false, isPaidOut: true, isOwed: false },
  rejected: { isOpen: false, isPaidOut: false, isOwed: false },
  abandoned: { isOpen: false, isPaidOut: false, isOwed: false },
  expired: { isOpen: false, isPaidOut: false, isOwed: false },
  returned: { isOpen: false, isPaidOut: true, isOwed: false },
} as const satisfies Record<OrderState, { isOpen: boolean; isPaidOut: boolean; isOwed: boolean }>

/** Whether an order is open: no other loan can be applied for. One that is not has ended. */
export function isOpenOrder(state: OrderState): boolean {
  return meanings[state].isOpen
}

/** Whether money is owed and can be paid. A debt that was written off has ended and is still owed. */
export function isOwedOrder(state: OrderState): boolean {
  return meanings[state].isOwed
}

/** Whether the borrower has had the money: it was paid out, and no bank sent it back. */
export function isPaidOutOrder(state: OrderState): boolean {
  return meanings[state].isPaidOut
}

/** Whether the loan was paid out and paid back: repaid or returned. */
export function isSettledOrder(state: OrderState): boolean {
  return meanings[state].isPaidOut && !meanings[state].isOwed
}

/** Whether the borrower's money is to go out, for the first time or again. */
export function isAwaitingPayoutOrder(state: OrderState): boolean {
  return state === 'signed' || state === 'payout_failed'
}

/** Whether its due date can be moved for a price: the loan runs, and nothing of it is late. */
export function isExtendableOrder(state: OrderState): boolean {
  return state === 'disbursed'
}

/** The states that a test is true of: `orderStatesWhere(isOwedOrder)`. */
export function orderStatesWhere(test: (state: OrderState) => boolean): OrderState[] {
  return (Object.keys(meanings) as OrderState[]).filter(test)
}
