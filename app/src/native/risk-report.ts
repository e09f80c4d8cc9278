/** The wrapper's risk report, whose key goes with the application (D13). Made once an application, when it is handed in. */
import { isSignedIn } from '../session/session.ts'
import { readStored, writeStored } from '../session/stored-values.ts'
import { nativeProblem } from './native-problem.ts'
import { openBridge } from './open-bridge.ts'
import { isInWrapper } from './wrapper-here.ts'

/** How long handing in waits for it, in milliseconds: a loan does not depend on it. */
const longest = 5_000

/** The key of the report; undefined where there is none, about which nothing is said. */
export async function riskToken(): Promise<string | undefined> {
  const known = readStored('risk_token')
  if (known !== undefined || !isInWrapper()) return known
  try {
    const { reportInfo } = await openBridge()
    const { tokenKey } = await reportInfo({ scene: 'apply' }, { timeoutMs: longest })
    // Who signed out meanwhile is not the next borrower.
    if (isSignedIn()) writeStored('risk_token', tokenKey)
    return tokenKey
  } catch (failure) {
    nativeProblem(failure)
    return undefined
  }
}
