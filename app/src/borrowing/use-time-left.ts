import { useEffect, useState } from 'react'
import { lender } from '../lender/lender.ts'

const minute = 60_000

export interface TimeLeft {
  hours: number
  minutes: number
}

/**
 * Hours and minutes until an instant, by the lender's clock. Undefined until that is known, once it
 * is over, and where it is further away than `most` hours: then the clocks are too far apart.
 */
export function useTimeLeft(until: string, most: number): TimeLeft | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const look = async (): Promise<void> => setNow((await lender()).lenderNow())
    const keepLooking = (): void => void look().catch(() => undefined)
    keepLooking()
    const timer = setInterval(keepLooking, minute / 3)
    return () => clearInterval(timer)
  }, [])
  if (now === undefined) return undefined
  const left = Math.floor((Date.parse(until) - now) / minute)
  if (left < 0 || left > most * 60) return undefined
  return { hours: Math.floor(left / 60), minutes: left % 60 }
}
