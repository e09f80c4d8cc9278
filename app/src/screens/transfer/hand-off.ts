/** The web hand-off of the liveness check, as the contract's guide has it. */
import { presentNoNetwork } from '../../failures/present-failure.ts'
import { serverAnswers } from '../../frame/server-answers.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Schema } from '../../lender/answers.ts'
import type { RemoteConfig } from '../../lender/remote-config.ts'
import { openOutside } from '../../native/open-outside.ts'
import { isInWrapper } from '../../native/wrapper-here.ts'
import { pathTo } from '../../route-map.ts'
import { readStored, removeStored, writeStored } from '../../session/stored-values.ts'

/** Where the check is made, for this one try; undefined where remote config names no such place. */
export function handOffAddress(
  { hAppUrl: place, hAppId: appId, hAppKey: key }: RemoteConfig,
  language: Language,
): string | undefined {
  if (place === undefined || appId === undefined) return undefined
  const address = parsed(place)
  if (address === undefined) return undefined
  if (address.protocol !== 'https:' && address.origin !== location.origin) return undefined
  address.searchParams.set('app_id', appId)
  if (key !== undefined) address.searchParams.set('key', key)
  address.searchParams.set('return_to', pathTo('transfer'))
  address.searchParams.set('lang', language)
  // What the check comes to is good for nobody else.
  const subject = readStored('user_id')
  if (subject !== undefined) address.searchParams.set('subject', subject)
  return address.href
}

function parsed(place: string): URL | undefined {
  try {
    return new URL(place, location.origin)
  } catch {
    return undefined
  }
}

/**
 * Leaves for the check, which comes back with the same random `state`. Without a network the page stays: a wrapper's
 * web view would be left with the browser's error page.
 */
export async function leaveForCheck(address: string): Promise<void> {
  if (!(await serverAnswers())) {
    presentNoNetwork()
    return
  }
  const state = crypto.getRandomValues(new Uint32Array(4)).join('-')
  writeStored('liveness_id', waitingFor(state))
  const whole = `${address}&state=${state}`
  // Another origin never shows in a wrapper's web view; it comes back by the wrapper's link to `/transfer`.
  if (isInWrapper() && new URL(whole).origin !== location.origin) openOutside(whole)
  else location.assign(whole)
}

/** A check that the app around the page made. Stays until the lender has answered. */
export function keepCheck(id: string, mode: 'native' | 'native_v3'): void {
  writeStored('liveness_id', `${mode} ${id}`)
}

const errors = ['cancelled', 'camera_denied', 'failed'] as const
/** How a check ended that came to nothing, as the contract's guide names it. */
export type CheckError = (typeof errors)[number]

/** What a check came back with; undefined for an answer to no try of this device. */
export function cameBack(query: URLSearchParams): CheckError | 'checked' | undefined {
  const state = query.get('state')
  if (state === null || readStored('liveness_id') !== waitingFor(state)) return undefined
  removeStored('liveness_id')
  const id = query.get('liveness_id')
  if (id === null) return errors.find((each) => each === query.get('error')) ?? 'failed'
  // Stays until the lender has answered, however often the page is loaded until then.
  writeStored('liveness_id', id)
  return 'checked'
}

/** The check that the lender has not answered yet. */
export function unsentCheck(): { liveness_id: string; mode: Schema<'LivenessMode'> } | undefined {
  const kept = readStored('liveness_id')
  if (kept === undefined || kept.startsWith(waiting)) return undefined
  const [, mode, native] = /^(native(?:_v3)?) (.+)$/.exec(kept) ?? []
  return native === undefined
    ? { liveness_id: kept, mode: 'web' }
    : { liveness_id: native, mode: mode as 'native' | 'native_v3' }
}

const waiting = 'waiting:'
const waitingFor = (state: string): string => `${waiting}${state}`
