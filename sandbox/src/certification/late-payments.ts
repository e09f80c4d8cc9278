import { isStillOwed } from '../ledger/write-off.ts'
import { lateRecordsOf, type LateRecord } from '../rules/late-record.ts'
import type { OrderState } from '../rules/order-life-cycle.ts'
import type { Queryable } from '../store/database.ts'

interface Step {
  order_id: string
  state: OrderState
  at: Date
}

/** Whether any loan of this borrower ever fell overdue. */
export async function wasEverOverdue(db: Queryable, borrowerId: string): Promise<boolean> {
  const rows = await db.query(
    `select 1 from order_events where borrower_id = $1 and state = 'overdue' limit 1`,
    [borrowerId],
  )
  return rows.length > 0
}

/**
 * Every record of late payment of this borrower, by what happened to the loans. `now` is business time.
 *
 * What was matched before an event is known by the identifiers, which are made under the order's lock:
 * by its time, a payment that waited for the lock could seem to be older.
 */
export async function lateRecords(
  db: Queryable,
  borrowerId: string,
  now: Date,
): Promise<LateRecord[]> {
  const rows = await db.query<Step & Record<string, unknown>>(
    `select e.order_id, e.state, coalesce(
       (select max(p.paid_at) from payments p
        where p.borrower_id = e.borrower_id and p.order_id = e.order_id and p.id < e.id
          and e.state in ('disbursed', 'repaid', 'returned')), e.at) as at
     from order_events e
     where e.borrower_id = $1 and e.order_id in (
       select late.order_id from order_events late
       where late.borrower_id = $1 and late.state = 'overdue')
     order by e.order_id, e.id`,
    [borrowerId],
  )
  const records: LateRecord[] = []
  for (const [orderId, steps] of Map.groupBy(rows, ({ order_id }) => order_id)) {
    const debtStands =
      steps.at(-1)?.state === 'written_off' &&
      (await isStillOwed(db, { borrowerId, id: orderId, state: 'written_off' }))
    records.push(...lateRecordsOf({ steps, debtStands }, now))
  }
  return records
}
