import { currentPlace } from '../frame/current-place.ts'
import { navigateTo } from '../frame/navigate.ts'
import { reloadOnceAnswered } from '../frame/server-answers.ts'
import { pathOf } from '../route-map.ts'
import { onStoredChange, readStored } from './stored-values.ts'

/**
 * A page belongs to one borrower: what was typed on it, or is still awaited, would become that of the next one. It is left at
 * once and loaded anew when somebody else signs in, in another tab or here, also a while after the sign-out.
 */
export function leaveAnotherBorrower(): void {
  let borrower = readStored('user_id')
  const stop = onStoredChange(() => {
    const now = readStored('user_id')
    if (now === undefined || now === borrower) return
    if (borrower === undefined) {
      borrower = now
      return
    }
    stop()
    // The sign-in leads on by itself.
    if (currentPlace().pathname !== pathOf('login')) {
      navigateTo('home', undefined, { replace: true })
    }
    reloadOnceAnswered()
  })
}
