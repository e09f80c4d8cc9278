import { clockAt, type Clock } from '../../foundation/clock.ts'
import { clockSlot } from '../../store/database/business-clock.ts'
import { first, type Queryable } from '../../store/database/database.ts'
import { Failure } from '../../foundation/failure.ts'

/** The most calls that one outage lasts. */
const LONGEST = 1000

/** Lets the next calls of the contract fail, whichever process answers them. */
export async function beginOutage(db: Queryable, calls: number): Promise<void> {
  await db.query('update business_clock set failing_calls = $1', [
    Math.max(0, Math.min(Math.trunc(calls), LONGEST)),
  ])
}

/** The clock, and how many calls are still to fail: one statement reads both. */
export async function readClockAndOutage(
  db: Queryable,
  real: () => Date,
): Promise<{ clock: Clock; failingCalls: number }> {
  const row = await first<{ offset_ms: number; failing_calls: number }>(
    db,
    'select offset_ms, failing_calls from business_clock where slot = $1',
    [clockSlot()],
  )
  return { clock: clockAt(row?.offset_ms ?? 0, real), failingCalls: row?.failing_calls ?? 0 }
}

/** 503001 with Retry-After while an outage lasts; a call that fails counts for it. */
export async function failInOutage(db: Queryable, failingCalls: number): Promise<void> {
  if (failingCalls === 0) return
  const counted = await db.query(
    `update business_clock set failing_calls = failing_calls - 1
     where failing_calls > 0 returning failing_calls`,
  )
  if (counted.length > 0) throw new Failure('try_later', { retryAfter: 1 })
}
