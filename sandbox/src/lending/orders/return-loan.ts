import { balancesOf } from '../ledger/balances.ts'
import type { Minor } from '../../foundation/money.ts'
import type { Queryable, Transaction } from '../../store/database/database.ts'
import { saveOrder, type Order } from './order-store.ts'
import { orderDoesNotAllow } from './transition.ts'

/** A loan can be returned for the amount received within this time after the payout (D19). */
const COOLING_OFF = 24 * 3_600_000

/** Until when the order can be returned: null where it cannot, or no more, or something was paid. */
export function returnUntil(order: Order, paid: Minor, now: Date): Date | null {
  if (order.state !== 'disbursed' || order.paidOutAt === null || paid > 0) return null
  const until = new Date(order.paidOutAt.getTime() + COOLING_OFF)
  return now <= until ? until : null
}

/** Until when the announced return can be paid; throws 409002 where none stands any more. */
export async function announcedReturn(
  db: Queryable,
  order: Order,
  now: Date,
): Promise<{ amount: Minor; until: Date }> {
  const { paid } = await balancesOf(db, order.borrowerId, order.id)
  const until = returnUntil(order, paid, now)
  if (until === null || order.returnAnnouncedAt === null) throw orderDoesNotAllow(order)
  return { amount: order.terms.principal, until }
}

/**
 * Announces the return of a locked order; the state stays until the money has come. Announcing it
 * again says the same. Throws 409002 after 24 hours, or once something was repaid.
 */
export async function announceReturn(
  tx: Transaction,
  order: Order,
  now: Date,
): Promise<{ amount: Minor; until: Date }> {
  const announced = { ...order, returnAnnouncedAt: order.returnAnnouncedAt ?? now }
  const found = await announcedReturn(tx, announced, now)
  saveOrder(tx, announced)
  return found
}
