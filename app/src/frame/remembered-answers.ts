/**
 * What the lender answered since the page was loaded, so that a page opened again without a network
 * shows it. Never shown while the lender answers.
 */
import { isLenderFailure } from '@paso/sdk/failures'
import { readStored } from '../session/stored-values.ts'

/** More than a borrower opens in one go. */
const most = 60
const answers = new Map<string, unknown>()
/** Whose answers they are: those of one borrower are not for the next one on this phone. */
let token: string | undefined

/** The answer that comes; where none comes for want of a network, the last one to the same question. */
export async function orRemembered<Answer>(
  question: string,
  coming: Promise<Answer>,
): Promise<Answer> {
  if (token !== readStored('token')) answers.clear()
  token = readStored('token')
  const asker = token
  try {
    const answer = await coming
    if (asker === readStored('token')) remember(question, answer)
    return answer
  } catch (failure) {
    if (!isNetworkFailure(failure) || !answers.has(question)) throw failure
    return answers.get(question) as Answer
  }
}

/** Whether a call failed because no answer came. */
export const isNetworkFailure = (failure: unknown): boolean =>
  isLenderFailure(failure) && (failure.kind === 'network' || failure.kind === 'timeout')

function remember(question: string, answer: unknown): void {
  answers.delete(question)
  answers.set(question, answer)
  const [oldest] = answers.keys()
  if (answers.size > most && oldest !== undefined) answers.delete(oldest)
}
