import type { Minor } from '../../foundation/money.ts'
import { first, type Queryable, type Transaction } from '../../store/database/database.ts'
import { addJob } from '../jobs/job-store.ts'
import { addMessage } from '../messages/message-store.ts'
import { COOLING_OFF_HOURS, isOwed } from '../rules/order-life-cycle.ts'
import { lockOrder, saveOrder, type Order } from './order-store.ts'
import { orderDoesNotAllow } from './transition.ts'

/** Until when the payer must have paid for a return; null before the payout. */
export const returnDeadline = ({ paidOutAt }: Order): Date | null =>
  paidOutAt && new Date(paidOutAt.getTime() + COOLING_OFF_HOURS * 3_600_000)

/** Until when the order can be returned; null where it cannot, or no more. */
export function returnUntil(order: Order, now: Date): Date | null {
  const until = order.state === 'disbursed' ? returnDeadline(order) : null
  return until !== null && now <= until ? until : null
}

/** What the payers of an order had paid by then, whatever for. */
export async function paidBy(db: Queryable, order: Order, until: Date): Promise<Minor> {
  const row = await first<{ sum: Minor }>(
    db,
    `select coalesce(sum(amount), 0)::bigint as sum from payments
     where borrower_id = $1 and order_id = $2 and paid_at <= $3`,
    [order.borrowerId, order.id, until],
  )
  return row?.sum ?? 0
}

/** A return that can still be paid: what is missing of the amount received, and until when. */
export interface OpenReturn {
  missing: Minor
  until: Date
}

/** The return that was announced; throws 409002 where none stands any more. */
export async function announcedReturn(db: Queryable, order: Order, now: Date): Promise<OpenReturn> {
  const until = returnUntil(order, now)
  if (until === null || order.returnAnnouncedAt === null) throw orderDoesNotAllow(order)
  const paid = await paidBy(db, order, until)
  return { missing: order.terms.principal - paid, until }
}

/**
 * Announces the return of a locked order; the state stays until the money has come. Announcing it
 * again says the same. Throws 409002 after 24 hours.
 */
export async function announceReturn(
  tx: Transaction,
  order: Order,
  now: Date,
): Promise<OpenReturn> {
  const announced = { ...order, returnAnnouncedAt: order.returnAnnouncedAt ?? now }
  const open = await announcedReturn(tx, announced, now)
  saveOrder(tx, announced)
  const { borrowerId, id: orderId } = order
  const dueAt = new Date(open.until.getTime() + 1)
  await addJob(tx, { borrowerId, orderId, kind: 'end_return', dueAt })
  return open
}

/** Writes to a borrower whose announced return was not paid in whole that its time is over, and what is missing. */
export async function endReturn(
  tx: Transaction,
  { borrowerId, orderId }: { borrowerId: string; orderId: string },
  now: Date,
): Promise<string> {
  const order = await lockOrder(tx, borrowerId, orderId)
  const until = order && returnDeadline(order)
  if (!order || !until || order.returnAnnouncedAt === null || !isOwed(order.state)) return 'none'
  const missing = order.terms.principal - (await paidBy(tx, order, until))
  addMessage(tx, borrowerId, {
    kind: 'loan_update',
    wording: 'return_ended',
    params: { amount: missing, currency: order.currency },
    orderId,
    sentAt: now,
  })
  return order.state
}
