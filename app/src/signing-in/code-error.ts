import { isLenderFailure } from '@paso/sdk/failures'

/** What is wrong with a code, as the page says it beside the field. */
export type CodeError =
  | { is: 'incomplete' }
  | { is: 'wrong'; triesLeft: number }
  | { is: 'expired' }
  | { is: 'locked'; seconds: number }
  /** The code is right, and the lender asks for the last signs of the identity number too. */
  | { is: 'stranger'; triesLeft: number }

/** How long the last wrong try locks a phone, by the contract. */
const lockSeconds = 15 * 60

/** The finding of a failed sign-in; undefined for a failure that is not about the code. */
export function codeErrorOf(failure: unknown): CodeError | undefined {
  if (isLenderFailure(failure, 401001)) {
    const { tries_left: triesLeft } = failure.data
    return triesLeft === 0 ? { is: 'locked', seconds: lockSeconds } : { is: 'wrong', triesLeft }
  }
  if (isLenderFailure(failure, 401002)) return { is: 'expired' }
  if (isLenderFailure(failure, 429003)) {
    return { is: 'locked', seconds: failure.data.seconds }
  }
  if (isLenderFailure(failure, 403003))
    return { is: 'stranger', triesLeft: failure.data.tries_left }
  return undefined
}
