/**
 * Every value kept on the device, under the specification's names, with its lifetime (D13).
 * Storage that is full, refused or tampered with never breaks the flow: what cannot be
 * written is kept in memory for as long as the page lives.
 *
 *   readStored('token')                 undefined when there is none
 *   writeStored('channel', 'tiktok')
 *   clearSignedIn()                     what 403100 and signing out do
 */
import type { CallerFacts } from '@paso/sdk'
import type { AppInfo, DeviceInfo, GpsInfo } from '@paso/sdk/bridge'
import type { Drafts } from './drafts.ts'
import type { KeptSlip } from '../slip/slips.ts'
import type { GetAnswer, LoginAnswer } from '../lender/answers.ts'

/** Gone with the sign-out, and with 403100. */
interface SignedInValues {
  user_id: string
  token: string
  user_name: string
  /** The answer of the login call as it came. */
  loginSuccessInfo: LoginAnswer
  /** Step codes in the order the lender asks for them. */
  allsteps: string[]
  /** The list of banks as it was answered last: shown at once while it is asked for anew. */
  bankList: GetAnswer<'/bank/list'>
  gpsInfo: Pick<GpsInfo, 'register_lat' | 'register_lng' | 'time'>
  risk_token: string
  /** The check that is under way, `waiting:` and its state; then its proof, until the lender has answered. */
  liveness_id: string
  /** Version of the notices that were accepted at login and are not recorded yet. */
  notices: string
  /** Payments that the borrower wants at hand without a network. */
  slips: KeptSlip[]
  /** Half-filled pages, by page. */
  drafts: Drafts
  /** The control that was being filled in, and its page: a killed page comes back to it. */
  lastField: { page: string; field: string }
}

/** What is the device's. */
interface DeviceValues {
  uuid: string
  appInfo: AppInfo
  deviceInfo: DeviceInfo
  appsFlyerUID: string
  /** The caller's facts beside the page's own version, as the client takes them; `appsflyerid` is the specification's name. */
  home__headers: Omit<CallerFacts, 'h5Version'> & { appsflyerid?: string }
  channel: string
  attribution_id: string
  appearance: 'light' | 'dark'
  low_data: 'on' | 'off'
  /** Bytes that low-data mode has saved on pictures. */
  data_saved: number
  /** When each permission of the device was first seen to be given, an instant. */
  permissions: Partial<Record<'camera' | 'location' | 'tracking', string>>
  /** The newer version of the app that the borrower does not want yet. */
  put_off: string
  /** The instant at which a request to close the account left this device, whether or not it arrived; gone when it is refused, and with the next sign-in or sign-out. */
  cancelled_at: string
  /** The lender's support line as it was known last: it is wanted when nothing can be fetched. */
  support_phone: string
}

/** Gone with the tab. */
interface SessionValues {
  reloadflag_app_path_change: string
}

export type StoredValues = SignedInValues & DeviceValues & SessionValues

export type StoredName = keyof StoredValues

/** The compiler holds that none is missing. */
const signedInNames = {
  user_id: 1,
  token: 1,
  user_name: 1,
  loginSuccessInfo: 1,
  allsteps: 1,
  bankList: 1,
  gpsInfo: 1,
  risk_token: 1,
  liveness_id: 1,
  notices: 1,
  drafts: 1,
  lastField: 1,
  slips: 1,
} satisfies Record<keyof SignedInValues, 1>

const inMemory = new Map<StoredName, string>()
const listeners = new Set<() => void>()

function storageOf(name: StoredName): Storage | undefined {
  try {
    return name === 'reloadflag_app_path_change' ? window.sessionStorage : window.localStorage
  } catch {
    return undefined
  }
}

function readText(name: StoredName): string | null {
  const kept = inMemory.get(name)
  if (kept !== undefined) return kept
  try {
    return storageOf(name)?.getItem(name) ?? null
  } catch {
    return null
  }
}

/** The stored value; undefined when there is none or what is there is no JSON. */
export function readStored<Name extends StoredName>(name: Name): StoredValues[Name] | undefined {
  const text = readText(name)
  if (text === null) return undefined
  try {
    return JSON.parse(text) as StoredValues[Name]
  } catch {
    return undefined
  }
}

/** Saves a value; in memory only when the device refuses, or not at all `onDeviceOnly`. Whether the device has it. */
export function writeStored<Name extends StoredName>(
  name: Name,
  value: StoredValues[Name],
  { onDeviceOnly = false } = {},
): boolean {
  const text = JSON.stringify(value)
  let isOnDevice = true
  try {
    const storage = storageOf(name)
    if (storage === undefined) throw new Error('no storage')
    storage.setItem(name, text)
    inMemory.delete(name)
  } catch {
    isOnDevice = false
    if (!onDeviceOnly) inMemory.set(name, text)
  }
  announce()
  return isOnDevice
}

export function removeStored(name: StoredName): void {
  forget(name)
  announce()
}

/** Deletes everything of the person who was signed in. */
export function clearSignedIn(): void {
  for (const name of Object.keys(signedInNames) as StoredName[]) forget(name)
  announce()
}

/**
 * Calls back after every change, those of other tabs too, and when the browser brings back a page
 * that it had put aside: the borrower may have signed out meanwhile.
 */
export function onStoredChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  window.addEventListener('pageshow', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
    window.removeEventListener('pageshow', listener)
  }
}

function forget(name: StoredName): void {
  inMemory.delete(name)
  try {
    storageOf(name)?.removeItem(name)
  } catch {
    // Refused storage holds nothing of ours.
  }
}

function announce(): void {
  for (const listener of listeners) listener()
}
