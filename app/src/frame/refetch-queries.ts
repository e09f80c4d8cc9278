/** Makes every answer on the page be asked for again: something changed at the lender. */
import { useSyncExternalStore } from 'react'

let round = 0
const listeners = new Set<() => void>()

export function refetchQueries(): void {
  round += 1
  for (const listener of listeners) listener()
}

/** Calls back each time. */
export function onRefetch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A number that changes with each refresh. */
export const useRefetchRound = (): number =>
  useSyncExternalStore(
    onRefetch,
    () => round,
    () => 0,
  )
