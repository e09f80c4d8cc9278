import type { Transaction } from '../../store/database/database.ts'
import type { Order } from './order-store.ts'
import { transition } from './transition.ts'

/**
 * Gives up a locked order before the money comes, and keeps the reason where one was given.
 * Throws 409002 once it is signed.
 */
export async function abandon(
  tx: Transaction,
  order: Order,
  reason: string | undefined,
  now: Date,
): Promise<Order> {
  const abandoned = transition(tx, order, 'abandon', now)
  if (reason !== undefined) {
    await tx.query('insert into abandonments (borrower_id, order_id, reason) values ($1, $2, $3)', [
      order.borrowerId,
      order.id,
      tx.vault.seal(reason, ['abandonments.reason', order.borrowerId, order.id]),
    ])
  }
  return abandoned
}
