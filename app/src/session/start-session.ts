/** Signing in, after the code: nothing of it is in the first load. */
import { noticeVersion } from '../legal/notice-version.ts'
import type { LoginAnswer } from '../lender/answers.ts'
import { removeStored, writeStored } from './stored-values.ts'

// With the form of the code, while there is a network; without it the next start records.
const notices = import('./notices.ts').catch(() => undefined)

/**
 * Saves what the login call answered. `accepts` records what the login page says that going on accepts; a code that
 * only confirms something accepts nothing anew.
 */
export function startSession(answer: LoginAnswer, accepts: boolean): void {
  writeStored('user_id', answer.user_id)
  writeStored('user_name', answer.user_name)
  writeStored('loginSuccessInfo', answer)
  if (accepts) writeStored('notices', noticeVersion)
  // Signing in withdraws a request to close the account: no place in the history says that it is in.
  removeStored('cancelled_at')
  // Last, because it is what makes the app signed in.
  writeStored('token', answer.token)
  void notices.then((here) => here?.recordWaitingNotices()).catch(() => undefined)
}
