import type { nativeCalls } from '../native-calls.ts'
import type { NativeMethod, NativeParams, NativeResult } from '../native-methods.ts'
import { askBrowser, browserPermission } from './browser-permissions.ts'
import { deviceFacts } from './device-facts.ts'
import { pickContact } from './pick-contact.ts'
import { pickPicture } from './pictures.ts'
import { findPosition } from './position.ts'
import type { BrowserContext } from './refusal.ts'

/** The calls for which the table names something that a browser does. */
type BrowserMethod = {
  [Method in NativeMethod]: (typeof nativeCalls)[Method]['browser'] extends 'not_available'
    ? never
    : Method
}[NativeMethod]

/** What a plain browser does, call by call. Those that need a tap begin before anything is waited for. */
export const browserCalls: {
  readonly [Method in BrowserMethod]: (
    params: NativeParams<Method>,
    context: BrowserContext,
  ) => Promise<NativeResult<Method> | object>
} = {
  takeImage: ({ camera, max_edge }, context) =>
    pickPicture(camera === 'front' ? 'user' : 'environment', max_edge, context),
  chooseImage: ({ max_edge }, context) => pickPicture(undefined, max_edge, context),
  getGPSInfo: async ({ max_age_ms = 60_000 }, context) => findPosition(max_age_ms, context),
  startGps: async (_, context) => findPosition(0, context),
  getDeviceInfo: async (_, { window }) => deviceFacts(window),
  openBrowser: async ({ url }, { window }) => {
    window.open(url, '_blank', 'noopener,noreferrer')
    return {}
  },
  hasPermission: browserPermission,
  requestPermission: askBrowser,
  callPhone: async ({ phone }, { window }) => {
    const link = window.document.createElement('a')
    link.href = `tel:${phone.replace(/[ -]/g, '')}`
    link.hidden = true
    window.document.body.append(link)
    link.click()
    link.remove()
    return {}
  },
  selectContacts: (_, context) => pickContact(context),
}
