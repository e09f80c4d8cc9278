import { useEffect, useState } from 'react'

/** How long people wait before they doubt that anything happens, in milliseconds. */
const SLOW_AFTER = 8000

/** True once something has run for `after` milliseconds, 8 s unless given; false again when it ends. */
export function useSlowWork(running: boolean, after: number = SLOW_AFTER): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => setSlow(true), after)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [running, after])
  return slow
}
