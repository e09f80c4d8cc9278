/** The toasts on the page. Errors come only from `present-failure.ts`; screens say what went well. */
import { useSyncExternalStore } from 'react'

export interface ShownToast {
  id: number
  tone: 'info' | 'success' | 'error'
  text: string
  /** What it is about: news of the network are old once it is back. */
  about?: 'network' | undefined
}

let toasts: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function show(shown: readonly ShownToast[]): void {
  toasts = shown
  for (const listener of listeners) listener()
}

/** Shows a message; the same text twice is shown once. The kit decides how long it stays. */
export function toast(tone: ShownToast['tone'], text: string, about?: ShownToast['about']): void {
  lastId += 1
  show([...toasts.filter((other) => other.text !== text), { id: lastId, tone, text, about }])
}

export function dismissToast(id: string | number): void {
  show(toasts.filter((other) => other.id !== id))
}

/** A new try or another screen: what went wrong before is old news; with `about`, what went wrong with that. */
export function dismissErrors(about?: ShownToast['about']): void {
  const isOld = (each: ShownToast): boolean =>
    each.tone === 'error' && (about === undefined || each.about === about)
  if (toasts.some(isOld)) show(toasts.filter((each) => !isOld(each)))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const shownNow = (): readonly ShownToast[] => toasts

export const useToasts = (): readonly ShownToast[] =>
  useSyncExternalStore(subscribe, shownNow, shownNow)
