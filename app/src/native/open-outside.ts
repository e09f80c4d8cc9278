/**
 * Addresses of others and phone numbers. Inside a wrapper they are opened by it, never in the page's own web
 * view; what it cannot open is said, with the address or number to use by hand.
 */
import { presentNoNetwork } from '../failures/present-failure.ts'
import { dismissErrors } from '../failures/toasts.ts'
import { serverAnswers } from '../frame/server-answers.ts'
import { loadMessages } from '../i18n/message-store.ts'
import type { LegalName } from '../legal/legal-texts.ts'
import { showElsewhere } from './elsewhere.ts'
import { nativeProblem } from './native-problem.ts'
import { openBridge } from './open-bridge.ts'
import { isInWrapper } from './wrapper-here.ts'

export const phoneIn = ({ href }: URL): string | undefined => /^tel:(.+)$/.exec(href)?.[1]

/** Opens an address in another app: in a browser as a new tab. Call it while a tap is handled. */
export function openOutside(address: string): void {
  if (isInWrapper()) void openByWrapper(address)
  else window.open(address, '_blank', 'noopener,noreferrer')
}

async function openByWrapper(given: string): Promise<void> {
  // The lender's own addresses are paths, which mean nothing outside of the page.
  const address = new URL(given, location.href)
  const phone = phoneIn(address)
  try {
    const bridge = await openBridge()
    await (phone === undefined
      ? bridge.openBrowser({ url: address.href })
      : bridge.callPhone({ phone }))
  } catch (failure) {
    if (nativeProblem(failure) !== 'left') showElsewhere(address)
  }
}

/** Has every link that leads out of the app opened by the wrapper from now on, and legal texts shown by the page. */
export function catchLinks(): void {
  document.addEventListener('click', (event) => {
    const { target, defaultPrevented } = event
    const link = target instanceof Element ? target.closest('a') : null
    if (defaultPrevented || link === null || link.hasAttribute('download')) return
    const isOwn = link.origin === location.origin
    const isWeb = link.protocol === 'https:' || link.protocol === 'http:'
    const text = isOwn ? legalPath.exec(link.pathname)?.[1] : undefined
    if (text !== undefined) void showLegal(text as LegalName, link.href)
    else if (link.protocol === 'tel:' || (isWeb && !isOwn)) void openByWrapper(link.href)
    else return
    event.preventDefault()
  })
}

const legalPath = /^\/legal\/(terms|privacy|deletion)$/

/**
 * Their own pages have no code, so no bridge: the phone's back button would leave the app there. Without a network
 * nothing at all would be left. So the page stays, and what cannot be fetched opens in the browser.
 */
async function showLegal(name: LegalName, href: string): Promise<void> {
  dismissErrors()
  const isHere = await hasLegalSheet()
  if (!isHere && !(await serverAnswers(href))) presentNoNetwork()
  // The line may have failed for a moment; a file that is gone after a deployment fails again.
  else if (isHere || (await hasLegalSheet())) showElsewhere(name)
  else await openByWrapper(href)
}

const hasLegalSheet = (): Promise<boolean> =>
  Promise.all([import('../legal/legal-sheet.tsx'), loadMessages(['legal', 'home', 'links'])]).then(
    () => true,
    () => false,
  )
