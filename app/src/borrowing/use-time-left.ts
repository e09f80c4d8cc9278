import { useEffect, useState } from 'react'

const minute = 60_000

export interface TimeLeft {
  hours: number
  minutes: number
}

/**
 * Hours and minutes until an instant, by the device's clock. Undefined once it is over, and where
 * it is further away than `most` hours: then that clock is wrong.
 */
export function useTimeLeft(until: string, most: number): TimeLeft | undefined {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute / 3)
    return () => clearInterval(timer)
  }, [])
  const left = Math.floor((Date.parse(until) - now) / minute)
  if (left < 0 || left > most * 60) return undefined
  return { hours: Math.floor(left / 60), minutes: left % 60 }
}
