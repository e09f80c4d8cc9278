import { randomInt } from 'node:crypto'
import { clockAt, type Clock } from '../../foundation/clock.ts'
import { first, type Queryable } from './database.ts'

/** How many copies there are: a borrower's calls read one, so that no row is read by all calls. */
const COPIES = 16

/** The copy that a borrower's calls read; any one where nobody is known. */
export const clockSlot = (borrowerId?: string): number =>
  borrowerId === undefined ? randomInt(COPIES) : Number.parseInt(borrowerId.slice(-1), COPIES)

/** Makes the copies of a clock that was never moved. */
export const NEW_CLOCK = `insert into business_clock (slot) select generate_series(0, ${COPIES - 1})`

/** The clock as the database has it now: every process sees the same moved time. */
export async function readClock(
  db: Queryable,
  real: () => Date = () => new Date(),
): Promise<Clock> {
  const row = await first<{ offset_ms: number }>(
    db,
    'select offset_ms from business_clock where slot = $1',
    [clockSlot()],
  )
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
