import { serverAnswers } from '../frame/server-answers.ts'
import { onStoredChange, readStored } from './stored-values.ts'

/**
 * Loads the page anew once somebody else is signed in. To a page that slept, another tab's sign-out and sign-in come as one
 * change: what the first borrower had typed here would become the second one's.
 */
export function leaveAnotherBorrower(): void {
  let before = readStored('user_id')
  onStoredChange(() => {
    const now = readStored('user_id')
    const isAnother = before !== undefined && now !== undefined && now !== before
    before = now
    if (isAnother) void serverAnswers().then((answers) => answers && location.reload())
  })
}
