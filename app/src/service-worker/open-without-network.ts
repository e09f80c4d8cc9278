/**
 * The page's side of its service worker. Nothing here is needed for the page to work: where workers or storage
 * are refused (old browsers, some wrappers), it opens by the network as ever.
 */
import { languageState, onLanguageChange } from '../i18n/message-store.ts'
import { trustedAddress } from '../frame/worker-address.ts'
import { forgetKept, type PageNews } from './kept.ts'

let started = false

/** Called when nothing else is loading, by a version that the lender still takes. */
export async function keepForNextTime(): Promise<void> {
  if (started || !('serviceWorker' in navigator)) return
  started = true
  await navigator.serviceWorker.register(trustedAddress('/sw.js'))
  const sendLanguage = async (): Promise<void> => {
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage(news())
  }
  onLanguageChange(() => void sendLanguage())
  await sendLanguage()
}

/** What this page has loaded came before the worker listened; it lies in the browser's own cache. */
function news(): PageNews {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === location.origin && /^\/static\/js\//.test(pathname),
    )
    .map(({ pathname }) => pathname)
  return { language: languageState().language, files }
}

/** Whether the app is kept on this device, so that it opens without a network. */
export async function isKept(): Promise<boolean> {
  try {
    return (
      navigator.serviceWorker.controller !== null &&
      (await caches.match('/', { ignoreVary: true })) !== undefined
    )
  } catch {
    return false
  }
}

/** What is kept is of no use any more: the next load comes from the server. */
export async function forgetAll(): Promise<boolean> {
  try {
    return await forgetKept()
  } catch {
    return false
  }
}

/** A version that the lender takes no more is not opened again. */
export async function leaveOldVersion(): Promise<boolean> {
  const forgotten = await forgetAll()
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.unregister()
  return forgotten
}
