import type { DataOf } from '../../foundation/contract.ts'
import { first, type Queryable } from '../../store/database/database.ts'
import { newIdentifier } from '../../foundation/identifier.ts'

export type Purpose = DataOf<'setConsent'>['purpose']

/** One purpose and what was said to it. Times are real: they prove when somebody agreed. */
export interface Consent {
  id: string
  purpose: Purpose
  noticeVersion: string
  agreedAt: Date
  withdrawnAt: Date | null
}

/** Named as in `Consent`. */
const COLUMNS = `id, purpose, notice_version as "noticeVersion", agreed_at as "agreedAt",
  withdrawn_at as "withdrawnAt"`

/**
 * Records newest first, standing or withdrawn: every one where `count` is null, else at most so many,
 * and what stands is never among those left out.
 */
export async function listConsents(
  db: Queryable,
  borrowerId: string,
  count: number | null,
): Promise<Consent[]> {
  const rows = await db.query<Consent>(
    `select ${COLUMNS} from consents where borrower_id = $1
     order by withdrawn_at is null desc, id desc limit $2`,
    [borrowerId, count],
  )
  return rows.toSorted((a, b) => (a.id < b.id ? 1 : -1))
}

/** The newest record of a purpose; undefined for what was never given. */
export async function latestConsent(
  db: Queryable,
  borrowerId: string,
  purpose: Purpose,
): Promise<Consent | undefined> {
  return first<Consent>(
    db,
    `select ${COLUMNS} from consents where borrower_id = $1 and purpose = $2
     order by id desc limit 1`,
    [borrowerId, purpose],
  )
}

/** Whether the consent to one purpose stands. */
export async function hasConsent(
  db: Queryable,
  borrowerId: string,
  purpose: Purpose,
): Promise<boolean> {
  return (await latestConsent(db, borrowerId, purpose))?.withdrawnAt === null
}

/** Which of the purposes do not stand, in their order: never given, or withdrawn and not given again. */
export async function missingConsents(
  db: Queryable,
  borrowerId: string,
  purposes: readonly Purpose[],
): Promise<{ neverGiven: Purpose[]; withdrawn: Purpose[] }> {
  const rows = await db.query<Pick<Consent, 'purpose' | 'withdrawnAt'>>(
    `select distinct on (purpose) purpose, withdrawn_at as "withdrawnAt" from consents
     where borrower_id = $1 and purpose = any($2) order by purpose, id desc`,
    [borrowerId, purposes],
  )
  const closedAt = new Map(rows.map(({ purpose, withdrawnAt }) => [purpose, withdrawnAt]))
  return {
    neverGiven: purposes.filter((each) => !closedAt.has(each)),
    withdrawn: purposes.filter((each) => (closedAt.get(each) ?? null) !== null),
  }
}

/** Makes a record; the database refuses a second one that stands. */
export async function addConsent(
  db: Queryable,
  borrowerId: string,
  given: { purpose: Purpose; noticeVersion: string },
  now: Date,
): Promise<Consent> {
  const consent: Consent = { id: newIdentifier(), ...given, agreedAt: now, withdrawnAt: null }
  await db.query(
    `insert into consents (borrower_id, id, purpose, notice_version, agreed_at)
     values ($1, $2, $3, $4, $5)`,
    [borrowerId, consent.id, consent.purpose, consent.noticeVersion, now],
  )
  return consent
}

/** Closes a record. */
export async function closeConsent(
  db: Queryable,
  borrowerId: string,
  consent: Consent,
  now: Date,
): Promise<Consent> {
  await db.query('update consents set withdrawn_at = $3 where borrower_id = $1 and id = $2', [
    borrowerId,
    consent.id,
    now,
  ])
  return { ...consent, withdrawnAt: now }
}
