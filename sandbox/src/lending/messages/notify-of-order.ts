import type { Currency, Minor } from '../../foundation/money.ts'
import type { OrderEvent } from '../rules/order-life-cycle.ts'
import type { Transaction } from '../../store/database/database.ts'
import { addMessage } from './message-store.ts'
import type { WordingName } from './wording.ts'

/** What the news of a loan say of its order. */
interface OrderNews {
  borrowerId: string
  id: string
  terms: { principal: Minor }
  currency: Currency
  /** YYYY-MM-DD. */
  dueDate: string | null
}

/** The message that a borrower gets for an event of a loan. */
const wordingOf: Readonly<Partial<Record<OrderEvent, WordingName>>> = {
  pay_out: 'paid_out',
  fail_payout: 'payout_failed',
  repay: 'repaid',
  return: 'returned',
  write_off: 'written_off',
  expire: 'expired',
  // Written at the day's change, outside the contact hours: news of the loan, and reminds nobody.
  fall_overdue: 'overdue',
}

/**
 * Writes an event of an order to the inbox, where a borrower should know it. `at` is business time.
 */
export function notifyOfOrder(
  tx: Transaction,
  order: OrderNews,
  event: OrderEvent,
  at: Date,
): void {
  const wording = wordingOf[event]
  if (wording !== undefined) notifyOfLoan(tx, order, wording, at)
}

/**
 * Writes news of an order to the inbox, with its sum and a day: the one that is due unless another
 * is given. `at` is business time, a day YYYY-MM-DD.
 */
export function notifyOfLoan(
  tx: Transaction,
  order: OrderNews,
  wording: WordingName,
  at: Date,
  day = order.dueDate,
): void {
  addMessage(tx, order.borrowerId, {
    kind: 'loan_update',
    wording,
    params: {
      amount: order.terms.principal,
      currency: order.currency,
      ...(day === null ? {} : { day }),
    },
    orderId: order.id,
    sentAt: at,
  })
}
