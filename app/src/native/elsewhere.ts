/**
 * What is no page of this app, while a dialog stands for it. `files` leave the phone by the browser alone, see
 * `keep-file.ts`; an address or number is one that the wrapper did not open; a name is that of a legal text.
 */
import { useSyncExternalStore } from 'react'
import type { LegalName } from '../legal/legal-texts.ts'

export type Elsewhere = 'files' | LegalName | URL

let shown: Elsewhere | undefined
const listeners = new Set<() => void>()

/** Without one the dialog closes. */
export function showElsewhere(next?: Elsewhere): void {
  shown = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useElsewhere = (): Elsewhere | undefined =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  )
