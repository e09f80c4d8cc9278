import { first, type Queryable, type Transaction } from '../../store/database/database.ts'
import { dropParts, type Upload } from './upload-store.ts'

/** What became of a part: taken (now or before), begun at the wrong byte, or more than was claimed. */
export interface PartOutcome {
  outcome: 'taken' | 'wrong_offset' | 'too_large'
  /** Bytes that the lender has, and so where the next part begins. */
  received: number
}

/**
 * Puts a part behind what is there. The upload's row is locked, so that of two calls at once the
 * second sees what the first one did. A part that came before, byte for byte, is accepted again.
 */
export async function savePart(
  tx: Transaction,
  { borrowerId, fileId, claimedSize }: Upload,
  offset: number,
  bytes: Uint8Array,
): Promise<PartOutcome> {
  const row = await first<{ received: number; is_stored: boolean }>(
    tx,
    `select received, stored_at is not null as is_stored from uploads
     where borrower_id = $1 and file_id = $2 for update`,
    [borrowerId, fileId],
  )
  if (!row || row.is_stored) return { outcome: 'taken', received: claimedSize }
  const { received } = row
  if (offset !== received) {
    const known =
      bytes.length > 0 && (await hasPart(tx, { borrowerId, fileId, startsAt: offset }, bytes))
    return { outcome: known ? 'taken' : 'wrong_offset', received }
  }
  const end = received + bytes.length
  if (end > claimedSize) return { outcome: 'too_large', received }
  if (bytes.length > 0) {
    await tx.query(
      'insert into upload_parts (borrower_id, file_id, starts_at, bytes) values ($1, $2, $3, $4)',
      [
        borrowerId,
        fileId,
        offset,
        tx.vault.sealBytes(bytes, ['upload_parts.bytes', borrowerId, fileId, offset]),
      ],
    )
    await tx.query('update uploads set received = $3 where borrower_id = $1 and file_id = $2', [
      borrowerId,
      fileId,
      end,
    ])
  }
  return { outcome: 'taken', received: end }
}

async function hasPart(
  db: Queryable,
  at: { borrowerId: string; fileId: string; startsAt: number },
  bytes: Uint8Array,
): Promise<boolean> {
  const found = await first<{ bytes: Uint8Array }>(
    db,
    `select bytes from upload_parts
     where borrower_id = $1 and file_id = $2 and starts_at = $3`,
    [at.borrowerId, at.fileId, at.startsAt],
  )
  if (!found) return false
  const place = ['upload_parts.bytes', at.borrowerId, at.fileId, at.startsAt] as const
  return db.vault.openBytes(found.bytes, place).equals(bytes)
}

/** All that has come of an upload, put together. */
export async function joinedParts(
  db: Queryable,
  { borrowerId, fileId }: Upload,
): Promise<Uint8Array> {
  const parts = await db.query<{ starts_at: number; bytes: Uint8Array }>(
    `select starts_at, bytes from upload_parts
     where borrower_id = $1 and file_id = $2 order by starts_at`,
    [borrowerId, fileId],
  )
  return Buffer.concat(
    parts.map(({ starts_at, bytes }) =>
      db.vault.openBytes(bytes, ['upload_parts.bytes', borrowerId, fileId, starts_at]),
    ),
  )
}

/** Deletes the parts of a whole that was refused, so that its ticket may be used again. */
export async function dropWhole(tx: Transaction, { borrowerId, fileId }: Upload): Promise<void> {
  const dropped = await tx.query(
    `update uploads set received = 0 where borrower_id = $1 and file_id = $2
       and received = claimed_size and stored_at is null returning file_id`,
    [borrowerId, fileId],
  )
  if (dropped.length > 0) await dropParts(tx, borrowerId, fileId)
}

/** Deletes what has come of an upload whose part was refused: it begins anew with the same ticket. */
export async function dropReceived(tx: Transaction, { borrowerId, fileId }: Upload): Promise<void> {
  const dropped = await tx.query(
    `update uploads set received = 0 where borrower_id = $1 and file_id = $2
       and stored_at is null returning file_id`,
    [borrowerId, fileId],
  )
  if (dropped.length > 0) await dropParts(tx, borrowerId, fileId)
}

/** Deletes the parts whose tickets have ended: nobody can make them whole any more. */
export async function deleteEndedParts(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `delete from upload_parts using uploads
     where uploads.borrower_id = upload_parts.borrower_id and uploads.file_id = upload_parts.file_id
       and uploads.expires_at < $1`,
    [now],
  )
}
