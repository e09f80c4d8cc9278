/** How a permission stands, as the wrapper or the browser says; `prompt` where neither knows. */
import { useEffect, useState } from 'react'
import type { PermissionName, PermissionState as NativeState } from '@paso/sdk/bridge'
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

export function usePermission(permission: AskedPermission): PermissionState {
  const [state, setState] = useState<PermissionState>('prompt')
  useEffect(() => {
    let stop = (): void => undefined
    let left = false
    const ask = (): Promise<void> => askAbout(permission).then(setState)
    const follow = async (): Promise<void> => {
      // Listened for before it is asked: a change between the two would not be seen.
      if (isInWrapper()) {
        const bridge = await openBridge()
        stop = bridge.on('permission_changed', () => void ask().catch(nativeProblem))
      }
      if (left) stop()
      else await ask()
    }
    follow().catch(nativeProblem)
    return () => {
      left = true
      stop()
    }
  }, [permission])
  return state
}

async function askAbout(permission: AskedPermission): Promise<PermissionState> {
  if (isInWrapper()) {
    const { hasPermission } = await openBridge()
    return states[(await hasPermission({ permission })).state]
  }
  // Browsers of 2020 have no such question, and some do not know this name.
  const { permissions } = navigator as { permissions?: Permissions }
  const name = permission === 'location' ? 'geolocation' : permission
  if (name === 'tracking') return 'prompt'
  const answer = await permissions?.query({ name }).catch(() => undefined)
  return answer?.state ?? 'prompt'
}
