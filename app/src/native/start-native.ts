/** What the page does inside a wrapper by itself, after its first paint. Nothing of it holds the borrower up. */
import { refetchQueries } from '../frame/refetch-queries.ts'
import { loadMessages } from '../i18n/message-store.ts'
import { isSignedIn } from '../session/session.ts'
import { onStoredChange } from '../session/stored-values.ts'
import appFacts, { reportDevice } from './app-facts.ts'
import { followConsent } from './attribution.ts'
import { goBack } from './go-back.ts'
import { openBridge } from './open-bridge.ts'
import { catchLinks } from './open-outside.ts'
import { isAsked, notePermission } from './use-permission.ts'
import { fetchBundle } from './update-bundle.ts'

/** Called once. */
export async function startNative(): Promise<void> {
  catchLinks()
  const bridge = await openBridge()
  bridge.on('back', goBack)
  bridge.on('resume', refetchQueries)
  // Taken back and given again while another screen is open, it is another time.
  bridge.on('permission_changed', ({ permission }) => {
    if (isAsked(permission)) notePermission(permission)
  })
  await Promise.all([appFacts(), loadMessages(['outcome'])])
  await reportDevice()
  let wasSignedIn = isSignedIn()
  onStoredChange(() => {
    if (wasSignedIn === isSignedIn()) return
    wasSignedIn = isSignedIn()
    if (wasSignedIn) void reportDevice()
    void followConsent()
  })
  await followConsent()
  await fetchBundle()
}
