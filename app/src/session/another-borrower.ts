import { serverAnswers } from '../frame/server-answers.ts'
import { onStoredChange, readStored } from './stored-values.ts'

/** Whose page this is, also after the sign-out: the `user_id` that was signed in here last. */
let borrower: string | undefined

/** Called where somebody signs in on this page itself. */
export function belongTo(userId: string): void {
  borrower = userId
}

/**
 * Loads the page anew once another tab has signed somebody else in, at once or a while after the sign-out: what the first
 * borrower had typed here, or still waits for, would become the second one's.
 */
export function leaveAnotherBorrower(): void {
  borrower = readStored('user_id')
  onStoredChange(() => {
    const now = readStored('user_id')
    if (now === undefined || now === borrower) return
    if (borrower !== undefined) {
      void serverAnswers().then((answers) => answers && location.reload())
    }
    borrower = now
  })
}
