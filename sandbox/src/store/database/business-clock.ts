import { clockAt, type Clock } from '../../foundation/clock.ts'
import { first, type Queryable } from './database.ts'

/** The clock as the database has it now: every process sees the same moved time. */
export async function readClock(
  db: Queryable,
  real: () => Date = () => new Date(),
): Promise<Clock> {
  const row = await first<{ offset_ms: number }>(db, 'select offset_ms from business_clock')
  return clockAt(row?.offset_ms ?? 0, real)
}

/**
 * Moves business time forward by `ms`; it never goes back, since the books are append-only. Where
 * `from` is given and somebody moved the clock since that was read, it stays as they put it: false.
 */
export async function moveClock(db: Queryable, ms: number, from?: Clock): Promise<boolean> {
  if (!Number.isSafeInteger(ms) || ms < 0) throw new RangeError('the clock only moves forward')
  const moved = await first(
    db,
    `update business_clock set offset_ms = offset_ms + $1
     where $2::bigint is null or offset_ms = $2 returning offset_ms`,
    [ms, from?.offsetMs ?? null],
  )
  return moved !== undefined
}
