import { dateIn } from '../clock.ts'
import { post } from '../ledger/post.ts'
import { dueDateOf } from '../rules/due-date.ts'
import { after } from '../rules/order-life-cycle.ts'
import type { Transaction } from '../store/database.ts'
import { lockOrder, type Order } from './order-store.ts'
import { happen } from './transition.ts'

/**
 * Pays a signed order out: the whole principal, the fee on top of what is owed, due dates from this
 * day. Safe to run twice: an order that cannot be paid out (any more) is left as it is. Gives the
 * order as it stands; undefined when there is none.
 */
export async function payOut(
  tx: Transaction,
  target: { borrowerId: string; orderId: string },
  now: Date,
  zone: string,
): Promise<Order | undefined> {
  const order = await lockOrder(tx, target.borrowerId, target.orderId)
  if (!order || after(order.state, 'pay_out') === undefined) return order
  const today = dateIn(zone, now)
  const { principal, serviceFee, schedule, days } = order.terms
  const [firstPayment = { day: days }] = schedule
  await post(tx, {
    borrowerId: order.borrowerId,
    orderId: order.id,
    kind: 'payout',
    cause: `payout:${order.id}`,
    valueDate: today,
    postedAt: now,
    currency: order.currency,
    lines: [
      ['receivable_principal', principal],
      ['cash_clearing', -principal],
      ['receivable_fee', serviceFee],
      ['fee_income', -serviceFee],
    ],
  })
  return happen(tx, order, 'pay_out', now, {
    startDate: today,
    paidOutAt: now,
    accruedTo: today,
    dueDate: dueDateOf(order.terms, today, firstPayment),
  })
}
