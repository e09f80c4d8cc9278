import { lateFeesNotWaived } from '../orders/charge-late-fees.ts'
import type { Order } from '../orders/order-store.ts'
import { paymentHistoryOf } from '../orders/payment-history.ts'
import type { LateCharges } from '../rules/cost.ts'
import { interestDay } from '../rules/due-date.ts'
import { lateInterest } from '../rules/late-interest.ts'
import { isOwed } from '../rules/order-life-cycle.ts'
import type { Queryable } from '../../store/database/database.ts'

const NEVER_LATE: LateCharges = { fee: 0, interest: 0 }

/** What being late has cost on an order up to `today`; what was charged stays, paid or not. */
export async function lateChargesOf(
  db: Queryable,
  order: Order,
  today: string,
): Promise<LateCharges> {
  const isLate = order.dueDate !== null && order.dueDate < today
  // Returned loans cost nothing, and of those that never fell overdue there is nothing to read.
  if (order.state === 'returned' || (!isLate && order.lateFeeTo === null)) return NEVER_LATE
  const history = await paymentHistoryOf(db, order)
  const until = isOwed(order.state) ? interestDay(history.terms, history.start, today) : null
  return { fee: await lateFeesNotWaived(db, order), interest: lateInterest(history, until) }
}
