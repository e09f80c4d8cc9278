import { post, type Line } from '../ledger/post.ts'
import { waiveLateFees } from '../orders/late-fees.ts'
import type { Order } from '../orders/order-store.ts'
import { transition } from '../orders/transition.ts'
import { isOwed } from '../rules/order-life-cycle.ts'
import type { Transaction } from '../../store/database/database.ts'
import type { Booking } from './book-payment.ts'

/**
 * Whether the payment ends the loan by its return: the whole amount, paid by the payer in time, and
 * nothing else booked yet. A loan that fell overdue before the match, or was written off, is returned
 * too (D17). One that another payment was booked on is not, even where that was paid later and only
 * matched earlier: then this payment lowers the debt from its payer's day.
 */
export function endsByReturn({ order, repayment, payment, balances }: Booking): boolean {
  return (
    repayment.purpose === 'return' &&
    isOwed(order.state) &&
    balances.paid === 0 &&
    payment.amount >= repayment.amount &&
    payment.paidAt <= repayment.expiresAt
  )
}

/** Books the return: the principal is paid back, and every cost that was posted is taken back. */
export async function bookReturn(tx: Transaction, booking: Booking): Promise<Order> {
  const { order, payment, balances, now, on } = booking
  const takenBack: Line[] = [
    ['receivable_interest', -balances.interest],
    ['interest_income', balances.interest],
    ['receivable_fee', -balances.fee],
    ['fee_income', balances.fee],
  ]
  await waiveLateFees(tx, order, () => false, {
    cause: `late_fee_reversal:${payment.id}`,
    valueDate: on,
    now,
    lateFeeOwed: balances.lateFee,
  })
  post(tx, {
    borrowerId: order.borrowerId,
    orderId: order.id,
    kind: 'return',
    cause: `payment:${payment.id}`,
    valueDate: on,
    postedAt: now,
    currency: order.currency,
    lines: [
      ['cash_clearing', payment.amount],
      ['receivable_principal', -balances.principal],
      ...takenBack,
      ['borrower_credit', balances.principal - payment.amount],
    ],
  })
  return transition(tx, order, 'return', now, { dueDate: null })
}
