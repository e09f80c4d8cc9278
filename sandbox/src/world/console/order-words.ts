import { isOpen, type OrderState } from '../../lending/rules/order-life-cycle.ts'
import { html, type Html } from '../../foundation/html.ts'

/** What a tester reads of a state; beside the words stands what calls and rows say. */
export const STATES: Readonly<Record<OrderState, string>> = {
  applied: 'applied for, not decided',
  approved: 'approved, not signed',
  signed: 'signed, waiting for the payout',
  disbursed: 'paid out',
  repaid: 'repaid',
  rejected: 'rejected',
  abandoned: 'abandoned',
  expired: 'expired',
  payout_failed: 'payout failed',
  returned: 'returned',
  overdue: 'overdue',
  written_off: 'written off',
}

const LATE: readonly OrderState[] = ['payout_failed', 'overdue', 'written_off']

/** How a state is felt. */
export function toneOf(state: OrderState): 'going' | 'late' | 'over' {
  if (LATE.includes(state)) return 'late'
  return isOpen(state) ? 'going' : 'over'
}

export const ORDER_STATES = Object.keys(STATES) as readonly OrderState[]

export const isOrderState = (text: string): text is OrderState => Object.hasOwn(STATES, text)

/** Words for people, and beside them the value on the wire where it is another. */
export const withWireValue = (words: string, value: string): Html =>
  html`${words}${words === value ? null : html` <code>${value}</code>`}`
