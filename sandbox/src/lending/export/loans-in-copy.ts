import { money, type Minor, type Money } from '../../foundation/money.ts'
import { balancesOf } from '../ledger/balances.ts'
import { orderSummary } from '../loans/order-answers.ts'
import { paidForExtensions } from '../orders/current-terms.ts'
import { lateChargesOf } from '../orders/late-charges.ts'
import { listOrders } from '../orders/order-store.ts'
import { refundedOf } from '../refunds/refund-store.ts'
import type { OrderState } from '../rules/order-life-cycle.ts'
import type { Queryable } from '../../store/database/database.ts'

/** A loan as the page of a copy shows it; null where there is nothing to say. */
export interface LoanInCopy {
  order_id: string
  order_number: string
  state: OrderState
  principal: Money
  applied_at: string
  paid_out_at: string | null
  /** What was to be repaid of money that came, with what was paid for extensions. */
  total: Money | null
  forExtensions: Money | null
  /** What of the total falls away, since it was paid earlier. */
  fellAway: Money | null
  /** What days of being late have cost besides. */
  lateFees: Money | null
  lateInterest: Money | null
  /** What rounding the interest at each payment has added, or below zero taken off. */
  rounding: Money | null
  paid: Money | null
  /** Of `paid`, more than was owed; and what of that was sent back. */
  overpaid: Money | null
  sentBack: Money | null
  outstanding: Money | null
  /** YYYY-MM-DD */
  due_date: string | null
}

/** Every loan of a borrower, newest first. */
export async function loansInCopy(
  db: Queryable,
  borrowerId: string,
  today: string,
): Promise<LoanInCopy[]> {
  const loans: LoanInCopy[] = []
  for (const order of await listOrders(db, borrowerId, null)) {
    const summary = await orderSummary(db, order, today)
    const { paid, overpaid: kept, paidOn } = await balancesOf(db, borrowerId, order.id)
    const sentBack = await refundedOf(db, order)
    // A loan that was returned costs nothing.
    const isReturned = order.state === 'returned'
    const forExtensions = isReturned ? [] : await paidForExtensions(db, order)
    const total = order.paidOutAt === null || isReturned ? null : summary.total
    const late = await lateChargesOf(db, order, today)
    const owedInAll = summary.outstanding.amount + paid - kept - sentBack
    const besides =
      total === null
        ? { fellAway: 0, rounding: 0 }
        : besidesTotal(
            owedInAll - total.amount - late.fee - late.interest,
            Object.keys(paidOn).length + 1,
          )
    const unlessNone = (amount: Minor): Money | null =>
      amount === 0 ? null : money(amount, order.currency)
    loans.push({
      order_id: order.id,
      order_number: order.number,
      state: order.state,
      principal: summary.principal,
      applied_at: summary.applied_at,
      paid_out_at: order.paidOutAt?.toISOString() ?? null,
      total,
      forExtensions: unlessNone(forExtensions.reduce((sum, { amount }) => sum + amount, 0)),
      fellAway: unlessNone(besides.fellAway),
      lateFees: unlessNone(late.fee),
      lateInterest: unlessNone(late.interest),
      // Alone of all sums it can be below zero.
      rounding:
        besides.rounding === 0 ? null : { amount: besides.rounding, currency: order.currency },
      paid: unlessNone(paid),
      overpaid: unlessNone(kept + sentBack),
      sentBack: unlessNone(sentBack),
      outstanding: unlessNone(summary.outstanding.amount),
      due_date: summary.due_date,
    })
  }
  return loans
}

/**
 * What a reader who adds up has to be told beside a loan's total and what being late has cost: `rest` is what it came to
 * above these. Interest is rounded at each payment, and late interest by itself, the smallest coin at most each time.
 */
function besidesTotal(rest: Minor, roundings: number): { fellAway: Minor; rounding: Minor } {
  return rest < -roundings ? { fellAway: -rest, rounding: 0 } : { fellAway: 0, rounding: rest }
}
