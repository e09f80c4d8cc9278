import { useEffect, useReducer } from 'react'

/** By two clocks, in milliseconds: the phone's may be put right, the page's may stand still while the phone sleeps. */
export interface Moment {
  phone: number
  page: number
}

export const momentIn = (seconds: number): Moment => ({
  phone: Date.now() + seconds * 1000,
  page: performance.now() + seconds * 1000,
})

const secondsUntil = (until: Moment | undefined): number =>
  until === undefined
    ? 0
    : Math.max(
        0,
        Math.ceil(Math.min(until.phone - Date.now(), until.page - performance.now()) / 1000),
      )

/** Whole seconds until a moment, counting down to 0: no more than were left at first, whatever the phone's clock does. */
export function useCountdown(until: Moment | undefined): number {
  const [, look] = useReducer((looks: number) => looks + 1, 0)
  useEffect(() => {
    const timer = setInterval(() => {
      look()
      if (secondsUntil(until) === 0) clearInterval(timer)
    }, 500)
    return () => clearInterval(timer)
  }, [until])
  return secondsUntil(until)
}
