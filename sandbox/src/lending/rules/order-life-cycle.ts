import type { Schema } from '@paso/sdk/contract'
import { orderStatesWhere } from '@paso/sdk/rules'

/** What the states mean: shared with the app. */
export {
  isAwaitingPayoutOrder as isAwaitingPayout,
  isExtendableOrder as isExtendable,
  isOpenOrder as isOpen,
  isOwedOrder as isOwed,
  isPaidOutOrder as isPaidOut,
  isSettledOrder as isSettled,
} from '@paso/sdk/rules'

/** The states of an order (D18). */
export type OrderState = Schema<'OrderState'>

/** The events of an order. */
export type OrderEvent =
  | 'approve'
  | 'reject'
  | 'abandon'
  | 'expire'
  | 'sign'
  | 'pay_out'
  | 'fail_payout'
  | 'change_account'
  | 'repay'
  | 'fall_overdue'
  | 'catch_up'
  | 'return'
  | 'write_off'

type Row = Readonly<Partial<Record<OrderEvent, OrderState>>>

/** Which event leads where; an event that is not listed is not allowed in that state. */
export const lifeCycle = {
  applied: { approve: 'approved', reject: 'rejected', abandon: 'abandoned', expire: 'expired' },
  approved: { sign: 'signed', abandon: 'abandoned', expire: 'expired' },
  signed: { pay_out: 'disbursed', fail_payout: 'payout_failed' },
  payout_failed: {
    change_account: 'signed',
    fail_payout: 'payout_failed',
    abandon: 'abandoned',
  },
  disbursed: {
    repay: 'repaid',
    fall_overdue: 'overdue',
    return: 'returned',
    fail_payout: 'payout_failed',
  },
  // Here and below: returned in time, and matched only now (D17).
  overdue: {
    repay: 'repaid',
    catch_up: 'disbursed',
    return: 'returned',
    write_off: 'written_off',
  },
  written_off: { repay: 'repaid', return: 'returned' },
  repaid: { return: 'returned' },
  rejected: {},
  abandoned: {},
  expired: {},
  returned: {},
} as const satisfies Record<OrderState, Row>

/** The state after the event; undefined when the state does not allow it. */
export function after(state: OrderState, event: OrderEvent): OrderState | undefined {
  return (lifeCycle[state] as Row)[event]
}

/**
 * The states that may follow, for the data of a 409002. Never `returned`: for that the day of payout
 * counts, which an order's `return_until` gives, and late matches, which nobody can bring about.
 */
export function allowedStates(state: OrderState): OrderState[] {
  return Object.values(lifeCycle[state]).filter((each) => each !== 'returned')
}

/** The events that a state allows. */
export function allowedIn(state: OrderState): OrderEvent[] {
  return Object.keys(lifeCycle[state]) as OrderEvent[]
}

/** A loan can be returned for the amount received within these hours after the payout (D19). */
export const COOLING_OFF_HOURS = 24

/** A state as SQL names it: text, so that a partial index can serve. */
export const stateInSql = (state: OrderState): string => `'${state}'`

/** The states that a test is true of, as SQL lists them. */
export function listOfStates(test: (state: OrderState) => boolean): string {
  return orderStatesWhere(test).map(stateInSql).join(', ')
}

/** The states that an event leads out of, as SQL lists them: whose orders a job has to look at. */
export function listOfStatesBefore(event: OrderEvent): string {
  return listOfStates((state) => after(state, event) !== undefined)
}
