import { LenderFailure } from './lender-failure.ts'
import { hide } from './printable-cause.ts'

/**
 * Runs a call, and gives its failure the stack of the line that made the call. The failure itself is made much later, where no
 * line of the caller's is left. `method` is what the caller called: engines that can leave it and all above it out.
 */
export async function calledBy<Result>(
  method: (...given: never[]) => unknown,
  call: () => Promise<Result>,
): Promise<Result> {
  const { captureStackTrace } = Error as Partial<typeof Error>
  // An error takes a stack of its own first, and that costs as much again.
  const here: { stack?: string } = captureStackTrace ? {} : new Error()
  captureStackTrace?.(here, method)
  try {
    return await call()
  } catch (thrown) {
    if (thrown instanceof LenderFailure)
      hide(thrown, 'stack', `${String(thrown)}\n${here.stack?.replace(/^Error.*\n/, '')}`)
    throw thrown
  }
}
