import { recordEvaluation } from '../certification/evaluations.ts'
import { dateIn } from '../../foundation/clock.ts'
import { notifyOfLoan } from '../messages/notify-of-order.ts'
import { profileOf } from '../countries/countries.ts'
import { refuseForNow } from '../rules/quota.ts'
import { lockBorrower } from '../borrowers/borrowers.ts'
import type { Transaction } from '../../store/database/database.ts'
import type { Order } from '../orders/order-store.ts'
import { transition } from '../orders/transition.ts'

/**
 * Grants a locked order that waited for it, and says so to the borrower, who is not on the page any
 * more. Throws 409002 once it was decided. `now` is business time.
 */
export function approve(tx: Transaction, order: Order, now: Date): Order {
  const approved = transition(tx, order, 'approve', now)
  notifyOfLoan(tx, approved, 'approved', now)
  return approved
}

/**
 * Rejects a locked order. A refusing evaluation is saved with it, so that nothing is lent before
 * the day that it names. The first submit_apply from that day on judges anew. Throws 409002 once it
 * was decided. `now` is business time.
 */
export async function reject(tx: Transaction, order: Order, now: Date): Promise<Order> {
  const { zone, currency } = profileOf(order)
  const rejected = transition(tx, order, 'reject', now)
  // No evaluation that was begun before comes after this one and takes its wait away.
  await lockBorrower(tx, order.borrowerId)
  const refusal = refuseForNow('details_not_confirmed', dateIn(zone, now))
  const details = { currency, riskToken: undefined, rejectedOrderId: order.id, now }
  await recordEvaluation(tx, order.borrowerId, refusal, details)
  notifyOfLoan(tx, rejected, 'rejected', now, refusal.applyAgainOn)
  return rejected
}
