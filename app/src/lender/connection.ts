/**
 * Whether the lender can be reached: what the browser says of its network, and how the last call came out.
 * A network may be there while the lender is not.
 */
import { useSyncExternalStore } from 'react'
import { isLenderFailure } from '@paso/sdk/failures'
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

let trying: Promise<boolean> | undefined

/** Asks the lender something small, once at a time: whether an answer came, whatever it says. */
export function lenderAnswers(): Promise<boolean> {
  trying ??= tryOnce().finally(() => {
    trying = undefined
  })
  return trying
}

async function tryOnce(): Promise<boolean> {
  try {
    const { client } = await lender()
    // As long as any call may take: on a slow line a shorter try never ends well.
    await client.get('/home/index', { maxRetries: 0 })
    return true
  } catch (failure) {
    return isLenderFailure(failure) && !noAnswer.has(failure.kind)
  }
}
