import type { Queryable } from '../store/database.ts'
import { SIGN_WITHIN } from './run-due.ts'

/** More than a tester sets up; what is left over is done with the next that is due. */
const MOST = 100

/**
 * The moments after `from` and up to `until`, soonest first, at which something has just fallen due
 * that does not wait for a day to change: a payout, the answer to a voucher, the end of an order that
 * nobody signed. Business time; looks across borrowers (an exception of D26).
 */
export async function dueMoments(db: Queryable, from: Date, until: Date): Promise<Date[]> {
  const signBy = (instant: Date): Date => new Date(instant.getTime() - SIGN_WITHIN)
  const rows = await db.query<{ due_at: Date }>(
    `select due_at from jobs where done_at is null and due_at >= $1 and due_at < $2
     union
     select answer_by from vouchers where outcome is null and answer_by >= $1 and answer_by < $2
     union
     select applied_at + make_interval(secs => $3) from orders
     where state = 'approved' and applied_at >= $4 and applied_at < $5
     order by due_at limit ${MOST}`,
    [from, until, SIGN_WITHIN / 1000, signBy(from), signBy(until)],
  )
  // What may last until a moment is over just after it.
  return rows.map(({ due_at }) => new Date(due_at.getTime() + 1))
}
