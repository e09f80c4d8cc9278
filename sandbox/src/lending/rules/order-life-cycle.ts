/** The states of an order (D18). */
export type OrderState =
  | 'applied'
  | 'approved'
  | 'signed'
  | 'disbursed'
  | 'repaid'
  | 'rejected'
  | 'abandoned'
  | 'expired'
  | 'payout_failed'
  | 'returned'
  | 'overdue'
  | 'written_off'

/** What can happen to an order. */
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
  // Returned in time, and matched only now (D17).
  overdue: {
    repay: 'repaid',
    catch_up: 'disbursed',
    return: 'returned',
    write_off: 'written_off',
  },
  written_off: { repay: 'repaid', return: 'returned' },
  repaid: {},
  rejected: {},
  abandoned: {},
  expired: {},
  returned: {},
} as const satisfies Record<OrderState, Row>

/** The state after the event; undefined when the state does not allow it. */
export function after(state: OrderState, event: OrderEvent): OrderState | undefined {
  return (lifeCycle[state] as Row)[event]
}

/** The states that may follow, for the data of a 409002. */
export function allowedStates(state: OrderState): OrderState[] {
  return Object.values(lifeCycle[state])
}

/** What may happen in a state. */
export function allowedIn(state: OrderState): OrderEvent[] {
  return Object.keys(lifeCycle[state]) as OrderEvent[]
}

/** States that end an order. A written-off debt is still owed, but a lender no longer expects it. */
const ENDED: ReadonlySet<OrderState> = new Set([
  'repaid',
  'rejected',
  'abandoned',
  'expired',
  'returned',
  'written_off',
])

/** Whether the borrower has this loan open: then another cannot be applied for. */
export function isOpen(state: OrderState): boolean {
  return !ENDED.has(state)
}

/** Whether money of the lender is with the borrower. */
export function isOwed(state: OrderState): boolean {
  return state === 'disbursed' || state === 'overdue' || state === 'written_off'
}
