import type { Vault } from '../../store/sealing/vault.ts'
import {
  first,
  LOCK_TIMEOUT,
  sqlState,
  type Queryable,
  type Transaction,
} from '../../store/database/database.ts'
import { callerFieldNames } from './caller.ts'
import { Failure, failureNamed } from '../../foundation/failure.ts'

/**
 * What was answered and is answered again. The message is no part of it: it is written in the
 * language of the call that is being answered. Names inside `data` that the handler chose by
 * language (a bank's name) stay as they were: they are part of the result that is kept.
 */
export interface StoredAnswer {
  code: number
  data: unknown
  detail?: string | undefined
}

export interface KeyUse {
  /** The borrower's id; before login a digest of phone and device. */
  owner: string
  key: string
  operation: string
  fingerprint: Buffer
  /** Real time; keys live 24 hours. */
  now: Date
}

const DAY = 86_400_000

/**
 * Claims the key for this transaction where it is free, and says whether it was. A call with the
 * same key in another transaction is waited for; throws 409001 when that takes too long.
 *
 * A key expires when the lender's clock and the database's both say that 24 hours are over. A clock
 * that jumps while an answer is lost must not make the repeated call a new one.
 */
export async function claimFreeKey(tx: Transaction, use: KeyUse): Promise<boolean> {
  const claimed = await tx
    .query(
      `insert into idempotency_keys as known (owner, key, operation, fingerprint, created_at)
       values ($1, $2, $3, $4, greatest($5::timestamptz, now()))
       on conflict (owner, key) do update
         set operation = excluded.operation, fingerprint = excluded.fingerprint,
             code = null, answer = null, created_at = excluded.created_at
         where known.created_at < $6 and known.created_at < now() - interval '24 hours'
       returning 1 as one`,
      [
        use.owner,
        use.key,
        use.operation,
        use.fingerprint,
        use.now,
        new Date(use.now.getTime() - DAY),
      ],
    )
    .catch((error: unknown) => {
      throw sqlState(error) === LOCK_TIMEOUT ? new Failure('key_in_flight') : error
    })
  return claimed.length > 0
}

/**
 * Claims the key as above, or returns the answer that was stored with it. Where the other call
 * failed before it had an effect, the key is free.
 *
 * Throws 409001 when the key is reserved, 422002 when it stands for other fields.
 */
export async function claimKey(tx: Transaction, use: KeyUse): Promise<StoredAnswer | undefined> {
  if (await claimFreeKey(tx, use)) return undefined
  const known = await first<{
    operation: string
    fingerprint: Uint8Array
    code: number | null
    answer: string | null
  }>(
    tx,
    `select operation, fingerprint, code, answer from idempotency_keys
     where owner = $1 and key = $2 for update`,
    [use.owner, use.key],
  )
  if (!known || known.code === null) throw new Failure('key_in_flight', { retryAfter: 1 })
  if (known.operation !== use.operation || !use.fingerprint.equals(known.fingerprint)) {
    throw new Failure('key_reused')
  }
  if (known.answer === null) return undefined
  const answer = tx.vault.open(known.answer, ['idempotency_keys.answer', use.owner, use.key])
  const { data, detail } = JSON.parse(answer) as Omit<StoredAnswer, 'code'>
  return { code: known.code, data, detail }
}

/** Whether the key stands for a call already: then nothing is to be prepared for it. */
export async function isKeyTaken(db: Queryable, { owner, key, now }: KeyUse): Promise<boolean> {
  const taken = await db.query(
    `select 1 from idempotency_keys where owner = $1 and key = $2
       and (created_at >= $3 or created_at >= now() - interval '24 hours')`,
    [owner, key, new Date(now.getTime() - DAY)],
  )
  return taken.length > 0
}

/** Saves the answer with its key. */
export function saveAnswer(
  tx: Transaction,
  use: KeyUse,
  { code, data, detail }: StoredAnswer,
): void {
  markDone(tx, use, code, JSON.stringify({ data, detail }))
}

/** Saves that the call was made, and no answer: it is to be made anew when it is repeated. */
export function saveNoAnswer(tx: Transaction, use: KeyUse): void {
  markDone(tx, use, 200, null)
}

/** The failure that a stored answer stands for. */
export function failureOf({ code, data, detail }: StoredAnswer): Failure {
  return new Failure(failureNamed(code), { data, detail })
}

function markDone(tx: Transaction, use: KeyUse, code: number, answer: string | null): void {
  tx.send('update idempotency_keys set code = $3, answer = $4 where owner = $1 and key = $2', [
    use.owner,
    use.key,
    code,
    tx.vault.sealIfAny(answer, ['idempotency_keys.answer', use.owner, use.key]),
  ])
}

/**
 * A keyed digest of what a call asks for: without its key, what is short could be guessed from it.
 * The common fields change with every attempt and are left out.
 */
export function fingerprintOf(vault: Vault, ...parts: readonly unknown[]): Buffer {
  const text = JSON.stringify(parts.map((part) => canonical(part, true)))
  return Buffer.from(vault.searchKey(text, 'idempotency_keys.fingerprint'), 'base64url')
}

function canonical(value: unknown, top = false): unknown {
  if (Array.isArray(value)) return value.map((each) => canonical(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .filter(([name]) => !(top && callerFieldNames.has(name)))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, each]) => [name, canonical(each)])
}

/** Who owns the keys of a caller that is not signed in: an edition's phone on a device, as a keyed digest. */
export function anonymousOwner(
  vault: Vault,
  { appId, phonePrefix, phone, uuid }: Record<'appId' | 'phonePrefix' | 'phone' | 'uuid', string>,
): string {
  return vault.searchKey(
    JSON.stringify([appId, phonePrefix, phone, uuid]),
    'idempotency_keys.owner',
  )
}
