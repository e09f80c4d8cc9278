/** A borrower's late records, read from the books: an approval older than one is void. */
import { isStillOwed } from '../ledger/write-off.ts'
import { lateFeesNotWaived } from '../orders/late-charges.ts'
import { ordersOnceOverdue, type Order } from '../orders/order-store.ts'
import { paymentHistoryOf } from '../orders/payment-history.ts'
import { lateRecordsOf, type LateRecord, type LoanHistory } from '../rules/late-record.ts'
import { stateInSql } from '../rules/order-life-cycle.ts'
import { profileOf } from '../countries/countries.ts'
import { first, type Queryable } from '../../store/database/database.ts'

/** Whether any loan of this borrower ever fell overdue. */
export async function wasEverOverdue(db: Queryable, borrowerId: string): Promise<boolean> {
  const rows = await db.query(
    `select 1 from order_events where borrower_id = $1 and state = ${stateInSql('overdue')} limit 1`,
    [borrowerId],
  )
  return rows.length > 0
}

/** Every record of late payment of this borrower. `now` is business time. */
export async function lateRecords(
  db: Queryable,
  borrowerId: string,
  now: Date,
): Promise<LateRecord[]> {
  const orders = await ordersOnceOverdue(db, borrowerId)
  const records: LateRecord[] = []
  for (const order of orders) {
    // Who returned a loan in time was not late with it, whenever that was matched.
    if (order.state === 'returned') continue
    records.push(...lateRecordsOf(await historyOf(db, order), profileOf(order).zone, now))
  }
  return records
}

async function historyOf(db: Queryable, order: Order): Promise<LoanHistory> {
  const lost = await first<{ at: Date }>(
    db,
    `select at from order_events
     where borrower_id = $1 and order_id = $2 and state = ${stateInSql('written_off')}`,
    [order.borrowerId, order.id],
  )
  return {
    ...(await paymentHistoryOf(db, order)),
    lateFees: await lateFeesNotWaived(db, order),
    lostAt: lost?.at ?? null,
    debtStands: order.state === 'written_off' && (await isStillOwed(db, order)),
  }
}
