/**
 * Who is signed in, for React and outside it. The stored token is the truth: other tabs and a
 * sign-out by the lender (403100) show at once.
 */
import { useSyncExternalStore } from 'react'
import { onStoredChange, readStored } from './stored-values.ts'

/** True while a token is stored. */
export const isSignedIn = (): boolean => (readStored('token') ?? '') !== ''

/** As `isSignedIn`; false in the prerendered page and while it is being taken over. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(onStoredChange, isSignedIn, () => false)
}
