import { listOfStatesBefore, stateInSql } from '../rules/order-life-cycle.ts'
import type { Queryable } from '../../store/database/database.ts'
import { SOON } from './remind.ts'
import { daysAt } from '../countries/countries.ts'
import { SIGN_WITHIN } from './run-due.ts'

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
     where state in (${listOfStatesBefore('expire')}) and applied_at >= $4 and applied_at < $5
     order by due_at`,
    [from, until, (SIGN_WITHIN + 1) / 1000, signBy(from), signBy(until)],
  )
  return rows.map(({ due_at }) => due_at)
}

/**
 * Of each edition the first day (YYYY-MM-DD), from its own at `now` on, that brings something by its
 * date. That is a reminder, a loan that falls overdue or is late for a day more, or an account to
 * purge. An edition with nothing in sight is left out. Looks across borrowers (an exception of D26).
 */
export async function nextDueDays(
  db: Queryable,
  now: Date,
): Promise<{ appId: string; today: string; day: string }[]> {
  const { appIds, days } = daysAt(now)
  const rows = await db.query<{ appId: string; today: string; day: string }>(
    `select app_id as "appId", today, greatest(today, first) as day from (
       select edition.app_id, edition.today, least(
         (select min(o.due_date) - ${SOON} from orders o
          where o.app_id = edition.app_id and o.state = ${stateInSql('disbursed')}),
         (select min(c.kept_until) from cancellations c
          where c.app_id = edition.app_id and c.withdrawn_at is null and c.purged_at is null),
         (select edition.today from orders o
          where o.app_id = edition.app_id and o.state = ${stateInSql('overdue')} limit 1)) as first
       from unnest($1::text[], $2::date[]) as edition (app_id, today)) as found
     where first is not null`,
    [appIds, days],
  )
  return rows
}
