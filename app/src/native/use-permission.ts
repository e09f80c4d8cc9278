/**
 * How a permission stands, as the wrapper or the browser says; `prompt` where neither knows. Neither says
 * since when: that is noted here when it is first seen to be given, at its use or in the ledger.
 */
import { useEffect, useState } from 'react'
import type { PermissionName, PermissionState as NativeState } from '@paso/sdk/bridge'
import { readStored, writeStored } from '../session/stored-values.ts'
import { nativeProblem } from './native-problem.ts'
import { openBridge } from './open-bridge.ts'
import { isInWrapper } from './wrapper-here.ts'

const states = {
  granted: 'granted',
  limited: 'granted',
  not_asked: 'prompt',
  refused: 'prompt',
  open_settings: 'denied',
  refused_for_good: 'denied',
} as const satisfies Record<NativeState, PermissionState>

/** What a page may ask about: browsers know the first two, wrappers all three. */
export type AskedPermission = PermissionName & ('camera' | 'location' | 'tracking')

export const isAsked = (permission: PermissionName): permission is AskedPermission =>
  permission === 'camera' || permission === 'location' || permission === 'tracking'

/** `since` is the instant at which it was first seen to be given. */
export type Permission =
  | { state: 'granted'; since: string }
  | { state: Exclude<PermissionState, 'granted'> }

export function usePermission(permission: AskedPermission): Permission {
  const [known, setKnown] = useState<Permission>({ state: 'prompt' })
  useEffect(() => {
    let stop = (): void => undefined
    let left = false
    const ask = (): Promise<void> => look(permission).then(setKnown)
    const follow = async (): Promise<void> => {
      // Listened for before it is asked: a change between the two would not be seen.
      stop = await listen(permission, () => void ask().catch(nativeProblem))
      if (left) stop()
      else await ask()
    }
    follow().catch(nativeProblem)
    return () => {
      left = true
      stop()
    }
  }, [permission])
  return known
}

/** Calls back after a change, until what it gives is called. */
async function listen(permission: AskedPermission, changed: () => void): Promise<() => void> {
  if (isInWrapper()) {
    const bridge = await openBridge()
    return bridge.on('permission_changed', changed)
  }
  // Not every browser tells of a change: it is asked again when the page is seen again.
  document.addEventListener('visibilitychange', changed)
  const status = await statusInBrowser(permission)
  status?.addEventListener('change', changed)
  return () => {
    document.removeEventListener('visibilitychange', changed)
    status?.removeEventListener('change', changed)
  }
}

/** To be called where the permission was just used. */
export function notePermission(permission: AskedPermission): void {
  look(permission).catch(nativeProblem)
}

async function look(permission: AskedPermission): Promise<Permission> {
  const state = await askAbout(permission)
  const { [permission]: noted, ...others } = readStored('permissions') ?? {}
  if (state === 'granted') {
    const since = noted ?? new Date().toISOString()
    if (noted === undefined) writeStored('permissions', { ...others, [permission]: since })
    return { state, since }
  }
  if (noted !== undefined) writeStored('permissions', others)
  return { state }
}

async function askAbout(permission: AskedPermission): Promise<PermissionState> {
  if (isInWrapper()) {
    const { hasPermission } = await openBridge()
    return states[(await hasPermission({ permission })).state]
  }
  return (await statusInBrowser(permission))?.state ?? 'prompt'
}

async function statusInBrowser(permission: AskedPermission): Promise<PermissionStatus | undefined> {
  // Browsers of 2020 have no such question, and some do not know this name.
  const { permissions } = navigator as { permissions?: Permissions }
  const name = permission === 'location' ? 'geolocation' : permission
  if (name === 'tracking') return undefined
  return permissions?.query({ name }).catch(() => undefined)
}
