const DAY = 86_400_000

/** How late a loan was, in milliseconds since 1970. What was paid counts from when it was paid. */
export interface Lateness {
  /** From when to when it was overdue; still, where there is no end. */
  lapses: { from: number; to: number | null }[]
  lost: { at: number; paidAt: number | null } | null
  /** When the last of the payments was made. */
  lastPaidAt: number
}

export const neverLate = (): Lateness => ({ lapses: [], lost: null, lastPaidAt: 0 })

/** It is written off. */
export function lose(lateness: Lateness, now: number): void {
  endLapses(lateness, now)
  lateness.lost = { at: now, paidAt: null }
}

/** What was late is paid. */
export function catchUp(lateness: Lateness): void {
  endLapses(lateness, lateness.lastPaidAt)
  if (lateness.lost) lateness.lost.paidAt ??= lateness.lastPaidAt
}

function endLapses({ lapses }: Lateness, at: number): void {
  for (const lapse of lapses) lapse.to = Math.min(lapse.to ?? at, at)
}

/** Since when it is held against the borrower, and until when; null while nobody can know that. */
interface Held {
  since: number
  until: number | null
}

function heldOf({ lapses, lost }: Lateness, now: number): Held[] {
  const held = lapses
    .filter(({ from, to }) => (to ?? now) - from > 30 * DAY)
    .map(({ from, to }) => ({
      since: from + 30 * DAY,
      until: to === null ? null : to + 90 * DAY,
    }))
  if (lost === null || (lost.paidAt !== null && lost.paidAt <= lost.at)) return held
  const until = lost.paidAt === null ? null : Math.max(lost.at + 90 * DAY, lost.paidAt)
  return [...held, { since: lost.at, until }]
}

/** Whether what was granted at `moment` was overtaken by a late loan. */
export function isOvertaken(all: readonly Lateness[], moment: number, now: number): boolean {
  return all.some((each) => heldOf(each, now).some(({ since }) => since > moment))
}

/** Whether anything is held against the borrower still. */
export function isHeld(all: readonly Lateness[], now: number): boolean {
  return all.flatMap((each) => heldOf(each, now)).some(({ until }) => until === null || until > now)
}

/** The first day on which nothing is held against the borrower; null where that is today. */
export function refusedUntil(
  all: readonly Lateness[],
  now: number,
  dayOf: (ms: number) => number,
): number | null {
  const ends = all
    .flatMap((each) => heldOf(each, now))
    .map(({ until }) => (until === null ? dayOf(now) + 90 : dayOf(until)))
  const last = Math.max(...ends, 0)
  return last > dayOf(now) ? last : null
}
