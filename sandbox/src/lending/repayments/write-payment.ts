import type { Transaction } from '../../store/database/database.ts'
import { recordAct } from '../audit/record-act.ts'
import { post } from '../ledger/post.ts'
import { addMessage } from '../messages/message-store.ts'
import { waiveDays } from '../orders/late-charges.ts'
import { saveOrder, type Order } from '../orders/order-store.ts'
import { transition } from '../orders/transition.ts'
import { sendClaimText } from '../refunds/claim-text.ts'
import { addPayment, claimBankPayment, type SavedPayment } from './bank-payments.ts'
import type { IncomingPayment, PaymentDecision, PaymentFacts } from './payment-decision.ts'
import type { LockedInstruction } from './read-payment.ts'
import { addUnmatched, deleteUnmatched, type UnmatchedPayment } from './unmatched-payment-store.ts'

/**
 * Writes all that was decided on a payment, and returns the order as it then stands. Throws 409002
 * where another order took the bank's payment meanwhile.
 */
export async function writePayment(
  tx: Transaction,
  { order, repayment }: PaymentFacts,
  decision: PaymentDecision,
  payment: SavedPayment & { wasUnmatched: boolean },
  now: Date,
): Promise<Order> {
  const { borrowerId, id: orderId } = order
  const paymentId = payment.id
  const changed = decision.order
  if (decision.overpaid !== undefined) await sendClaimText(tx, order, now, decision.overpaid)
  // The bank may have reported it while it could not be booked.
  if (payment.wasUnmatched) deleteUnmatched(tx, { ...payment, appId: order.appId })
  await addPayment(tx, order, repayment, { ...payment, matchedAt: now })
  waiveDays(tx, order, decision.waivedDays)
  for (const posting of decision.postings) post(tx, posting)
  if (decision.extension) addExtension(tx, order, paymentId, decision.extension)
  if (decision.event) transition(tx, order, decision.event, now, changed)
  else if (changed !== order) saveOrder(tx, changed)
  for (const { wording, params } of decision.messages) {
    addMessage(tx, borrowerId, { kind: 'payment_received', wording, params, orderId, sentAt: now })
  }
  recordAct(tx, {
    borrowerId,
    at: now,
    actor: payment.saidBy,
    action: 'payment_booked',
    about: {
      order_id: orderId,
      repayment_id: repayment.id,
      payment_id: paymentId,
      state: changed.state,
    },
  })
  return changed
}

/**
 * Saves a payment that cannot be booked yet under the bank's name, once; the log says which instruction
 * it named. Throws 409002 where another order took it meanwhile.
 */
export async function saveUnmatched(
  tx: Transaction,
  { order, repayment, known }: LockedInstruction,
  { bankPaymentId, amount, paidAt }: IncomingPayment,
  now: Date,
): Promise<void> {
  const { appId, borrowerId, id: orderId, state, currency } = order
  const { id: repaymentId, reference } = repayment
  if (!known) await addUnmatched(tx, { appId, bankPaymentId, amount, currency, paidAt }, now)
  await claimBankPayment(tx, { appId, bankPaymentId, reference, amount })
  if (known) return
  recordAct(tx, {
    borrowerId,
    at: now,
    actor: 'bank',
    action: 'payment_kept',
    about: { order_id: orderId, repayment_id: repaymentId, state },
  })
}

/** Saves a payment that names no instruction. Throws 409002 where the bank named it otherwise before. */
export async function saveUnidentified(
  tx: Transaction,
  payment: UnmatchedPayment,
  now: Date,
): Promise<void> {
  await addUnmatched(tx, payment, now)
  await claimBankPayment(tx, { ...payment, reference: null })
}

/** An extension bears the name of the payment that bought it. */
function addExtension(
  tx: Transaction,
  { borrowerId, id: orderId }: Order,
  paymentId: string,
  extension: NonNullable<PaymentDecision['extension']>,
): void {
  tx.send(
    `insert into extensions
       (borrower_id, id, order_id, days, cost, bought_on, from_due_date, to_due_date)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      borrowerId,
      paymentId,
      orderId,
      extension.days,
      extension.cost,
      extension.boughtOn,
      extension.fromDueDate,
      extension.toDueDate,
    ],
  )
}
