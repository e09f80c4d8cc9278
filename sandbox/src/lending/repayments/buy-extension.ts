import { currentTerms } from '../orders/current-terms.ts'
import { saveOrder, type Order } from '../orders/order-store.ts'
import { remainingSchedule } from '../rules/balance.ts'
import type { Transaction } from '../../store/database/database.ts'
import type { Booking } from './book-payment.ts'

/**
 * Whether the payment buys its extension: the whole cost, paid in time, for the due date that it was
 * offered for. An order that fell overdue since is extended too, since the payer's day counts (D17).
 */
export function buysExtension({ order, repayment, payment }: Booking): boolean {
  return (
    repayment.purpose === 'extend' &&
    (order.state === 'disbursed' || order.state === 'overdue') &&
    repayment.extension?.fromDueDate === order.dueDate &&
    payment.amount >= repayment.amount &&
    payment.paidAt <= repayment.expiresAt
  )
}

/** Moves the due date of the locked order and remembers what that cost. Posts nothing. */
export async function buyExtension(
  tx: Transaction,
  { order, repayment, payment, owed, on, today }: Booking,
): Promise<Order> {
  const { extension } = repayment
  if (!extension) throw new Error('an extension without its days')
  const moved = { ...order, extendedDays: order.extendedDays + extension.days }
  const { nextDueDate } = remainingSchedule(currentTerms(moved), owed, order.startDate, today)
  if (nextDueDate === null) throw new Error('an extension of nothing')
  const extended = { ...moved, dueDate: nextDueDate }
  await tx.query(
    `insert into extensions
       (borrower_id, id, order_id, days, cost, bought_on, from_due_date, to_due_date)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      order.borrowerId,
      payment.id,
      order.id,
      extension.days,
      repayment.amount,
      on,
      extension.fromDueDate,
      nextDueDate,
    ],
  )
  saveOrder(tx, extended)
  return extended
}
