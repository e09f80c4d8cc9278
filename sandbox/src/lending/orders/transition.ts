import { Failure } from '../../foundation/failure.ts'
import { after, allowedStates, type OrderEvent } from '../rules/order-life-cycle.ts'
import { notifyOfOrder } from '../messages/notify-of-order.ts'
import type { Transaction } from '../../store/database/database.ts'
import { routeOfOrder } from './order-route.ts'
import { addEvent, saveOrder, type Order } from './order-store.ts'

/** 409002 with the order's state and what may follow it. */
export function orderDoesNotAllow(order: Order): Failure {
  return new Failure('state_does_not_allow', {
    data: {
      state: order.state,
      allowed: allowedStates(order.state),
      next: routeOfOrder(order.state),
    },
  })
}

/** The order after an event; throws 409002 when the life cycle does not know it in the order's state. */
export function orderAfter(order: Order, event: OrderEvent, changed: Partial<Order> = {}): Order {
  const state = after(order.state, event)
  if (state === undefined) throw orderDoesNotAllow(order)
  return { ...order, ...changed, state }
}

/**
 * Moves a locked order by an event: its new state, whatever else changed, the timeline, and
 * the message to the borrower. Throws as `orderAfter` does.
 */
export function transition(
  tx: Transaction,
  order: Order,
  event: OrderEvent,
  at: Date,
  changed: Partial<Order> = {},
): Order {
  const next = orderAfter(order, event, changed)
  saveOrder(tx, next)
  addEvent(tx, order, next.state, at)
  notifyOfOrder(tx, next, event, at)
  return next
}
