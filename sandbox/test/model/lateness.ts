import { debtAfter } from './debt.ts'
import { dayOf, dueFor, lateFeesOf, startOf, type Loan } from './loan.ts'

/** Since when it is held against the borrower, and until when; null while nobody can know that. */
interface Held {
  since: number
  until: number | null
}

/**
 * What is held against the borrower of a loan: more than thirty days on end that were late by what had
 * been paid before each, and a write-off. What was paid counts from when it was paid.
 */
function heldOf(loan: Loan, now: number): Held[] {
  if (loan.paidOutAt === null || loan.state === 'returned') return []
  const held: Held[] = []
  const { lostAt } = loan
  const last = dayOf(lostAt ?? now)
  let from: number | null = null
  const remember = (since: number, to: number, ended: number | null): void => {
    if (to - since + 1 <= 30) return
    held.push({ since: startOf(since + 30), until: ended === null ? null : startOf(ended + 90) })
  }
  for (let day = loan.start; day <= last; day++) {
    if (isLate(loan, day, (paid) => paid < day)) from ??= day
    if (from !== null && !isLate(loan, day, (paid) => paid <= day)) {
      remember(from, day, day)
      from = null
    }
  }
  if (from !== null) remember(from, last, lostAt === null ? null : last)
  if (lostAt === null) return held
  const settled = settledOn(loan)
  if (settled !== null && settled < last) return held
  const until = loan.state === 'written_off' ? null : Math.max(last + 90, settled ?? 0)
  return [...held, { since: lostAt, until: until === null ? null : startOf(until) }]
}

/** Whether a due date had passed by that day, by the payments of the days that count. */
function isLate(loan: Loan, day: number, counts: (day: number) => boolean): boolean {
  const paid = loan.payments.filter((each) => counts(each.day))
  const due = dueFor(loan, 0, paid)
  return due !== null && due < day
}

/** The day on which everything had been paid; null where it was not. */
function settledOn(loan: Loan): number | null {
  const days = loan.payments.map(({ day }) => day).sort((one, other) => one - other)
  const found = days.find((day) => {
    const paid = loan.payments.filter((each) => each.day <= day)
    const { principal, interest, fee, over } = debtAfter(loan.terms, loan.start, paid)
    return principal + interest + fee === 0 && over >= lateFeesOf(loan)
  })
  return found ?? null
}

/** Whether what was granted at `moment` was overtaken by a late loan. */
export function isOvertaken(all: readonly Loan[], moment: number, now: number): boolean {
  return all.some((each) => heldOf(each, now).some(({ since }) => since > moment))
}

/** Whether anything is held against the borrower still. */
export function isHeld(all: readonly Loan[], now: number): boolean {
  return all.flatMap((each) => heldOf(each, now)).some(({ until }) => until === null || until > now)
}

/** The first day on which nothing is held against the borrower; null where that is today. */
export function refusedUntil(all: readonly Loan[], now: number): number | null {
  const ends = all
    .flatMap((each) => heldOf(each, now))
    .map(({ until }) => (until === null ? dayOf(now) + 90 : dayOf(until)))
  const last = Math.max(...ends, 0)
  return last > dayOf(now) ? last : null
}
