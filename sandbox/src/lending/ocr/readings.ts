import type { Country } from '../../foundation/contract.ts'
import { first, type Queryable } from '../../store/database/database.ts'
import type { IdentityCard } from './identity-reading.ts'
import { readIdentity, type ReadingResult } from './read-identity.ts'
import { SharedReadings } from './shared-readings.ts'
import { TextEngine } from './text-engine.ts'

/** One engine for the whole server; it starts with the first picture. */
const engine = new TextEngine()
/** Identical pictures are read once, for all borrowers. */
const shared = new SharedReadings()

/** Ends the reading engine at an orderly stop. */
export const closeReader = (): Promise<void> => engine.close()

/** What was read from a front earlier; undefined when it was not read yet. */
export async function storedReading(
  db: Queryable,
  borrowerId: string,
  fileId: string,
): Promise<ReadingResult | undefined> {
  const row = await first<{ borrower_id: string; file_id: string; result: string }>(
    db,
    `select borrower_id, file_id, result from document_readings
     where borrower_id = $1 and file_id = $2`,
    [borrowerId, fileId],
  )
  return row && (JSON.parse(db.vault.openRow('document_readings', row).result) as ReadingResult)
}

/**
 * Reads the front of an identity card once and saves the result, good or bad. `picture` fetches
 * the bytes, only when they are needed. Throws `ReaderBusy` and `ReaderTooSlow`.
 */
export async function readFront(
  db: Queryable,
  file: { borrowerId: string; fileId: string; country: Country; card: IdentityCard },
  picture: () => Promise<Uint8Array>,
  now: Date,
): Promise<ReadingResult> {
  const known = await storedReading(db, file.borrowerId, file.fileId)
  if (known !== undefined) return known
  const bytes = await picture()
  const result = await shared.of(file.country, bytes, () => readIdentity(engine, file.card, bytes))
  await saveReading(db, file, result, now)
  return result
}

/** Saves what was read from a picture, where nothing is kept of it yet. */
export async function saveReading(
  db: Queryable,
  { borrowerId, fileId }: { borrowerId: string; fileId: string },
  result: ReadingResult,
  now: Date,
): Promise<void> {
  const sealed = db.vault.seal(JSON.stringify(result), [
    'document_readings.result',
    borrowerId,
    fileId,
  ])
  await db.query(
    `insert into document_readings (borrower_id, file_id, result, read_at)
     values ($1, $2, $3, $4) on conflict do nothing`,
    [borrowerId, fileId, sealed, now],
  )
}
