import type { Minor } from '../../foundation/money.ts'
import { first, type Queryable, type Transaction } from '../../store/database/database.ts'
import { balancesAfter, balancesOf } from '../ledger/balances.ts'
import { post, type Posting } from '../ledger/post.ts'
import { earnedOf, returnLines } from '../ledger/return.ts'
import { addMessage } from '../messages/message-store.ts'
import { saveOrder, type Order } from './order-store.ts'
import { orderDoesNotAllow, transition } from './transition.ts'

/** A loan can be returned for the amount received within this time after the payout (D19). */
const COOLING_OFF = 24 * 3_600_000

/** Until when the payer must have paid for a return; null before the payout. */
export const returnDeadline = ({ paidOutAt }: Order): Date | null =>
  paidOutAt && new Date(paidOutAt.getTime() + COOLING_OFF)

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
  return { missing: Math.max(0, order.terms.principal - paid), until }
}

/**
 * Announces the return of a locked order; the state stays until the money has come. Announcing it
 * again says the same. Where all of it has come already the loan is returned at once. Throws 409002
 * after 24 hours.
 */
export async function announceReturn(
  tx: Transaction,
  order: Order,
  now: Date,
  today: string,
): Promise<OpenReturn & { order: Order }> {
  const announced = { ...order, returnAnnouncedAt: order.returnAnnouncedAt ?? now }
  const open = await announcedReturn(tx, announced, now)
  if (open.missing === 0) {
    return { ...open, order: await endAtOnce(tx, announced, { now, today }) }
  }
  saveOrder(tx, announced)
  return { ...open, order: announced }
}

/** All costs are taken back; what was paid of them is the borrower's. */
async function endAtOnce(
  tx: Transaction,
  order: Order,
  { now, today }: { now: Date; today: string },
): Promise<Order> {
  const { borrowerId, id: orderId, currency } = order
  const owed = await balancesOf(tx, borrowerId, orderId)
  const posting: Posting = {
    borrowerId,
    orderId,
    kind: 'return',
    cause: `return:${orderId}`,
    valueDate: today,
    postedAt: now,
    currency,
    lines: returnLines(owed, await earnedOf(tx, order), 0),
  }
  post(tx, posting)
  const returned = transition(tx, order, 'return', now, { dueDate: null })
  const { credit } = balancesAfter(owed, [posting])
  if (credit > 0) {
    addMessage(tx, borrowerId, {
      kind: 'payment_received',
      wording: 'paid_too_much',
      params: { amount: credit, currency },
      orderId,
      sentAt: now,
    })
  }
  return returned
}
