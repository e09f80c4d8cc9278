/**
 * A step of this page has its word in the address, so each is a place in the history: back leads from one to the one
 * before it.
 */
import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { currentPlace, historyIndex } from '../../frame/current-place.ts'

/** Another account than the one that is known; the last look at what was typed. */
type Step = 'other' | 'review'

export const allSteps: readonly Step[] = ['other', 'review']

export const isAt = (step: Step): boolean => currentPlace().searchParams.has(step)

export function useSteps() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const open = useCallback((step: Step) => void navigate(addressWith(step)), [navigate])
  /** Goes back out of the steps, and does what comes next before what stood there is shown. */
  const close = useCallback(
    (steps: readonly Step[], then: () => void = () => undefined) => {
      const left = (): void => {
        // It was opened as the first place of all.
        if (steps.some(isAt)) void navigate(addressWithout(steps), { replace: true })
        then()
      }
      goBack(steps.filter(isAt).length, left)
    },
    [navigate],
  )
  return { isOpen: (step: Step) => search.has(step), open, close }
}

function goBack(places: number, then: () => void): void {
  const possible = Math.min(places, historyIndex())
  if (possible === 0) return then()
  addEventListener('popstate', then, { once: true })
  history.go(-possible)
}

function addressWith(step: Step): string {
  const { pathname, searchParams } = currentPlace()
  searchParams.set(step, '')
  return `${pathname}?${searchParams}`
}

function addressWithout(steps: readonly Step[]): string {
  const { pathname, searchParams } = currentPlace()
  for (const step of steps) searchParams.delete(step)
  return `${pathname}?${searchParams}`
}
