import type { OrderState } from '../../lending/rules/order-life-cycle.ts'
import { html, type Html } from '../page-parts/html.ts'

type Tone = 'going' | 'late' | 'over'

/** What a tester reads of a state, and how it is felt; beside the words stands what calls and rows say. */
export const STATES: Readonly<Record<OrderState, readonly [words: string, tone: Tone]>> = {
  applied: ['applied for, not decided', 'going'],
  approved: ['approved, not signed', 'going'],
  signed: ['signed, waiting for the payout', 'going'],
  disbursed: ['paid out', 'going'],
  repaid: ['repaid', 'over'],
  rejected: ['rejected', 'over'],
  abandoned: ['abandoned', 'over'],
  expired: ['expired', 'over'],
  payout_failed: ['payout failed', 'late'],
  returned: ['returned', 'over'],
  overdue: ['overdue', 'late'],
  written_off: ['written off', 'late'],
}

export const ORDER_STATES = Object.keys(STATES) as readonly OrderState[]

export const isOrderState = (text: string): text is OrderState => Object.hasOwn(STATES, text)

/** Words for people, and beside them the value on the wire where it is another. */
export const withWireValue = (words: string, value: string): Html =>
  html`${words}${words === value ? null : html` <code>${value}</code>`}`
