import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { ApiFailure } from '../http/failure.ts'
import { first, type Queryable } from '../store/database.ts'

/** Limits of the codes, in milliseconds of real time. */
export const CODE_LIFE = 5 * 60_000
export const RESEND_AFTER = 60_000
const LOCK = 15 * 60_000
const REPEAT_WITHIN = 2 * 60_000
const TRIES = 5

export interface Phone {
  appId: string
  phonePrefix: string
  phone: string
}

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
 * Makes a new code for the phone and gives it; the code before it is worth nothing.
 *
 * Throws 429003 while the phone is locked, 429001 within a minute of the last code. Whether the
 * phone has an account makes no difference.
 */
export async function issueCode(db: Queryable, phone: Phone, now: Date): Promise<string> {
  const row = await lockRow(db, phone)
  refuseLocked(row, now)
  const wait = row.sent_at.getTime() + RESEND_AFTER - now.getTime()
  if (wait > 0) {
    const seconds = Math.ceil(wait / 1000)
    throw new ApiFailure('too_many_codes', { data: { seconds }, retryAfter: seconds })
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const unlocked = row.locked_until !== null
  await db.query(
    `update phone_codes set code_digest = $4, sent_at = $5, expires_at = $6, used_at = null,
       used_with_key = null, used_for_session = null, locked_until = null,
       wrong_tries = case when $7 then 0 else wrong_tries end
     where app_id = $1 and phone_prefix = $2 and phone = $3`,
    [...keyOf(phone), digest(phone, code), now, new Date(now.getTime() + CODE_LIFE), unlocked],
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
  const right = timingSafeEqual(row.code_digest, digest(phone, code))
  if (!right || (row.used_at !== null && !repeated)) await countWrongTry(db, phone, row, now)
  if (row.expires_at < now && !repeated) throw new ApiFailure('code_expired')
  return { earlierSession: row.used_for_session }
}

/** Marks the code as used for a session. */
export async function spendCode(
  db: Queryable,
  phone: Phone,
  use: { key: string; sessionId: string; now: Date },
): Promise<void> {
  await db.query(
    `update phone_codes set used_at = coalesce(used_at, $4), used_with_key = $5,
       used_for_session = $6, wrong_tries = 0
     where app_id = $1 and phone_prefix = $2 and phone = $3`,
    [...keyOf(phone), use.now, use.key, use.sessionId],
  )
}

async function countWrongTry(db: Queryable, phone: Phone, row: CodeRow, now: Date): Promise<never> {
  const tries = (row.locked_until === null ? row.wrong_tries : 0) + 1
  const lockedUntil = tries >= TRIES ? new Date(now.getTime() + LOCK) : null
  await db.query(
    `update phone_codes set wrong_tries = $4, locked_until = $5
     where app_id = $1 and phone_prefix = $2 and phone = $3`,
    [...keyOf(phone), tries, lockedUntil],
  )
  throw new ApiFailure('wrong_code', { data: { tries_left: TRIES - tries }, keepEffects: true })
}

function refuseLocked(row: CodeRow, now: Date): void {
  if (row.locked_until === null || row.locked_until <= now) return
  const seconds = Math.ceil((row.locked_until.getTime() - now.getTime()) / 1000)
  throw new ApiFailure('locked', { data: { seconds }, retryAfter: seconds })
}

/** The phone's row, locked; one is made for a phone that was never seen. */
async function lockRow(db: Queryable, phone: Phone): Promise<CodeRow> {
  await db.query(
    `insert into phone_codes (app_id, phone_prefix, phone, code_digest, sent_at, expires_at)
     values ($1, $2, $3, $4, 'epoch', 'epoch') on conflict do nothing`,
    [...keyOf(phone), Buffer.alloc(32)],
  )
  const row = await first<CodeRow>(
    db,
    `select code_digest, sent_at, expires_at, wrong_tries, locked_until, used_at, used_with_key,
       used_for_session
     from phone_codes where app_id = $1 and phone_prefix = $2 and phone = $3 for update`,
    keyOf(phone),
  )
  if (!row) throw new Error('the phone has no row')
  return row
}

function keyOf(phone: Phone): [string, string, string] {
  return [phone.appId, phone.phonePrefix, phone.phone]
}

function digest(phone: Phone, code: string): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([...keyOf(phone), code]))
    .digest()
}
