import { seal, unseal, type Keyring } from '../keyring/keyring.ts'
import type { ListName } from '../remote-config.ts'
import { first, type Queryable } from '../store/database.ts'
import type { ListEntry } from './read-list.ts'

/** Where a sealed list is kept: it opens nowhere else. */
export const listContext = (borrowerId: string, list: ListName): string =>
  `device_lists ${borrowerId} ${list}`

/** Keeps a list in place of the one that was sent before, sealed. */
export async function keepList(
  db: Queryable,
  keyring: Keyring,
  sent: { borrowerId: string; list: ListName; entries: readonly ListEntry[] },
  now: Date,
): Promise<void> {
  const { borrowerId, list, entries } = sent
  const sealed = seal(keyring, Buffer.from(JSON.stringify(entries)), listContext(borrowerId, list))
  await db.query(
    `insert into device_lists (borrower_id, list, sealed, entries, received_at)
     values ($1, $2, $3, $4, $5)
     on conflict (borrower_id, list) do update
     set sealed = excluded.sealed, entries = excluded.entries, received_at = excluded.received_at`,
    [borrowerId, list, sealed, entries.length, now],
  )
}

/** A list that is kept; undefined when there is none. */
export async function findList(
  db: Queryable,
  keyring: Keyring,
  borrowerId: string,
  list: ListName,
): Promise<{ entries: ListEntry[]; receivedAt: Date } | undefined> {
  const row = await first<{ sealed: string; received_at: Date }>(
    db,
    'select sealed, received_at from device_lists where borrower_id = $1 and list = $2',
    [borrowerId, list],
  )
  if (row === undefined) return undefined
  const bytes = unseal(keyring, row.sealed, listContext(borrowerId, list))
  return { entries: JSON.parse(bytes.toString('utf8')) as ListEntry[], receivedAt: row.received_at }
}

/** Deletes a list. */
export async function dropList(db: Queryable, borrowerId: string, list: ListName): Promise<void> {
  await db.query('delete from device_lists where borrower_id = $1 and list = $2', [
    borrowerId,
    list,
  ])
}
