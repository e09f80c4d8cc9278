import { recordAct } from '../../lending/audit/record-act.ts'
import { readClock } from '../../store/database/business-clock.ts'
import { Failure } from '../../foundation/failure.ts'
import { lockOrder, type Order } from '../../lending/orders/order-store.ts'
import { profileOf } from '../../lending/countries/countries.ts'
import type { Transaction } from '../../store/database/database.ts'
import type { OrderName } from './outside-world.ts'
import type { World } from '../page-parts/world.ts'

/**
 * Does something to a locked order in one transaction, and records who did what; 404001 where there
 * is no such order. Work is given business time and the zone of the order's edition.
 */
export async function onOrder(
  { database, realTime }: World,
  name: OrderName,
  [actor, action]: readonly ['bank' | 'staff', string],
  work: (tx: Transaction, order: Order, at: { now: Date; zone: string }) => Promise<Order> | Order,
): Promise<Order> {
  const now = (await readClock(database, realTime)).business()
  return database.transaction(async (tx) => {
    const order = await lockOrder(tx, name.borrowerId, name.orderId)
    if (!order) throw new Failure('not_found')
    const changed = await work(tx, order, { now, zone: profileOf(order).zone })
    const about = { order_id: order.id, state: changed.state }
    recordAct(tx, { borrowerId: order.borrowerId, at: now, actor, action, about })
    return changed
  })
}
