import { isStillOwed } from '../ledger/write-off.ts'
import type { Queryable } from '../../store/database/database.ts'
import { openAndWrittenOff, type Order } from './order-store.ts'

/**
 * The orders that an account does not end before (D20), newest first: the open one, and those that
 * were written off and are still owed.
 */
export async function unfinishedOrders(db: Queryable, borrowerId: string): Promise<Order[]> {
  const unfinished: Order[] = []
  for (const order of await openAndWrittenOff(db, borrowerId)) {
    if (order.state !== 'written_off' || (await isStillOwed(db, order))) unfinished.push(order)
  }
  return unfinished
}
