/** What is remembered of a borrower who paid late, and for how long. Rules only. */
import { addDays, dateIn, instantIn } from '../../foundation/clock.ts'
import { settledOn, type PaymentHistory } from './balance.ts'
import { nextDueBy } from './remaining-schedule.ts'
import type { Minor } from '../../foundation/money.ts'

/** Days; a loan that is late for longer than this is remembered. */
const LATE_FOR = 30
/** For so many days after its end. */
const REMEMBERED_FOR = 90

/** The events of one loan, its payments by the days on which they were paid (D17). */
export interface LoanHistory extends PaymentHistory {
  /** What stands of late fees. */
  lateFees: Minor
  /** When it was written off. */
  lostAt: Date | null
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

/** Days on end on which a loan was late. YYYY-MM-DD. */
interface LateRun {
  from: string
  /** The day of the payment that caught up; null where none did. */
  to: string | null
}

/**
 * The records of one loan. Being late for more than 30 days on end counts until 90 days after it
 * was caught up or repaid. Being written off counts while the debt stands and for 90 days after the
 * write-off. Those that no longer count are among them. In whatever order the payments were
 * matched, what counts is when they were paid.
 */
export function lateRecordsOf(loan: LoanHistory, zone: string, now: Date): LateRecord[] {
  const begin = (day: string): Date => instantIn(zone, day, '00:00')
  const lostOn = loan.lostAt && dateIn(zone, loan.lostAt)
  const last = lostOn ?? dateIn(zone, now)
  const records = lateRuns(loan, last).flatMap(({ from, to }): LateRecord[] => {
    const arose = addDays(from, LATE_FOR)
    if (arose > (to ?? last)) return []
    const ended = to ?? lostOn
    return [
      { arose: begin(arose), until: ended === null ? null : begin(addDays(ended, REMEMBERED_FOR)) },
    ]
  })
  if (loan.lostAt === null || lostOn === null) return records
  const remembered = addDays(lostOn, REMEMBERED_FOR)
  const paid = settledOn(loan, loan.lateFees)
  // The payer had paid on a day before, and it was only matched afterwards.
  if (paid !== undefined && paid < lostOn) return records
  const until = paid !== undefined && paid > remembered ? paid : remembered
  return [...records, { arose: loan.lostAt, until: loan.debtStands ? null : begin(until) }]
}

/** When the loan was late up to `last`, by what had been paid before each day. */
function lateRuns(loan: PaymentHistory, last: string): LateRun[] {
  const paidOn = [...new Set(loan.payments.map(({ on }) => on))]
    .filter((on) => on <= last)
    .toSorted()
  const runs: LateRun[] = []
  let run: LateRun | undefined
  // What is owed changes on the days of payments only.
  for (const [index, day] of [loan.start, ...paidOn].entries()) {
    const due = nextDueBy(loan, day)
    if (run && (due === null || due >= day)) {
      run.to = day
      run = undefined
    }
    const next = paidOn[index] ?? last
    if (!run && due !== null && due < next) {
      run = { from: addDays(due, 1), to: null }
      runs.push(run)
    }
  }
  return runs
}

/**
 * Until when a borrower with these records is refused; undefined where none counts. It is the first
 * day (YYYY-MM-DD in the zone) on which none of them counts, or 90 days from `today` where that
 * cannot be known.
 */
export function refusedUntil(
  records: readonly LateRecord[],
  zone: string,
  today: string,
): string | undefined {
  const days = records.map(({ until }) =>
    until === null ? addDays(today, REMEMBERED_FOR) : dateIn(zone, until),
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
