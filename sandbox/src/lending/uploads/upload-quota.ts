import { tooManyCalls, type Failure } from '../../foundation/failure.ts'
import { lockBorrower } from '../borrowers/borrowers.ts'
import { first, type Queryable } from '../../store/database/database.ts'

/** Tickets that a borrower may ask for within 24 hours; a certification takes four, retaken often. */
export const MOST_TICKETS_A_DAY = 60

/** Bytes that the tickets of 24 hours may ask for, all together. */
export const MOST_BYTES_A_DAY = 120 * 1024 * 1024

/** Stored pictures that a borrower may have at a time; those that belong to nothing go by themselves. */
export const MOST_PICTURES_HELD = 200

const DAY = 86_400_000

/**
 * 429002, with the seconds to wait, for a ticket beyond what one borrower may ask for or hold. Locks
 * the account, so that tickets asked for at the same time are counted one after the other. `now` is
 * security time, `size` in bytes.
 */
export async function requireUploadQuota(
  db: Queryable,
  borrowerId: string,
  size: number,
  now: Date,
): Promise<void> {
  await lockBorrower(db, borrowerId)
  const used = await first<{ tickets: number; bytes: number; oldest: Date | null; held: number }>(
    db,
    `select (count(*) filter (where asked_at > $2))::integer as tickets,
       (coalesce(sum(claimed_size) filter (where asked_at > $2), 0))::bigint as bytes,
       min(asked_at) filter (where asked_at > $2) as oldest,
       (count(*) filter (where stored_at is not null))::integer as held
     from uploads where borrower_id = $1`,
    [borrowerId, new Date(now.getTime() - DAY)],
  )
  const { tickets, bytes, oldest, held } = used ?? { tickets: 0, bytes: 0, oldest: null, held: 0 }
  if (held >= MOST_PICTURES_HELD) throw waitFor(DAY)
  if (tickets < MOST_TICKETS_A_DAY && bytes + size <= MOST_BYTES_A_DAY) return
  throw waitFor(oldest === null ? DAY : oldest.getTime() + DAY - now.getTime())
}

function waitFor(milliseconds: number): Failure {
  return tooManyCalls(Math.min(86_400, Math.max(1, Math.ceil(milliseconds / 1000))))
}
