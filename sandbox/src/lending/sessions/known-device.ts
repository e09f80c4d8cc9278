import { Failure } from '../../foundation/failure.ts'
import { first, type Queryable } from '../../store/database/database.ts'
import { loadDrafts, loadPages } from '../certification/pages.ts'
import { readingHandedIn } from '../ocr/readings.ts'
import { deviceHash } from '../telemetry/device-store.ts'

/** Numbers are given to others after some months: an account is silent from so many days on. */
const SILENT_DAYS = 90
/** Wrong answers, after which only the support line helps. */
const TRIES = 5
const ASKED_SIGNS = 4

/**
 * A phone number may have another holder by now. On a device that the account does not know, after
 * 90 days without a call, a sign-in needs the last four signs of the identity number (D38).
 * 403003 with the tries that are left where they are missing or wrong. An account without a number
 * and without a card has nothing to protect.
 */
export async function requireKnownDevice(
  db: Queryable,
  borrowerId: string,
  by: { appId: string; device: string; identityTail: string | undefined },
  now: Date,
): Promise<void> {
  const hash = deviceHash(db.vault, by.appId, by.device)
  if (await isKnown(db, borrowerId, hash, now)) return
  const pages = await loadPages(db, borrowerId)
  const identityNumber = await identityNumberOf(db, borrowerId, pages)
  // Pictures of a card that nobody could read are shown to no stranger either.
  if (identityNumber === undefined && pages.has('identity')) refuse(0)
  if (identityNumber === undefined) return
  const row = await first<{ tries: number }>(
    db,
    'select identity_tries as tries from borrowers where id = $1 for no key update',
    [borrowerId],
  )
  const left = TRIES - (row?.tries ?? 0)
  if (by.identityTail === undefined || left <= 0) refuse(left)
  const isRight = identityNumber.slice(-ASKED_SIGNS).toUpperCase() === by.identityTail.toUpperCase()
  await db.query(
    'update borrowers set identity_tries = case when $2 then 0 else identity_tries + 1 end where id = $1',
    [borrowerId, isRight],
  )
  if (!isRight) refuse(left - 1)
}

/** As it was confirmed, or else as a card was read or as it was typed. */
async function identityNumberOf(
  db: Queryable,
  borrowerId: string,
  pages: Awaited<ReturnType<typeof loadPages>>,
): Promise<string | undefined> {
  const isNumber = (each: unknown): each is string =>
    typeof each === 'string' && each.length >= ASKED_SIGNS
  const confirmed = pages.get('personal')?.['identity_number']
  if (isNumber(confirmed)) return confirmed
  const reading = await readingHandedIn(db, borrowerId, pages.get('identity'))
  const drafts = await loadDrafts(db, borrowerId)
  return [reading?.identity_number, drafts.personal?.['identity_number']].find(isNumber)
}

function refuse(left: number): never {
  const data = { tries_left: Math.max(0, left) }
  throw new Failure('identity_needed', { data, commitEffects: true })
}

/** Whether the account was used of late, or ever from this device. */
async function isKnown(
  db: Queryable,
  borrowerId: string,
  hash: string,
  now: Date,
): Promise<boolean> {
  const known = await db.query(
    `select 1 from sessions where borrower_id = $1 and (device_hash = $2 or used_at > $3) limit 1`,
    [borrowerId, hash, new Date(now.getTime() - SILENT_DAYS * 86_400_000)],
  )
  return known.length > 0
}
