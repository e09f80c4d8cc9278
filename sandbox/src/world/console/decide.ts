import { approve, reject } from '../../lending/loans/decide.ts'
import type { Order } from '../../lending/orders/order-store.ts'
import { onOrder } from './on-order.ts'
import type { OrderName } from './outside-world.ts'
import type { World } from '../page-parts/world.ts'

/** The lender grants an application that waits; 404001, or 409002 once it was decided. */
export async function approveAs(world: World, name: OrderName): Promise<Order> {
  return onOrder(world, name, ['staff', 'approve'], (tx, order, { now }) => approve(tx, order, now))
}

/** The lender rejects an application that waits; 404001, or 409002 once it was decided. */
export async function rejectAs(world: World, name: OrderName): Promise<Order> {
  return onOrder(world, name, ['staff', 'reject'], (tx, order, { now }) => reject(tx, order, now))
}
