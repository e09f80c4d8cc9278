import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Borrower } from '../borrowers/borrowers.ts'
import { deviceHash } from '../telemetry/device-store.ts'
import { clockSlot } from '../../store/database/business-clock.ts'
import { first, type Queryable } from '../../store/database/database.ts'
import { isIdentifier, newIdentifier } from '../../foundation/identifier.ts'

/** A session lives this long in real time (D27), and less where it is not used. */
const SESSION_DAYS = 30
/** That it was used is written so seldom that no call is slower for it. */
const WRITTEN_EVERY = 3_600_000

export interface Session {
  id: string
  /** The edition of the borrower's account, which is the session's. */
  appId: string
  borrower: Borrower
  /** How far business time runs ahead, read along with the session. */
  clockOffsetMs: number
  /** How many calls are still to fail in an outage that a tester asked for, read along too. */
  failingCalls: number
  /** When the code was given that it began with. */
  startedAt: Date
}

/** A new session and its token, which is stored nowhere: only its digest is. */
export async function startSession(
  db: Queryable,
  session: {
    appId: string
    borrowerId: string
    now: Date
    platform: string
    device: string
  },
): Promise<{ id: string; token: string; expiresAt: Date }> {
  const id = newIdentifier()
  const token = tokenFor(session.borrowerId, id)
  const expiresAt = new Date(session.now.getTime() + SESSION_DAYS * 86_400_000)
  await db.query(
    `insert into sessions
       (borrower_id, id, token_digest, started_at, used_at, expires_at, platform, device, device_hash)
     values ($1, $2, $3, $4, $4, $5, $6, $7, $8)`,
    [
      session.borrowerId,
      id,
      digest(token),
      session.now,
      expiresAt,
      session.platform,
      db.vault.seal(session.device, ['sessions.device', session.borrowerId, id]),
      deviceHash(db.vault, session.appId, session.device),
    ],
  )
  return { id, token, expiresAt }
}

/** The session that a token opens at that moment; undefined for any other text, and for one idle so long. */
export async function findSession(
  db: Queryable,
  token: string,
  now: Date,
  idleMs: number,
): Promise<Session | undefined> {
  const named = namesIn(token)
  if (!named) return undefined
  const row = await first<{
    tokenDigest: Uint8Array
    appId: string
    phone: string
    phonePrefix: string
    clockOffsetMs: number
    failingCalls: number
    startedAt: Date
    usedAt: Date
  }>(
    db,
    `select s.token_digest as "tokenDigest", b.app_id as "appId", b.phone, b.phone_prefix as "phonePrefix",
       c.offset_ms as "clockOffsetMs", c.failing_calls as "failingCalls",
       s.started_at as "startedAt", s.used_at as "usedAt"
     from sessions s join borrowers b on b.id = s.borrower_id
       join business_clock c on c.slot = $5
     where s.borrower_id = $1 and s.id = $2 and s.ended_at is null and s.expires_at > $3
       and s.used_at > $4`,
    [
      named.borrowerId,
      named.sessionId,
      now,
      new Date(now.getTime() - idleMs),
      clockSlot(named.borrowerId),
    ],
  )
  if (!row || !timingSafeEqual(digest(token), row.tokenDigest)) return undefined
  const { appId, phonePrefix, clockOffsetMs, failingCalls, startedAt } = row
  if (now.getTime() - row.usedAt.getTime() > WRITTEN_EVERY) {
    await db.query(
      'update sessions set used_at = greatest(used_at, $3) where borrower_id = $1 and id = $2',
      [named.borrowerId, named.sessionId, now],
    )
  }
  const { vault } = db
  return {
    id: named.sessionId,
    appId,
    borrower: {
      id: named.borrowerId,
      phonePrefix,
      // Opened only by the few calls that need it: this runs on every one.
      get phone() {
        return vault.open(row.phone, ['borrowers.phone', named.borrowerId])
      },
    },
    clockOffsetMs,
    failingCalls,
    startedAt,
  }
}

/** Ends one session, whose token is worth nothing from then on; false if it lived no more. */
export async function endSession(
  db: Queryable,
  borrowerId: string,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(
    `update sessions set ended_at = $3
     where borrower_id = $1 and id = $2 and ended_at is null and expires_at > $3 returning id`,
    [borrowerId, sessionId, now],
  )
  return rows.length > 0
}

/** A session as its borrower sees it in a list. */
export interface LiveSession {
  id: string
  platform: 'android' | 'ios' | 'web'
  /** What the device that it was started on is known by. */
  deviceHash: string
  startedAt: Date
  expiresAt: Date
}

/**
 * The most that a list of sessions shows; a borrower with more sees the one in use and the newest.
 */
const MOST_LISTED = 50

/** The sessions that have not ended at that moment, newest first, `currentId` among them. */
export async function liveSessions(
  db: Queryable,
  borrowerId: string,
  currentId: string,
  now: Date,
): Promise<LiveSession[]> {
  const rows = await db.query<LiveSession>(
    `select id, platform, device_hash as "deviceHash", started_at as "startedAt",
       expires_at as "expiresAt"
     from sessions
     where borrower_id = $1 and ended_at is null and expires_at > $2
     order by id = $3 desc, id desc limit ${MOST_LISTED}`,
    [borrowerId, now, currentId],
  )
  return rows.toSorted((a, b) => (a.id < b.id ? 1 : -1))
}

/** Whether this borrower ever had that session, ended or not. */
export async function knowsSession(
  db: Queryable,
  borrowerId: string,
  sessionId: string,
): Promise<boolean> {
  if (!isIdentifier(sessionId)) return false
  const rows = await db.query('select 1 from sessions where borrower_id = $1 and id = $2', [
    borrowerId,
    sessionId,
  ])
  return rows.length > 0
}

/** Ends every session of a borrower that lives at that moment; returns how many those were. */
export async function endAllSessions(
  db: Queryable,
  borrowerId: string,
  now: Date,
): Promise<number> {
  const rows = await db.query(
    `update sessions set ended_at = $2
     where borrower_id = $1 and ended_at is null and expires_at > $2 returning id`,
    [borrowerId, now],
  )
  return rows.length
}

// A token names its borrower and session before its secret, so that the look-up names the
// borrower (D26) and needs no index over all tokens.
function tokenFor(borrowerId: string, sessionId: string): string {
  return Buffer.concat([bytesOf(borrowerId), bytesOf(sessionId), randomBytes(24)]).toString(
    'base64url',
  )
}

const TOKEN = /^[A-Za-z0-9_-]{75}$/

/** The session's and the borrower's id that a token names; it proves nothing by itself. */
function namesIn(token: string): { borrowerId: string; sessionId: string } | undefined {
  if (!TOKEN.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  return { borrowerId: idOf(bytes.subarray(0, 16)), sessionId: idOf(bytes.subarray(16, 32)) }
}

function bytesOf(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex')
}

function idOf(bytes: Buffer): string {
  const hex = (from: number, to: number): string => bytes.toString('hex', from, to)
  return `${hex(0, 4)}-${hex(4, 6)}-${hex(6, 8)}-${hex(8, 10)}-${hex(10, 16)}`
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
