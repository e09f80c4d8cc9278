import { useCallback, useEffect, useRef, useState } from 'react'
import { toast } from '../failures/toasts.ts'

/**
 * For a press that changes `shown`, whose button may go with it. What was done is said, and focus that would be
 * lost goes to the heading.
 *
 *   const carriedOut = useCarriedOut(devices)
 *   carriedOut(t('那台设备已退出'))   and `devices` are asked for anew
 */
export function useCarriedOut(shown: unknown): (words: string) => void {
  const [done, setDone] = useState<{ words: string }>()
  const isDue = useRef(false)
  useEffect(() => {
    // Once its question is closed: words that come into a dialog which leaves are heard by nobody.
    if (done !== undefined) toast('success', done.words)
  }, [done])
  useEffect(() => {
    // A reader who went on is left alone.
    if (isDue.current && document.activeElement === document.body) {
      void import('./arrive.ts').then(
        ({ focusHeading }) => focusHeading(),
        () => undefined,
      )
    }
    isDue.current = false
  }, [shown])
  return useCallback((words) => {
    isDue.current = true
    setDone({ words })
  }, [])
}
