import { first, type Queryable } from '../store/database.ts'

/** Whether a loan of this borrower was ever overdue for more than 30 days. `now` is business time. */
export async function hasPaidLate(db: Queryable, borrowerId: string, now: Date): Promise<boolean> {
  const row = await first<{ late: boolean }>(
    db,
    `select exists (
       select 1 from order_events late
       where late.borrower_id = $1 and late.state = 'overdue'
         and coalesce(
           (select min(after.at) from order_events after
            where after.borrower_id = $1 and after.order_id = late.order_id and after.at > late.at),
           $2) - late.at > interval '30 days') as late`,
    [borrowerId, now],
  )
  return row?.late === true
}
