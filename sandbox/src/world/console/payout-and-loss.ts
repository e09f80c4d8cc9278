import { dateIn } from '../../foundation/clock.ts'
import { finishJobsOf } from '../../lending/jobs/job-store.ts'
import { postWriteOff } from '../../lending/ledger/write-off.ts'
import type { Order } from '../../lending/orders/order-store.ts'
import { bouncePayout, payOut } from '../../lending/loans/pay-out.ts'
import { transition, orderDoesNotAllow } from '../../lending/orders/transition.ts'
import { after } from '../../lending/rules/order-life-cycle.ts'
import { onOrder } from './on-order.ts'
import type { OrderName } from './outside-world.ts'
import type { World } from '../page-parts/world.ts'

/** The payout job runs for this order now, and may fail; 409002 unless it is signed. */
export async function payOutNow(world: World, name: OrderName): Promise<Order> {
  return onOrder(world, name, ['staff', 'pay_out'], async (tx, order, { now }) => {
    const tried = await payOut(tx, name, now, world.partners)
    // An order that was left alone is the one that was locked, read anew: nothing happened to it.
    if (!tried || tried.state === order.state) throw orderDoesNotAllow(order)
    await finishJobsOf(tx, order, now)
    return tried
  })
}

/**
 * The borrower's bank sends the payout back: before it is booked or after, as long as nothing was
 * paid. 404001, or 409002 when it is not the time.
 */
export async function bounceAs(world: World, name: OrderName): Promise<Order> {
  return onOrder(world, name, ['bank', 'bounce_payout'], async (tx, order, { now }) => {
    const bounced = await bouncePayout(tx, order, now)
    // Nothing is on its way any more; the next account asks for it anew.
    await finishJobsOf(tx, order, now)
    return bounced
  })
}

/** The lender gives up on an overdue loan; 404001, or 409002 unless it is overdue. */
export async function writeOffAs(world: World, name: OrderName): Promise<Order> {
  return onOrder(world, name, ['staff', 'write_off'], async (tx, order, { now, zone }) => {
    if (after(order.state, 'write_off') === undefined) throw orderDoesNotAllow(order)
    await postWriteOff(tx, { order, valueDate: dateIn(zone, now), postedAt: now })
    return transition(tx, order, 'write_off', now)
  })
}
