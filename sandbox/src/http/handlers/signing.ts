import { Failure } from '../../foundation/failure.ts'
import { routeOfOrder } from '../../lending/orders/order-route.ts'
import { findOrder, lockOrder } from '../../lending/orders/order-store.ts'
import { orderDoesNotAllow } from '../../lending/orders/transition.ts'
import { findSigning, signingLink } from '../../lending/signing/signing-store.ts'
import type { Handlers } from '../pipeline/handler.ts'

/** The contract in the separate signing app, which the sandbox plays on a page of its own. */
export const signing = {
  getSigningContract: async (call) =>
    call.transaction(async (tx) => {
      const order = await lockOrder(tx, call.borrower.id, call.query.order_id)
      if (!order) throw new Failure('not_found')
      if (order.state !== 'approved') throw orderDoesNotAllow(order)
      const { token, expiresAt } = await signingLink(tx, order, call.clock.security())
      const url = `/sandbox/signing/${token}?lang=${call.language}`
      return { url, expires_at: expiresAt.toISOString() }
    }),

  getSigningStatus: async (call) => {
    const { db, borrower, query } = call
    const order = await findOrder(db, borrower.id, query.order_id)
    if (!order) throw new Failure('not_found')
    const found = await findSigning(db, borrower.id, order.id)
    return {
      status: found?.status ?? ('waiting' as const),
      state: order.state,
      next: routeOfOrder(order.state),
    }
  },
} satisfies Partial<Handlers>
