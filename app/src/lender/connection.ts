/**
 * Whether the lender can be reached: what the browser says of its network, and how the last call came out.
 * A network may be there while the lender is not.
 */
import { useSyncExternalStore } from 'react'
import { lender } from './lender.ts'

let isReached = true
let isTooOld = false
const listeners = new Set<() => void>()

/** Outcomes of an attempt that reached nobody. */
const noAnswer = new Set(['network', 'timeout'])

/** Learns from each call from now on. */
export async function watchConnection(): Promise<void> {
  const { watchCalls } = await lender()
  watchCalls((event) => {
    // Of a call that was given up nothing is known.
    if (event.type === 'start' || event.outcome === 'aborted') return
    isReached = !noAnswer.has(event.outcome)
    isTooOld = event.code === 426001
    for (const listener of listeners) listener()
  })
}

/** Calls back when the connection is lost or is back. */
function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

const isCutOff = (): boolean => !isReached || !navigator.onLine

/** As `isCutOff`, for React. */
export const useIsCutOff = (): boolean =>
  useSyncExternalStore(onConnectionChange, isCutOff, () => false)

/** Whether the lender refused the last call because this app is too old. */
export const useIsTooOld = (): boolean =>
  useSyncExternalStore(
    onConnectionChange,
    () => isTooOld,
    () => false,
  )

/** Asks the lender something small, for at most `limit` milliseconds: whether an answer came. */
export async function lenderAnswers(limit: number): Promise<boolean> {
  try {
    const { client } = await lender()
    await client.get('/home/index', { totalMs: limit })
    return true
  } catch {
    return false
  }
}
