import { recordAct } from '../audit/record-act.ts'
import { ApiFailure, refuseFaults } from '../http/failure.ts'
import { lockOrder, type Order } from '../loans/order-store.ts'
import { addMessage } from '../messages/message-store.ts'
import { LARGEST_SUM, type Minor } from '../rules/money.ts'
import type { Database, Transaction } from '../store/database.ts'
import { newIdentifier } from '../store/identifier.ts'
import { bookPayment, refuseBeyond } from './book-payment.ts'
import { addPayment, findRepayment, repaymentBehind, type Repayment } from './repayment-store.ts'

/** Money that came to the lender's account with a reference. */
export interface IncomingPayment {
  reference: string
  amount: Minor
  /** When the payer paid, in business time. */
  paidAt: Date
  /** The payer's bank names the payment; the same name twice is the same payment. */
  bankPaymentId: string
}

/**
 * Matches a payment to its instruction and books it for what it was meant: the debt, an extension
 * or a return. A payment told of twice is booked once.
 *
 * Throws 404001 for an unknown reference, 422001 for a sum that cannot be money or that would lift
 * what was paid on the order beyond the contract's bound.
 */
export async function receivePayment(
  database: Database,
  payment: IncomingPayment,
  now: Date,
  zone: string,
): Promise<Order> {
  const { amount } = payment
  refuseBeyond(LARGEST_SUM, amount)
  if (!Number.isSafeInteger(amount) || amount <= 0) {
    refuseFaults([{ field: 'amount', rule: 'min', params: { min: 1 } }])
  }
  const known = await repaymentBehind(database, payment.reference)
  if (!known) throw new ApiFailure('not_found')
  return database.transaction((tx) => matchPayment(tx, known, payment, { now, zone }))
}

/** Books a payment of this instruction, once a bank payment, and tells the borrower that it came. */
export async function matchPayment(
  tx: Transaction,
  name: Pick<Repayment, 'borrowerId' | 'id' | 'orderId'>,
  payment: Omit<IncomingPayment, 'reference'>,
  at: { now: Date; zone: string },
): Promise<Order> {
  // Sent together; the second is read once the first has its lock.
  const [order, repayment] = await Promise.all([
    lockOrder(tx, name.borrowerId, name.orderId),
    findRepayment(tx, name.borrowerId, name.id),
  ])
  if (!order || !repayment) throw new ApiFailure('not_found')
  const id = newIdentifier()
  const fresh = await addPayment(tx, {
    ...payment,
    id,
    borrowerId: order.borrowerId,
    orderId: order.id,
    repaymentId: repayment.id,
    matchedAt: at.now,
  })
  if (!fresh) return order
  const booked = await bookPayment(tx, order, repayment, { id, ...payment }, at)
  await Promise.all([
    addMessage(tx, order.borrowerId, {
      kind: 'payment_received',
      wording: 'payment_received',
      params: { amount: payment.amount, currency: order.currency },
      orderId: order.id,
      sentAt: at.now,
    }),
    recordAct(tx, {
      borrowerId: order.borrowerId,
      at: at.now,
      actor: 'bank',
      action: 'payment_booked',
      about: {
        order_id: order.id,
        repayment_id: repayment.id,
        payment_id: id,
        state: booked.state,
      },
    }),
  ])
  return booked
}
