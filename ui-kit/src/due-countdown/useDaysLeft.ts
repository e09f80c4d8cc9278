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

/** In every zone a day begins with a quarter of an hour, also where clocks are moved. */
const quarter = 900_000

interface DaysSaid {
  days: number
  /** When they were said, by the clock of who said them. */
  asOf: number | undefined
  timeZone: string | undefined
  /** What that clock says now. */
  now: (() => number) | undefined
  onDayChange: ((days: number) => void) | undefined
}

/**
 * The days that are left when `days` were said: one fewer after each midnight of the zone since, none
 * where the clock was set back. What is said anew starts anew. Without a zone, `days`.
 */
export function useDaysLeft({ days, asOf, timeZone, ...clock }: DaysSaid): number {
  const [passed, setPassed] = useState({ days, asOf, midnights: 0 })
  const midnights = passed.days === days && passed.asOf === asOf ? passed.midnights : 0
  const latest = useRef(clock)
  useEffect(() => {
    latest.current = clock
  })

  useEffect(() => {
    if (timeZone === undefined) return undefined
    const day = dayIn(timeZone)
    const read = () => (latest.current.now ?? Date.now)()
    const first = day(asOf ?? read())
    let seen = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      const now = read()
      timer = setTimeout(look, quarter - (now % quarter))
      const midnights = Math.max(0, day(now) - first)
      if (midnights === seen) return
      seen = midnights
      setPassed({ days, asOf, midnights })
      latest.current.onDayChange?.(days - midnights)
    }
    look()
    // A phone in a pocket keeps no time.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [days, asOf, timeZone])

  return days - midnights
}
