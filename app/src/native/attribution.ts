/**
 * Attribution: where a borrower heard of the lender. It starts with the borrower's consent alone, which is given
 * and taken back in the ledger of permissions. It ends with the consent, at the latest with the page (D24, D31).
 */
import { reloadIfAnswered } from '../frame/missing-chunks.ts'
import { lender } from '../lender/lender.ts'
import { remoteConfig } from '../lender/remote-config.ts'
import { isSignedIn } from '../session/session.ts'
import { readStored, removeStored, writeStored } from '../session/stored-values.ts'
import { nativeProblem } from './native-problem.ts'
import { openBridge } from './open-bridge.ts'
import { notePermission } from './use-permission.ts'
import { isInWrapper } from './wrapper-here.ts'

let started = false
/** It has ended, and the page is about to. */
let isEnding = false
/** How often the page tries to end while no server answers or a form is open, in milliseconds. */
const tryEveryMs = 5_000

/** Starts or ends it, as the consent of who is signed in stands now. Outside of a wrapper there is none. */
export async function followConsent(): Promise<void> {
  if (!isInWrapper()) return
  try {
    if (await isAgreedTo()) await start()
    else endAttribution()
  } catch (failure) {
    nativeProblem(failure)
  }
}

/** Reports that a step of the flow was taken, by its name alone. */
export async function reportToAttribution(event_name: string): Promise<void> {
  if (!started || isEnding) return
  try {
    await (await openBridge()).addAf({ event_name })
  } catch (failure) {
    nativeProblem(failure)
  }
}

async function isAgreedTo(): Promise<boolean> {
  if (!isSignedIn()) return false
  const { client } = await lender()
  const { consents } = await client.get('/account/consent')
  // Newest first: a consent that was given anew is another record.
  const newest = consents.find(({ purpose }) => purpose === 'attribution')
  return newest !== undefined && newest.withdrawn_at === null
}

async function start(): Promise<void> {
  if (started) return
  const { af_devkey, appid, market, fb_appid, fb_token } = await remoteConfig()
  const bridge = await openBridge()
  const first = af_devkey !== undefined && appid !== undefined
  const second = fb_appid !== undefined && fb_token !== undefined
  if ((!first && !second) || !(await mayTrack())) return
  notePermission('tracking')
  started = true
  if (first) {
    await bridge.initAf({ af_devkey, appid, ...(market !== undefined && { market }) })
    const { appsflyerid } = await bridge.getAppsFlyerUID()
    if (isEnding) return
    writeStored('appsFlyerUID', appsflyerid)
    await bridge.bindUidWithAfSDK({ user_id: readStored('user_id') ?? '' })
  }
  if (second && !isEnding) await bridge.initFacebookSDK({ fb_appid, fb_token })
}

/** iOS asks the borrower once more, with words of its own; a no there stays a no. */
async function mayTrack(): Promise<boolean> {
  const bridge = await openBridge()
  const permission = 'tracking'
  const { state } = await bridge.hasPermission({ permission })
  if (state !== 'not_asked') return state === 'granted'
  return (await bridge.requestPermission({ permission })).state === 'granted'
}

/** What runs in the wrapper ends with the page; nothing of it is called in the next one. */
export function endAttribution(): void {
  if (readStored('appsFlyerUID') !== undefined) removeStored('appsFlyerUID')
  if (!started || isEnding) return
  isEnding = true
  void endPage()
}

/** Without a server nothing would come in its place, and where something is given it may be lost. */
async function endPage(): Promise<void> {
  const isForm = document.querySelector('main input, main select, main textarea') !== null
  if (isForm || !(await reloadIfAnswered())) setTimeout(() => void endPage(), tryEveryMs)
}
