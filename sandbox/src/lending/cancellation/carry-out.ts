import { dateIn } from '../../foundation/clock.ts'
import { daysAt } from '../countries/countries.ts'
import { first, type Database, type Transaction } from '../../store/database/database.ts'
import { markWithdrawn, pendingCancellation } from './cancellation-store.ts'
import { purge } from './purge.ts'

/**
 * Purges every account whose 15 days are over where its edition is, one a transaction, and returns how many those were.
 * Safe on several processes: each account is claimed by its row, and looked at again by that of its
 * cancellation: another may have been faster.
 */
export async function purgeDue(database: Database, now: Date): Promise<number> {
  const { appIds, days } = daysAt(now)
  let done = 0
  for (;;) {
    const found = await database.transaction(async (tx) => {
      // Looks across borrowers to claim work (an exception of D26); the account is then purged alone.
      const due = await first<{ id: string }>(
        tx,
        `select b.id from cancellations c join borrowers b on b.id = c.borrower_id
           join unnest($1::text[], $2::date[]) as edition (app_id, today)
             on edition.app_id = c.app_id
         where c.withdrawn_at is null and c.purged_at is null and c.kept_until < edition.today
         order by c.kept_until limit 1 for update of b, c skip locked`,
        [appIds, days],
      )
      if (due) await purge(tx, due.id, now)
      return due !== undefined
    })
    if (!found) return done
    done += 1
  }
}

/**
 * What signing in does to a cancellation. Within the 15 days it is withdrawn. After them the
 * account is purged here and now, unless a job was faster, and a new account begins.
 */
export async function cancellationAtSignIn(
  tx: Transaction,
  borrowerId: string,
  { now, zone }: { now: Date; zone: string },
): Promise<'nothing' | 'withdrawn' | 'purged'> {
  // The whole row: what is reported of its loans meanwhile waits, and finds no phone.
  await tx.query('select id from borrowers where id = $1 for update', [borrowerId])
  const pending = await pendingCancellation(tx, borrowerId)
  if (pending === undefined) return 'nothing'
  if (pending.keptUntil < dateIn(zone, now)) {
    await purge(tx, borrowerId, now, { isSigningIn: true })
    return 'purged'
  }
  await markWithdrawn(tx, borrowerId, now)
  return 'withdrawn'
}
