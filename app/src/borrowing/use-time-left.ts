import { useEffect, useReducer } from 'react'
import { lenderNow } from '../lender/lender-clock.ts'

const minute = 60_000

export interface TimeLeft {
  hours: number
  minutes: number
}

/**
 * Hours and minutes until an instant, by the lender's clock. Undefined once it is over, and where it
 * is further away than `most` hours: then the clocks are too far apart.
 */
export function useTimeLeft(until: string, most: number): TimeLeft | undefined {
  const [, look] = useReducer((looks: number) => looks + 1, 0)
  useEffect(() => {
    const timer = setInterval(look, minute / 3)
    return () => clearInterval(timer)
  }, [])
  const left = Math.floor((Date.parse(until) - lenderNow()) / minute)
  if (left < 0 || left > most * 60) return undefined
  return { hours: Math.floor(left / 60), minutes: left % 60 }
}
