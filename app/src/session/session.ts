/**
 * Who is signed in, for React and outside it. The stored token is the truth: other tabs and a
 * sign-out by the lender (403100) show at once.
 */
import { useSyncExternalStore } from 'react'
import { onStoredChange, readStored, writeStored } from './stored-values.ts'

/** True while a token is stored. */
export const isSignedIn = (): boolean => (readStored('token') ?? '') !== ''

/** As `isSignedIn`; false in the prerendered page and while it is being taken over. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(onStoredChange, isSignedIn, () => false)
}

/** This device's random name, made at the first start (D13). */
export function deviceId(): string {
  const known = readStored('uuid')
  if (known !== undefined) return known
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const made = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  writeStored('uuid', made)
  return made
}
