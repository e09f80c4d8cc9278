/** Whether the dialog is open that says: files leave the phone by the browser alone. See `keep-file.ts`. */
import { useSyncExternalStore } from 'react'

let isShown = false
const listeners = new Set<() => void>()

export function showFilesElsewhere(shown: boolean): void {
  isShown = shown
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useFilesElsewhereShown = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isShown,
    () => false,
  )
