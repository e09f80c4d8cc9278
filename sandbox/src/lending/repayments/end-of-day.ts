import { dateIn } from '../../foundation/clock.ts'

const HOUR = 3_600_000

/**
 * When an instruction ends. It ends with the day in the edition's zone, since interest is by the
 * day, or with the next day when less than two hours of this one are left.
 */
export function endOfDay(zone: string, now: Date): Date {
  const end = lastSecondOf(zone, now)
  return end.getTime() - now.getTime() < 2 * HOUR
    ? lastSecondOf(zone, new Date(end.getTime() + HOUR))
    : end
}

/** The last second of the day that the instant falls on, in a zone. */
export function lastSecondOf(zone: string, instant: Date): Date {
  const day = dateIn(zone, instant)
  let before = instant.getTime()
  let afterwards = before + 26 * HOUR
  while (afterwards - before > 1000) {
    const middle = Math.floor((before + afterwards) / 2)
    if (dateIn(zone, new Date(middle)) === day) before = middle
    else afterwards = middle
  }
  return new Date(Math.floor(before / 1000) * 1000)
}
