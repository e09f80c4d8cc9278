import { loadDrafts, loadPages } from '../certification/pages.ts'
import { lockBorrower } from '../borrowers/borrowers.ts'
import type { Database, Queryable } from '../../store/database/database.ts'

const DAY = 86_400_000

/** A stored picture that nothing names after this time is forgotten. */
const KEPT_UNNAMED = 7 * DAY

/** A picture that something names is looked at again after this time. */
const LOOK_AGAIN_AFTER = 30 * DAY

/** Borrowers whose pictures are looked at in one round. */
const A_ROUND = 50

/** Deletes tickets that no picture came with, once they count for no quota any more. */
export async function deleteUnusedTickets(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from uploads where stored_at is null and asked_at < $1', [
    new Date(now.getTime() - DAY),
  ])
}

/**
 * Deletes stored pictures that belong to nothing: to no page, draft or voucher of their borrower.
 * `now` is security time.
 */
export async function deleteUnnamedPictures(database: Database, now: Date): Promise<void> {
  // Claiming work looks across borrowers (an exception of D26); each one is then looked at alone.
  const due = await database.query<{ borrower_id: string }>(
    `select distinct borrower_id from uploads
     where (look_again_at is null and stored_at < $1) or look_again_at < $2 limit ${A_ROUND}`,
    [new Date(now.getTime() - KEPT_UNNAMED), now],
  )
  for (const { borrower_id } of due) {
    await database.transaction((tx) => deleteUnnamed(tx, borrower_id, now))
  }
}

/** Pages and drafts are saved under the same lock, so that none names a picture that goes. */
async function deleteUnnamed(tx: Queryable, borrowerId: string, now: Date): Promise<void> {
  await lockBorrower(tx, borrowerId)
  const pages = [...(await loadPages(tx, borrowerId)).values()]
  const drafts = Object.values(await loadDrafts(tx, borrowerId))
  const named = [...pages, ...drafts].flatMap((fields) =>
    Object.values(fields).filter((value): value is string => typeof value === 'string'),
  )
  const due = '(look_again_at is null and stored_at < $3) or look_again_at < $4'
  const dates = [new Date(now.getTime() - KEPT_UNNAMED), now]
  await tx.query(
    `delete from uploads u where borrower_id = $1 and file_id::text <> all($2) and (${due})
       and not exists (select 1 from vouchers v where v.borrower_id = $1 and v.file_id = u.file_id)`,
    [borrowerId, named, ...dates],
  )
  await tx.query(`update uploads set look_again_at = $2 where borrower_id = $1 and (${due})`, [
    borrowerId,
    new Date(now.getTime() + LOOK_AGAIN_AFTER),
    ...dates,
  ])
}
