import type { GpsInfo } from '../native-types.ts'
import type { PermissionState } from '../permissions.ts'
import { Refusal, type BrowserContext } from './refusal.ts'

/** The browser's geolocation, roughly: where to lend needs no street. */
export function findPosition(
  maximumAge: number,
  { window }: Pick<BrowserContext, 'window'>,
): Promise<GpsInfo> {
  const { geolocation } = window.navigator
  if (!geolocation || !window.isSecureContext) throw new Refusal('not_available')
  return new Promise((resolve, reject) => {
    geolocation.getCurrentPosition(
      ({ coords, timestamp }) =>
        resolve({
          register_lat: coords.latitude,
          register_lng: coords.longitude,
          accuracy_m: coords.accuracy,
          time: new Date(timestamp).toISOString(),
        }),
      async ({ code }) => {
        const denied = code === 1 && (await stateOf(window))
        if (denied) {
          reject(
            new Refusal(denied === 'refused' ? 'permission_refused' : 'permission_open_settings'),
          )
        } else reject(new Refusal(code === 3 ? 'timeout' : 'failed'))
      },
      { maximumAge, timeout: 25_000 },
    )
  })
}

/** How a permission stands after a refusal: put off, or blocked until the browser's settings are changed. */
async function stateOf(window: Window): Promise<PermissionState> {
  const state = await queryState('geolocation', window)
  return state === 'open_settings' ? state : 'refused'
}

/** How the browser says that a permission stands; `not_asked` where it cannot say. */
export async function queryState(name: Asked, window: Window): Promise<PermissionState> {
  try {
    const { state } = await window.navigator.permissions.query({ name })
    if (state === 'granted') return 'granted'
    return state === 'denied' ? 'open_settings' : 'not_asked'
  } catch {
    return 'not_asked'
  }
}

type Asked = 'geolocation' | 'notifications'
