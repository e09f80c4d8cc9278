import type { ListName } from '../settings/remote-config.ts'
import { first, type Queryable } from '../../store/database/database.ts'
import type { ReadList } from './list-reader.ts'
import type { ListEntry } from './read-list.ts'

/** Saves a list in place of the one that was sent before, sealed. */
export async function saveList(
  db: Queryable,
  sent: { borrowerId: string; list: ListName } & ReadList,
  now: Date,
): Promise<void> {
  const { borrowerId, list, entries, text } = sent
  const sealed = db.vault.seal(text, ['device_lists.sealed', borrowerId, list])
  await db.query(
    `insert into device_lists (borrower_id, list, sealed, entries, received_at)
     values ($1, $2, $3, $4, $5)
     on conflict (borrower_id, list) do update
     set sealed = excluded.sealed, entries = excluded.entries, received_at = excluded.received_at`,
    [borrowerId, list, sealed, entries, now],
  )
}

/** A list that is kept; undefined when there is none. */
export async function findList(
  db: Queryable,
  borrowerId: string,
  list: ListName,
): Promise<{ entries: ListEntry[]; receivedAt: Date } | undefined> {
  const row = await first<{ sealed: string; received_at: Date }>(
    db,
    'select sealed, received_at from device_lists where borrower_id = $1 and list = $2',
    [borrowerId, list],
  )
  if (row === undefined) return undefined
  const text = db.vault.open(row.sealed, ['device_lists.sealed', borrowerId, list])
  return { entries: JSON.parse(text) as ListEntry[], receivedAt: row.received_at }
}

/** Deletes a list. */
export async function dropList(db: Queryable, borrowerId: string, list: ListName): Promise<void> {
  await db.query('delete from device_lists where borrower_id = $1 and list = $2', [
    borrowerId,
    list,
  ])
}
