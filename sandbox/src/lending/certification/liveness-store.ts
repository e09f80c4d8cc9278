import type { LivenessResult } from '../partners/partners.ts'
import { first, type Queryable } from '../../store/database/database.ts'
import { newIdentifier } from '../../foundation/identifier.ts'

/** How many checks were handed in on a day (YYYY-MM-DD). */
export async function checksOn(db: Queryable, borrowerId: string, day: string): Promise<number> {
  const row = await first<{ made: number }>(
    db,
    'select count(*) as made from liveness_checks where borrower_id = $1 and day = $2::date',
    [borrowerId, day],
  )
  return row?.made ?? 0
}

/**
 * Whether the newest check that saw a living face saw the holder's; undefined before there is one.
 * A check that saw none, or came too late, says nothing of who it was.
 */
export async function latestFace(
  db: Queryable,
  borrowerId: string,
): Promise<'passed' | 'not_the_holder' | undefined> {
  const row = await first<{ result: 'passed' | 'not_the_holder' }>(
    db,
    `select result from liveness_checks
     where borrower_id = $1 and result in ('passed', 'not_the_holder') order by id desc limit 1`,
    [borrowerId],
  )
  return row?.result
}

/** Saves what a check came to, and returns it: one that anybody handed in before has expired. */
export async function saveCheck(
  db: Queryable,
  borrowerId: string,
  check: { livenessId: string; mode: string; result: LivenessResult; day: string },
  now: Date,
): Promise<LivenessResult> {
  const id = newIdentifier()
  const insert = (result: LivenessResult) =>
    db.query(
      `insert into liveness_checks
         (borrower_id, id, liveness_id, liveness_hash, mode, result, day, checked_at)
       values ($1, $2, $3, $4, $5, $6, $7::date, $8)
       on conflict (liveness_hash) where result <> 'expired' do nothing returning id`,
      [
        borrowerId,
        id,
        db.vault.seal(check.livenessId, ['liveness_checks.liveness_id', borrowerId, id]),
        hashOf(db, check.livenessId),
        check.mode,
        result,
        check.day,
        now,
      ],
    )
  if ((await insert(check.result)).length > 0) return check.result
  await insert('expired')
  return 'expired'
}

const hashOf = (db: Queryable, livenessId: string): string =>
  db.vault.searchKey(livenessId, 'liveness_checks.liveness_id')
