import { addDays, dateIn } from '../clock.ts'
import type { OrderState } from './order-life-cycle.ts'

const DAY = 86_400_000
/** A loan that is overdue for longer than this is remembered. */
const LATE_FOR = 30 * DAY
/** For so long after its end. */
const REMEMBERED_FOR = 90 * DAY

/** What happened to one loan. Times are business time. */
export interface LoanHistory {
  /** Oldest first; what payments brought about counts from when the last of them was paid (D17). */
  steps: readonly { state: OrderState; at: Date }[]
  /** Whether what was written off is still owed. */
  debtStands: boolean
}

/** That a loan was paid late. */
export interface LateRecord {
  /** An approval that is older than this does not stand. */
  arose: Date
  /** When it no longer counts; null while nobody can know that: the debt stands. */
  until: Date | null
}

/**
 * The records of one loan: of being overdue for more than 30 days, which counts until 90 days after
 * it was caught up or repaid, and of being written off, which counts while the debt stands and for 90
 * days after the write-off. Those that no longer count are among them.
 */
export function lateRecordsOf({ steps, debtStands }: LoanHistory, now: Date): LateRecord[] {
  return steps.flatMap(({ state, at }, index) => {
    const ended = earliest(steps.slice(index + 1))
    if (state === 'overdue') return overdue(at, ended, now)
    if (state === 'written_off') return writtenOff(at, ended, debtStands)
    return []
  })
}

function overdue(since: Date, ended: Date | undefined, now: Date): LateRecord[] {
  const arose = later(since, LATE_FOR)
  if (arose >= (ended ?? now)) return []
  return [{ arose, until: ended ? later(ended, REMEMBERED_FOR) : null }]
}

function writtenOff(at: Date, paid: Date | undefined, debtStands: boolean): LateRecord[] {
  const remembered = later(at, REMEMBERED_FOR)
  if (paid === undefined) return [{ arose: at, until: debtStands ? null : remembered }]
  // The payer had paid by then, and it was only matched afterwards.
  if (paid <= at) return []
  return [{ arose: at, until: paid > remembered ? paid : remembered }]
}

/**
 * Until when somebody with these records is refused: the first day (YYYY-MM-DD in the zone) on which
 * none of them counts, or 90 days from `today` where that cannot be known; undefined where none counts.
 */
export function refusedUntil(
  records: readonly LateRecord[],
  zone: string,
  today: string,
): string | undefined {
  const days = records.map(({ until }) =>
    until === null ? addDays(today, REMEMBERED_FOR / DAY) : dateIn(zone, until),
  )
  const last = days.toSorted().at(-1)
  return last !== undefined && last > today ? last : undefined
}

/** Whether a record still counts. */
export const counts = ({ until }: LateRecord, now: Date): boolean => until === null || until > now

/** Whether a record arose after that moment. */
export function aroseAfter(records: readonly LateRecord[], moment: Date): boolean {
  return records.some(({ arose }) => arose > moment)
}

const later = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms)

function earliest(steps: LoanHistory['steps']): Date | undefined {
  return steps.map(({ at }) => at).toSorted((one, other) => one.getTime() - other.getTime())[0]
}
