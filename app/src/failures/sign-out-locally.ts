import { isLenderFailure } from '@paso/sdk/failures'
import { isSignedIn } from '../session/session.ts'
import { clearSignedIn } from '../session/stored-values.ts'
import { textNow } from '../i18n/text-outside-react.ts'
import { currentPlace } from '../frame/current-place.ts'
import { navigateTo } from '../frame/navigate.ts'
import { pathTo } from '../route-map.ts'
import { toast } from './toasts.ts'

const openRoutes = [pathTo('home'), pathTo('homeAlias')]

let isAskedFor = false

/**
 * Runs a call by which the borrower ends the session.
 *
 * @returns undefined where it found the session over: it was tried again after its answer was lost
 */
export async function endOnPurpose<Answer>(
  call: () => Promise<Answer>,
): Promise<Answer | undefined> {
  isAskedFor = true
  try {
    return await call()
  } catch (failure) {
    if (!isLenderFailure(failure) || failure.kind !== 'signed_out') throw failure
    return undefined
  } finally {
    isAskedFor = false
  }
}

/**
 * Forgets the signed-in person on this device: after 403100 and after signing out. The login gate
 * sees it at once and asks to sign in where that is needed, keeping the path to return to. Home has
 * no gate: there a session that has ended leads to the sign-in from here.
 *
 * @param asked true when the borrower wanted it: then nothing needs explaining
 */
export async function signOutLocally(asked = isAskedFor): Promise<void> {
  const was = isSignedIn()
  clearSignedIn()
  try {
    const { deleteImages } = await import('../session/images.ts')
    await deleteImages()
  } catch {
    // No code without a network. Each picture knows its owner: the next start that is signed in deletes those of others.
  }
  if (!was || asked) return
  toast('info', textNow('登录已过期,请重新登录'))
  // Home is open to visitors, and would show nothing of a loan that runs.
  if (openRoutes.includes(currentPlace().pathname)) navigateTo('login')
}
