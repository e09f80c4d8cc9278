import type { Transaction } from '../../store/database/database.ts'
import { minuteIn } from '../../foundation/clock.ts'
import { recordAct } from '../audit/record-act.ts'
import { profileOf } from '../countries/countries.ts'
import { post } from '../ledger/post.ts'
import { addMessage } from '../messages/message-store.ts'
import { waiveDays } from '../orders/late-charges.ts'
import { saveOrder, type Order } from '../orders/order-store.ts'
import { transition } from '../orders/transition.ts'
import { sendClaimText } from '../refunds/claim-text.ts'
import { addPayment, type SavedPayment } from './bank-payments.ts'
import type { PaymentDecision, PaymentFacts } from './payment-decision.ts'

/**
 * Writes all that was decided on a payment, and returns the order as it then stands. Throws 409002
 * where another order took the bank's payment meanwhile.
 */
export async function writePayment(
  tx: Transaction,
  { order, repayment, balances }: PaymentFacts,
  decision: PaymentDecision,
  payment: SavedPayment,
  now: Date,
): Promise<Order> {
  const { borrowerId, id: orderId } = order
  const paymentId = payment.id
  const changed = decision.order
  const overpaid = decision.messages.find(({ wording }) => wording === 'paid_too_much')
  if (overpaid) await sendClaimText(tx, order, now, overpaid.amount - balances.overpaid)
  await addPayment(tx, order, repayment, { ...payment, matchedAt: now })
  waiveDays(tx, order, decision.waivedDays)
  for (const posting of decision.postings) post(tx, posting)
  if (decision.extension) addExtension(tx, order, paymentId, decision.extension)
  if (decision.event) transition(tx, order, decision.event, now, changed)
  else if (changed !== order) saveOrder(tx, changed)
  for (const { wording, amount, rest } of decision.messages) {
    const day = changed.dueDate === null ? {} : { day: changed.dueDate }
    const by = rest && minuteIn(profileOf(order).zone, rest.by)
    const missing =
      rest && by ? { rest: rest.amount, day: by.slice(0, 10), time: by.slice(11) } : {}
    addMessage(tx, borrowerId, {
      kind: 'payment_received',
      wording,
      params: { amount, currency: order.currency, ...day, ...missing },
      orderId,
      sentAt: now,
    })
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
