import { first, type Queryable } from '../../store/database/database.ts'
import { isOpen, isOwed, listOfStates } from '../rules/order-life-cycle.ts'
import { SOON } from './remind.ts'
import { SIGN_WITHIN } from './run-due.ts'

/** Loans that are paid back as agreed or late. */
const RUNNING = listOfStates((state) => isOpen(state) && isOwed(state))

/**
 * The moments from `from` up to `until`, soonest first, at which something falls due
 * at a time of day.
 * A payout counts when it is due. What may last until a moment (the answer to a voucher, an order
 * that nobody decided or signed) counts just after it. Business time; looks across borrowers (an
 * exception of D26).
 */
export async function dueMoments(db: Queryable, from: Date, until: Date): Promise<Date[]> {
  const signBy = (instant: Date): Date => new Date(instant.getTime() - SIGN_WITHIN)
  const rows = await db.query<{ due_at: Date }>(
    `select due_at from jobs where done_at is null and due_at >= $1 and due_at < $2
     union
     select answer_by + interval '1 millisecond' from vouchers
     where outcome is null and answer_by >= $1 and answer_by < $2
     union
     select applied_at + make_interval(secs => $3) from orders
     where state in ('applied', 'approved') and applied_at >= $4 and applied_at < $5
     order by due_at`,
    [from, until, (SIGN_WITHIN + 1) / 1000, signBy(from), signBy(until)],
  )
  return rows.map(({ due_at }) => due_at)
}

/**
 * The first day (YYYY-MM-DD) from `today` on that brings something by its date; null where none is
 * in sight. That is a reminder, a loan that falls overdue or is late for a day more, or an account
 * to purge. Looks across borrowers (an exception of D26).
 */
export async function nextDueDay(db: Queryable, today: string): Promise<string | null> {
  const row = await first<{ day: string | null }>(
    db,
    `select greatest($1::date, least(
       (select min(due_date) - ${SOON} from orders where state = 'disbursed'),
       (select min(kept_until) from cancellations where withdrawn_at is null and purged_at is null),
       (select $1::date from orders where state = 'overdue' limit 1))) as day
     where exists (select 1 from orders where state in (${RUNNING}))
       or exists (select 1 from cancellations where withdrawn_at is null and purged_at is null)`,
    [today],
  )
  return row?.day ?? null
}
