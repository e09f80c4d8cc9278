import { navigateTo } from '../frame/navigate.ts'
import { reloadOnceAnswered } from '../frame/server-answers.ts'
import { onStoredChange, readStored } from './stored-values.ts'

// A page belongs to one borrower. What was typed on it, or is still awaited, would become that of the next one.

/** Who was signed in here last, also after the sign-out: a `user_id`. */
let borrower: string | undefined

/** Called where somebody signs in on this page itself. Whether it was somebody else's before. */
export function belongTo(userId: string): boolean {
  const wasAnothers = borrower !== undefined && borrower !== userId
  borrower = userId
  return wasAnothers
}

/** Leaves what stands here, and loads the page anew, once another tab has signed somebody else in. */
export function leaveAnotherBorrower(): void {
  borrower = readStored('user_id')
  const stop = onStoredChange(() => {
    const now = readStored('user_id')
    if (now === undefined || !belongTo(now)) return
    stop()
    navigateTo('home', undefined, { replace: true })
    reloadOnceAnswered()
  })
}
