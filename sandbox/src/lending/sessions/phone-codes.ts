import { randomInt, timingSafeEqual } from 'node:crypto'
import { Failure } from '../../foundation/failure.ts'
import type { Vault } from '../../store/sealing/vault.ts'
import type { Phone } from '../borrowers/borrowers.ts'
import { first, type Queryable } from '../../store/database/database.ts'
import { countCode, type CodeCaps } from './code-caps.ts'

/** Limits of the codes, in milliseconds of real time. */
export const CODE_LIFE = 5 * 60_000
export const RESEND_AFTER = 60_000
const LOCK = 15 * 60_000
const REPEAT_WITHIN = 2 * 60_000
const TRIES = 5
const DIGEST_BYTES = 32

interface CodeRow {
  code_digest: Uint8Array
  sent_at: Date
  expires_at: Date
  wrong_tries: number
  locked_until: Date | null
  used_at: Date | null
  used_with_key: string | null
  used_for_session: string | null
}

/**
 * Makes a new code for the phone and returns it; the code before it is worth nothing.
 *
 * Throws 429003 while the phone is locked, 429001 within a minute of the last code and once a cap is
 * reached. Whether the phone has an account makes no difference: nothing here looks for one.
 */
export async function issueCode(
  db: Queryable,
  phone: Phone,
  by: { address: string; caps: CodeCaps },
  now: Date,
): Promise<string> {
  const row = await lockRow(db, phone)
  refuseLocked(row, now)
  const wait = row.sent_at.getTime() + RESEND_AFTER - now.getTime()
  if (wait > 0) {
    const seconds = Math.ceil(wait / 1000)
    throw new Failure('too_many_codes', { data: { seconds }, retryAfter: seconds })
  }
  await countCode(db, { phone, ...by }, now)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const unlocked = row.locked_until !== null
  await db.query(
    `update phone_codes set code_digest = $2, sent_at = $3, expires_at = $4, used_at = null,
       used_with_key = null, used_for_session = null, locked_until = null,
       wrong_tries = case when $5 then 0 else wrong_tries end
     where phone_hash = $1`,
    [
      phoneHash(db.vault, phone),
      digest(db.vault, phone, code),
      now,
      new Date(now.getTime() + CODE_LIFE),
      unlocked,
    ],
  )
  return code
}

/** The session that the same key signed in before with this code, to be ended; null the first time. */
export interface AcceptedCode {
  earlierSession: string | null
}

/**
 * Takes a code. Throws 401001 with the tries left, 401002 for a right code that is too old, 429003
 * while the phone is locked, whatever the code. Used once, a code is taken again within two minutes
 * for the same idempotency key: the answer with the token may have been lost.
 */
export async function acceptCode(
  db: Queryable,
  phone: Phone,
  code: string,
  key: string,
  now: Date,
): Promise<AcceptedCode> {
  const row = await lockRow(db, phone)
  refuseLocked(row, now)
  const repeated =
    row.used_at !== null &&
    row.used_with_key === key &&
    now.getTime() - row.used_at.getTime() < REPEAT_WITHIN
  const right = timingSafeEqual(row.code_digest, digest(db.vault, phone, code))
  // Where no code is out, none can be guessed: a stranger who tries locks nobody out.
  if (row.used_at !== null && !repeated) throw wrongCode(row.wrong_tries)
  if (row.expires_at < now && !repeated) throw new Failure('code_expired')
  if (!right) await countWrongTry(db, phone, row, now)
  return { earlierSession: row.used_for_session }
}

/** Marks the code as used for a session. */
export async function spendCode(
  db: Queryable,
  phone: Phone,
  use: { key: string; sessionId: string; now: Date },
): Promise<void> {
  await db.query(
    `update phone_codes set used_at = coalesce(used_at, $2), used_with_key = $3,
       used_for_session = $4, wrong_tries = 0
     where phone_hash = $1`,
    [phoneHash(db.vault, phone), use.now, use.key, use.sessionId],
  )
}

async function countWrongTry(db: Queryable, phone: Phone, row: CodeRow, now: Date): Promise<never> {
  const tries = (row.locked_until === null ? row.wrong_tries : 0) + 1
  const lockedUntil = tries >= TRIES ? new Date(now.getTime() + LOCK) : null
  await db.query(
    `update phone_codes set wrong_tries = $2, locked_until = $3
     where phone_hash = $1`,
    [phoneHash(db.vault, phone), tries, lockedUntil],
  )
  throw wrongCode(tries)
}

const wrongCode = (tries: number): Failure =>
  new Failure('wrong_code', { data: { tries_left: TRIES - tries }, commitEffects: true })

function refuseLocked(row: CodeRow, now: Date): void {
  if (row.locked_until === null || row.locked_until <= now) return
  const seconds = Math.ceil((row.locked_until.getTime() - now.getTime()) / 1000)
  throw new Failure('locked', { data: { seconds }, retryAfter: seconds })
}

/** The phone's row, locked; one is made for a phone that was never seen. */
async function lockRow(db: Queryable, phone: Phone): Promise<CodeRow> {
  const hash = phoneHash(db.vault, phone)
  await db.query(
    `insert into phone_codes (phone_hash, code_digest, sent_at, expires_at)
     values ($1, $2, 'epoch', 'epoch') on conflict do nothing`,
    [hash, Buffer.alloc(DIGEST_BYTES)],
  )
  const row = await first<CodeRow>(
    db,
    `select code_digest, sent_at, expires_at, wrong_tries, locked_until, used_at, used_with_key,
       used_for_session
     from phone_codes where phone_hash = $1 for update`,
    [hash],
  )
  if (!row) throw new Error('the phone has no row')
  return row
}

/**
 * Makes the phone's code worth nothing, for a sign-in that is repeated too. The wait for the next
 * code, the wrong tries and a lock stay as they are. `now` is real time.
 */
export async function endCode(db: Queryable, phone: Phone, now: Date): Promise<void> {
  await db.query(
    `update phone_codes set used_at = coalesce(used_at, $2), used_with_key = null,
       used_for_session = null
     where phone_hash = $1`,
    [phoneHash(db.vault, phone), now],
  )
}

/** Deletes the code and the tries of a phone. */
export async function deleteCode(db: Queryable, phone: Phone): Promise<void> {
  await db.query('delete from phone_codes where phone_hash = $1', [phoneHash(db.vault, phone)])
}

/** What the row of a phone in an edition is known by. */
export function phoneHash(vault: Vault, { appId, phonePrefix, phone }: Phone): string {
  return vault.searchKey(JSON.stringify([appId, phonePrefix, phone]), 'phone_codes.phone')
}

/** Keyed: a million codes are tried against a plain digest within a second. */
function digest(vault: Vault, { appId, phonePrefix, phone }: Phone, code: string): Buffer {
  const text = JSON.stringify([appId, phonePrefix, phone, code])
  return Buffer.from(vault.searchKey(text, 'phone_codes.code'), 'base64url')
}
