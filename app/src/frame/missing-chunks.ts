/**
 * After a deployment the chunks of the page that is open may be gone. A page is loaded anew only where
 * what is missing was really wanted, and the server answers. A reload without one ends in the browser's
 * error page, where nothing of ours is left. What was only fetched ahead may fail unheard.
 */
import { forgetAll } from '../service-worker/open-without-network.ts'
import { readStored, removeStored, writeStored } from '../session/stored-values.ts'
import { serverAnswers } from './server-answers.ts'

/** Loads a page anew, this one unless another is named, if its server answers. */
export async function reloadIfAnswered(address = location.href): Promise<boolean> {
  if (!(await serverAnswers(address))) return false
  // Else the service worker would open what it keeps, which may be what is missing something.
  await forgetAll()
  if (address === location.href) location.reload()
  else location.assign(address)
  return true
}

/**
 * Reloads once, on the path that was wanted. The flag lives until a screen comes through, so it cannot loop.
 *
 * @returns false where that would not help, or not now
 */
export async function reloadOnceForMissingChunks(): Promise<boolean> {
  if (readStored('reloadflag_app_path_change') !== undefined) return false
  writeStored('reloadflag_app_path_change', location.pathname)
  const answers = await serverAnswers()
  // A screen came through meanwhile: nothing is missing any more.
  if (readStored('reloadflag_app_path_change') === undefined) return false
  if (answers) {
    await forgetAll()
    location.reload()
  } else {
    removeStored('reloadflag_app_path_change')
  }
  return answers
}
