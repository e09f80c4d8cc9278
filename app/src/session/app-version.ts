/** Whether this app is too old for the lender, or a newer one is there (D28, D32). */
import { useSyncExternalStore } from 'react'
import type { Schema } from '../lender/answers.ts'
import { versionHere } from './caller-facts.ts'
import { onStoredChange, readStored, writeStored } from './stored-values.ts'

type Versions = Schema<'NewerVersion'>

let known: Versions | undefined
const listeners = new Set<() => void>()

/** What the version check says. */
export function noteVersions(versions: Versions): void {
  known = versions
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const stop = onStoredChange(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** The versions where this app is below the oldest that still works. */
export const useTooOld = (): Versions | undefined =>
  useSyncExternalStore(
    subscribe,
    () => (known && isBelow(versionHere(), known.minimum_version) ? known : undefined),
    () => undefined,
  )

/** The versions where there is a newer one, which was not put off. */
export const useNewer = (): Versions | undefined =>
  useSyncExternalStore(
    subscribe,
    () =>
      known && isBelow(versionHere(), known.version) && readStored('put_off') !== known.version
        ? known
        : undefined,
    () => undefined,
  )

/** "Later": of this version nothing is said again. */
export function putOff({ version }: Versions): void {
  writeStored('put_off', version)
}

/** Compares dotted numbers part by part; what is no number counts as zero. */
export function isBelow(version: string, other: string): boolean {
  const [left, right] = [partsOf(version), partsOf(other)]
  const at = right.findIndex((part, place) => part !== (left[place] ?? 0))
  return at >= 0 && (left[at] ?? 0) < (right[at] ?? 0)
}

const partsOf = (version: string): number[] =>
  version.split('.').map((part) => Number.parseInt(part, 10) || 0)
