import { daysBetween } from '../../foundation/clock.ts'
import type { DatedPayment } from '../rules/annual-percentage-rate.ts'
import { extendedTerms } from '../rules/extension.ts'
import type { Terms } from '../rules/schedule.ts'
import type { Minor } from '../../foundation/money.ts'
import { first, type Queryable } from '../../store/database/database.ts'
import type { Order } from './order-store.ts'

/** The terms by which the order is paid now: as agreed, with the extensions that were bought. */
export function currentTerms(order: Order): Terms {
  return extendedTerms(order.terms, order.extendedDays)
}

/** The terms by which the order was paid at that moment: without the extensions that were paid for later. */
export async function termsAt(db: Queryable, order: Order, at: Date): Promise<Terms> {
  if (order.extendedDays === 0) return order.terms
  const row = await first<{ days: number }>(
    db,
    `select coalesce(sum(e.days), 0)::bigint as days from extensions e
     join payments p on p.borrower_id = e.borrower_id and p.id = e.id
     where e.borrower_id = $1 and e.order_id = $2 and p.paid_at <= $3`,
    [order.borrowerId, order.id, at],
  )
  return extendedTerms(order.terms, row?.days ?? 0)
}

/** What was paid for extensions, by the day after the payout. */
export async function paidForExtensions(db: Queryable, order: Order): Promise<DatedPayment[]> {
  if (order.extendedDays === 0) return []
  const rows = await db.query<{ boughtOn: string; amount: Minor }>(
    `select bought_on as "boughtOn", cost as amount from extensions
     where borrower_id = $1 and order_id = $2 order by id`,
    [order.borrowerId, order.id],
  )
  return rows.map(({ boughtOn, amount }) => ({
    day: Math.max(0, daysBetween(order.startDate, boughtOn)),
    amount,
  }))
}
