import { Failure } from '../../foundation/failure.ts'
import { networkOf } from '../../foundation/network.ts'
import type { Phone } from '../borrowers/borrowers.ts'
import type { Queryable } from '../../store/database/database.ts'

/** How many codes are sent at most within an hour of the clock (UTC). */
export interface CodeCaps {
  /** To one number. */
  perNumber: number
  /** For one caller's address; for IPv6, its network of 64 bits. */
  perAddress: number
  /** Into a range of ten thousand numbers: who pumps a range is paid for each text in it. */
  perRange: number
}

export const CODE_CAPS: CodeCaps = { perNumber: 5, perAddress: 100, perRange: 100 }

const HOUR = 3_600_000
/** The last digits of a number, which its range leaves open. */
const OPEN_DIGITS = 4

/**
 * Counts a code that is about to be sent, in the transaction that sends it. Throws 429001 with the
 * seconds until the hour is over when one of the caps is reached; then nothing was counted.
 *
 * The counters are shared by callers, so a call may wait for another's short transaction (an
 * exception of D26). It takes them in the order number, address, range, so that no two wait for
 * each other.
 */
export async function countCode(
  db: Queryable,
  sent: { phone: Phone; address: string; caps: CodeCaps },
  now: Date,
): Promise<void> {
  const { appId, phonePrefix, phone } = sent.phone
  const scopes = [
    { cap: sent.caps.perNumber, of: ['number', appId, phonePrefix, phone] },
    { cap: sent.caps.perAddress, of: ['address', networkOf(sent.address)] },
    { cap: sent.caps.perRange, of: ['range', phonePrefix, phone.slice(0, -OPEN_DIGITS)] },
  ].map(({ cap, of }) => ({ cap, hash: db.vault.searchKey(JSON.stringify(of), 'code_counts') }))
  const rows = await db.query<{ scope_hash: string; sent: number }>(
    `insert into code_counts as known (scope_hash, hour, sent)
     values ($1, $4, 1), ($2, $4, 1), ($3, $4, 1)
     on conflict (scope_hash, hour) do update set sent = known.sent + 1
     returning scope_hash, sent`,
    [...scopes.map(({ hash }) => hash), new Date(hourOf(now))],
  )
  const counts = new Map(rows.map((row) => [row.scope_hash, row.sent]))
  if (scopes.every(({ cap, hash }) => (counts.get(hash) ?? 0) <= cap)) return
  const seconds = Math.ceil((hourOf(now) + HOUR - now.getTime()) / 1000)
  throw new Failure('too_many_codes', { data: { seconds }, retryAfter: seconds })
}

/** Deletes the counts of hours that are over. */
export async function deleteCodeCounts(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from code_counts where hour < $1', [new Date(hourOf(now))])
}

const hourOf = (now: Date): number => now.getTime() - (now.getTime() % HOUR)
