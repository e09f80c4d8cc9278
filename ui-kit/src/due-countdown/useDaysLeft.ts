import { useEffect, useRef, useState } from 'react'

/** The day in a zone as a number that rises by one each midnight there. */
function dayIn(timeZone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  return (at) => {
    const of = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
    return Date.UTC(Number(of['year']), Number(of['month']) - 1, Number(of['day'])) / 86_400_000
  }
}

/** When the next day begins. Sought, since a day may have 23 or 25 hours and no midnight. */
function nextDay(timeZone: string, now: number): number {
  const day = dayIn(timeZone)
  const today = day(now)
  let before = now
  let after = now + 26 * 3_600_000
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (day(middle) === today) before = middle
    else after = middle
  }
  return after
}

/**
 * The days that are left when `days` were left at first: one fewer after each midnight of the zone.
 * Only midnights are counted, so that a wrong clock of the device does no harm. Without a zone, `days`.
 */
export function useDaysLeft(
  days: number,
  timeZone: string | undefined,
  onDayChange: ((days: number) => void) | undefined,
): number {
  const [passed, setPassed] = useState({ days, midnights: 0 })
  const midnights = passed.days === days ? passed.midnights : 0
  const changed = useRef(onDayChange)
  useEffect(() => {
    changed.current = onDayChange
  })

  useEffect(() => {
    if (timeZone === undefined) return undefined
    const day = dayIn(timeZone)
    const first = day(Date.now())
    let seen = first
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      const now = Date.now()
      timer = setTimeout(look, nextDay(timeZone, now) - now)
      const today = day(now)
      if (today === seen) return
      seen = today
      setPassed({ days, midnights: today - first })
      changed.current?.(days - (today - first))
    }
    look()
    // A phone in a pocket keeps no time.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [days, timeZone])

  return days - midnights
}
