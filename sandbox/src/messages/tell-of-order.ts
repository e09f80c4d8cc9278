import type { Order } from '../loans/order-store.ts'
import type { OrderEvent } from '../rules/order-life-cycle.ts'
import type { Transaction } from '../store/database.ts'
import { addMessage, type MessageKind } from './message-store.ts'
import type { WordingName } from './wording.ts'

/** What a borrower is told of when it happens to a loan. */
const told: Readonly<Partial<Record<OrderEvent, { kind: MessageKind; wording: WordingName }>>> = {
  pay_out: { kind: 'loan_update', wording: 'paid_out' },
  fail_payout: { kind: 'loan_update', wording: 'payout_failed' },
  repay: { kind: 'loan_update', wording: 'repaid' },
  return: { kind: 'loan_update', wording: 'returned' },
  write_off: { kind: 'loan_update', wording: 'written_off' },
  // Written at the day's change, outside the contact hours: news of the loan, and reminds nobody.
  fall_overdue: { kind: 'loan_update', wording: 'overdue' },
}

/** Writes to the inbox what happened to an order, where it is worth telling. `at` is business time. */
export function tellOfOrder(tx: Transaction, order: Order, event: OrderEvent, at: Date): void {
  const message = told[event]
  if (message === undefined) return
  addMessage(tx, order.borrowerId, {
    ...message,
    params: {
      amount: order.terms.principal,
      currency: order.currency,
      ...(order.dueDate === null ? {} : { day: order.dueDate }),
    },
    orderId: order.id,
    sentAt: at,
  })
}
