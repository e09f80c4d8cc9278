import { tooManyCalls } from '../../foundation/failure.ts'
import { first, type Queryable } from '../../store/database/database.ts'

const DAY = 86_400_000

/**
 * Counts a try of what a borrower may do `most` times within 24 hours of the first; 429002 with the
 * seconds to wait for one beyond. `now` is security time.
 */
export async function countAttempt(
  db: Queryable,
  borrowerId: string,
  what: 'export' | 'identity_number' | 'device_list',
  { most, now }: { most: number; now: Date },
): Promise<void> {
  const taken = await db.query(
    `insert into tries as known (borrower_id, what, since, made) values ($1, $2, $3, 1)
     on conflict (borrower_id, what) do update set
       since = case when known.since <= $4 then excluded.since else known.since end,
       made = case when known.since <= $4 then 1 else known.made + 1 end
     where known.since <= $4 or known.made < $5
     returning made`,
    [borrowerId, what, now, new Date(now.getTime() - DAY), most],
  )
  if (taken.length > 0) return
  const known = await first<{ since: Date }>(
    db,
    'select since from tries where borrower_id = $1 and what = $2',
    [borrowerId, what],
  )
  const left = (known?.since.getTime() ?? now.getTime()) + DAY - now.getTime()
  throw tooManyCalls(Math.min(86_400, Math.max(1, Math.ceil(left / 1000))))
}
