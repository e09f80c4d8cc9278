/** The toasts on the page. Errors come only from `present-failure.ts`; screens say what went well. */
import { useSyncExternalStore } from 'react'

export interface ShownToast {
  id: number
  tone: 'info' | 'success' | 'error'
  text: string
}

interface Toasts {
  shown: readonly ShownToast[]
  /** False until there was a first one. */
  everShown: boolean
}

const none: Toasts = { shown: [], everShown: false }
let toasts = none
let lastId = 0
const listeners = new Set<() => void>()

function show(shown: readonly ShownToast[]): void {
  toasts = { shown, everShown: true }
  for (const listener of listeners) listener()
}

/** Shows a message; the same text twice is shown once. The kit decides how long it stays. */
export function toast(tone: ShownToast['tone'], text: string): void {
  lastId += 1
  show([...toasts.shown.filter((other) => other.text !== text), { id: lastId, tone, text }])
}

export function dismissToast(id: string | number): void {
  show(toasts.shown.filter((other) => other.id !== id))
}

/** A new try or another screen: what went wrong before is old news. */
export function dismissErrors(): void {
  if (toasts.shown.some(({ tone }) => tone === 'error')) {
    show(toasts.shown.filter(({ tone }) => tone !== 'error'))
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useToasts(): Toasts {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )
}
