/** The toasts on the page. Errors come only from `present-failure.ts`; screens say what went well. */
import { useSyncExternalStore } from 'react'

export interface ShownToast {
  id: number
  tone: 'info' | 'success' | 'error'
  text: string
}

let toasts: readonly ShownToast[] = []
let lastId = 0
const none: readonly ShownToast[] = []
const listeners = new Set<() => void>()

function show(next: readonly ShownToast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a message; the same text twice is shown once. The kit decides how long it stays. */
export function toast(tone: ShownToast['tone'], text: string): void {
  lastId += 1
  show([...toasts.filter((other) => other.text !== text), { id: lastId, tone, text }])
}

export function dismissToast(id: string | number): void {
  show(toasts.filter((other) => other.id !== id))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useToasts(): readonly ShownToast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )
}
