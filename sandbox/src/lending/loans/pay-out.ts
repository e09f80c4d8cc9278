import { accountOfOrder } from '../accounts/account-store.ts'
import { dateIn } from '../../foundation/clock.ts'
import { profileOf } from '../countries/countries.ts'
import { balancesOf } from '../ledger/balances.ts'
import { post } from '../ledger/post.ts'
import { reverse } from '../ledger/reverse.ts'
import type { Partners } from '../partners/partners.ts'
import { dueDateOf } from '../rules/due-date.ts'
import { after } from '../rules/order-life-cycle.ts'
import { first, type Transaction } from '../../store/database/database.ts'
import { lockOrder, type Order } from '../orders/order-store.ts'
import { transition, orderDoesNotAllow } from '../orders/transition.ts'

/**
 * Pays a signed order out: the whole principal, the fee on top of what is owed, due dates from this
 * day. A bank that does not take the money leaves it with the lender: `payout_failed`. Safe to run
 * twice: an order that cannot be paid out (any more) is left as it is. Returns the order as it
 * stands; undefined when there is none.
 */
export async function payOut(
  tx: Transaction,
  target: { borrowerId: string; orderId: string },
  now: Date,
  partners: Partners,
): Promise<Order | undefined> {
  const order = await lockOrder(tx, target.borrowerId, target.orderId)
  if (!order || after(order.state, 'pay_out') === undefined) return order
  const account = await accountOfOrder(tx, order)
  if (account && !partners.takesPayout({ appId: order.appId, number: account.number })) {
    return transition(tx, order, 'fail_payout', now)
  }
  const today = dateIn(profileOf(order).zone, now)
  const { principal, serviceFee, schedule, days } = order.terms
  const [firstPayment = { day: days }] = schedule
  post(tx, {
    borrowerId: order.borrowerId,
    orderId: order.id,
    kind: 'payout',
    cause: `payout:${order.id}${await timesReturned(tx, order)}`,
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
  return transition(tx, order, 'pay_out', now, {
    startDate: today,
    paidOutAt: now,
    accruedTo: today,
    dueDate: dueDateOf(order.terms, today, firstPayment),
  })
}

/**
 * The bank sends a locked order's money back, before it was booked as paid out or after. Then the
 * payout is reversed and nothing is owed, as if it had not been.
 *
 * Throws 409002 unless the order is on its way or paid out, and once a payment is booked on it. A
 * payment is booked only after a payout, and the debt that it lowered must not vanish under it.
 */
export async function bouncePayout(tx: Transaction, order: Order, now: Date): Promise<Order> {
  if (order.state !== 'disbursed') return transition(tx, order, 'fail_payout', now)
  const { paid } = await balancesOf(tx, order.borrowerId, order.id)
  if (paid > 0) throw orderDoesNotAllow(order)
  for (const transactionId of await unreversedPayouts(tx, order)) {
    const at = { valueDate: dateIn(profileOf(order).zone, now), postedAt: now }
    await reverse(tx, { borrowerId: order.borrowerId, transactionId }, at)
  }
  return transition(tx, order, 'fail_payout', now, {
    startDate: await agreedStart(tx, order),
    paidOutAt: null,
    accruedTo: null,
    dueDate: null,
    returnAnnouncedAt: null,
  })
}

/** The day that due dates counted from when they were agreed to, YYYY-MM-DD. */
async function agreedStart(tx: Transaction, order: Order): Promise<string> {
  const quote = await first<{ start_date: string }>(
    tx,
    `select q.start_date from orders o
     join quotes q on q.borrower_id = o.borrower_id and q.id = o.quote_id
     where o.borrower_id = $1 and o.id = $2`,
    [order.borrowerId, order.id],
  )
  return quote?.start_date ?? order.startDate
}

/** Payouts of the order that no bank has sent back: one, or none. */
async function unreversedPayouts(tx: Transaction, order: Order): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select t.id from ledger_transactions t
     where t.borrower_id = $1 and t.order_id = $2 and t.kind = 'payout' and not exists (
       select 1 from ledger_transactions r
       where r.borrower_id = t.borrower_id and r.reverses = t.id)`,
    [order.borrowerId, order.id],
  )
  return rows.map(({ id }) => id)
}

/** Distinguishes a payout's cause from those that came back before it; nothing for the first. */
async function timesReturned(tx: Transaction, order: Order): Promise<string> {
  const rows = await tx.query(
    `select id from ledger_transactions
     where borrower_id = $1 and order_id = $2 and kind = 'payout'`,
    [order.borrowerId, order.id],
  )
  return rows.length === 0 ? '' : `:${rows.length + 1}`
}
