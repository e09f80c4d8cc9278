import type { Country } from '../../foundation/contract.ts'
import { first, type Queryable } from '../../store/database/database.ts'
import type { IdentityCard, IdentityReading } from './identity-reading.ts'
import { readIdentity, type ReadingResult } from './read-identity.ts'
import { SharedReadings } from './shared-readings.ts'
import { ReaderTooSlow, TextEngine } from './text-engine.ts'

/** Another picture of the same borrower is being read. */
export class AlreadyReading extends Error {
  override name = 'AlreadyReading'
}

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

/** The front of a borrower's identity card. */
export interface Front {
  borrowerId: string
  fileId: string
  country: Country
  card: IdentityCard
}

/** Reads fronts once and keeps what came of them. A borrower takes one place of those who wait. */
class FrontReader {
  readonly engine: TextEngine
  /** Identical pictures are read once, for all borrowers. */
  readonly #shared = new SharedReadings()
  readonly #underWay = new Map<string, { fileId: string; result: Promise<ReadingResult> }>()

  constructor(engine = new TextEngine()) {
    this.engine = engine
  }

  /**
   * Reads a front unless that was done, and saves the result, good or bad. `picture` fetches the bytes, only when
   * they are needed. Never within a transaction: others would wait as long as it takes. Throws `ReaderBusy`, and
   * `AlreadyReading` while another picture of the same borrower is.
   */
  async read(
    db: Queryable,
    front: Front,
    picture: () => Promise<Uint8Array>,
    now: Date,
  ): Promise<ReadingResult> {
    const known = await storedReading(db, front.borrowerId, front.fileId)
    if (known !== undefined) return known
    const own = this.#underWay.get(front.borrowerId)
    if (own?.fileId === front.fileId) return own.result
    if (own) throw new AlreadyReading('a borrower has one place')
    const result = this.#readNow(db, front, picture, now)
    this.#underWay.set(front.borrowerId, { fileId: front.fileId, result })
    try {
      return await result
    } finally {
      this.#underWay.delete(front.borrowerId)
    }
  }

  async #readNow(
    db: Queryable,
    front: Front,
    picture: () => Promise<Uint8Array>,
    now: Date,
  ): Promise<ReadingResult> {
    const bytes = await picture()
    const result = await this.#shared.of(front.country, bytes, () =>
      readIdentity(this.engine, front.card, bytes, front.borrowerId).catch(asResult),
    )
    await saveReading(db, front, result, now)
    return result
  }

  /** Ends the engine at an orderly stop. */
  close(): Promise<void> {
    return this.engine.close()
  }
}

/** One reader for the whole server; its engine starts with the first picture. */
export const reader = new FrontReader()

/** What cannot be read in time is no document: an answer, so that it is not read again and again. */
function asResult(error: unknown): ReadingResult {
  if (error instanceof ReaderTooSlow) return { ok: false, reasons: ['not_a_document'] }
  throw error
}

/** What was read from the front that the identity page names; null where that is not known. */
export async function readingHandedIn(
  db: Queryable,
  borrowerId: string,
  identity: Readonly<Record<string, unknown>> | undefined,
): Promise<IdentityReading | null> {
  const fileId = identity?.['front_file_id']
  if (typeof fileId !== 'string') return null
  const result = await storedReading(db, borrowerId, fileId)
  return result?.ok === true ? result.reading : null
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
