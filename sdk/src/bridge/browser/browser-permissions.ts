import type { PermissionAnswer, RequestPermissionParams } from '../native-types.ts'
import { findPosition, queryState } from './position.ts'
import { Refusal, type BrowserContext } from './refusal.ts'

/** How a permission stands in a browser: its pickers of pictures and contacts need none. */
export async function browserPermission(
  { permission }: Pick<RequestPermissionParams, 'permission'>,
  { window }: BrowserContext,
): Promise<PermissionAnswer> {
  switch (permission) {
    case 'camera':
    case 'photos':
      return { state: 'granted' }
    case 'contacts':
      return { state: 'contacts' in window.navigator ? 'granted' : 'refused_for_good' }
    case 'location':
      return { state: await queryState('geolocation', window) }
    case 'notifications':
      return { state: await queryState('notifications', window) }
    case 'tracking':
      throw new Refusal('not_available')
    default:
      return permission satisfies never
  }
}

/** Asks where the browser asks by itself. No page may open a browser's settings. */
export async function askBrowser(
  params: RequestPermissionParams,
  context: BrowserContext,
): Promise<PermissionAnswer> {
  if (params.permission === 'notifications') await context.window.Notification?.requestPermission()
  if (params.permission !== 'location') return browserPermission(params, context)
  try {
    await findPosition(Infinity, context)
    return { state: 'granted' }
  } catch (reason) {
    if (!(reason instanceof Refusal) || reason.refusal === 'not_available') throw reason
    if (reason.refusal === 'permission_refused') return { state: 'refused' }
    return browserPermission(params, context)
  }
}
