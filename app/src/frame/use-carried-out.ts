import { useCallback, useEffect, useRef } from 'react'
import { toast } from '../failures/toasts.ts'
import { focusHeadingInstead } from './keep-focus.ts'

/**
 * For a press that changes `shown`, whose button may go with it: once the change is here it is said, and focus that
 * would be lost goes to the heading.
 *
 *   const carriedOut = useCarriedOut(devices)
 *   carriedOut(t('那台设备已退出'))   and `devices` are asked for anew
 */
export function useCarriedOut(shown: unknown): (words: string) => void {
  const due = useRef<string>(undefined)
  useEffect(() => {
    if (due.current === undefined) return
    // Not before: words that come into a question which is closing are heard by nobody.
    toast('success', due.current)
    due.current = undefined
    // A reader who went on is left alone.
    if (document.activeElement === document.body) focusHeadingInstead()
  }, [shown])
  return useCallback((words) => {
    due.current = words
  }, [])
}
