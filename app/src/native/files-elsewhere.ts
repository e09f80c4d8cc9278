/** Whether the borrower is told that files leave the phone by the browser alone; see `keep-file.ts`. */
import { useSyncExternalStore } from 'react'

let isTold = false
const listeners = new Set<() => void>()

export function tellFilesElsewhere(told: boolean): void {
  isTold = told
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useFilesElsewhere = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isTold,
    () => false,
  )
