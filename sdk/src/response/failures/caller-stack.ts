import { LenderFailure } from './lender-failure.ts'
import { hide } from './printable-cause.ts'

/** V8 names who awaits in a stack that is taken late. Its stacks begin with the error's name; those of other engines do not. */
const namesWhoAwaits = /^Error/.test(String(new Error().stack))

/**
 * Runs a call, and gives its failure the stack of the line that awaits it, or that made it. The failure itself is made where no
 * line of the caller's is left. Where the engine can, the stack is taken once the call has failed: to take one at each costs a
 * tenth of a call.
 */
export async function calledBy<Result>(call: () => Promise<Result>): Promise<Result> {
  const early = namesWhoAwaits ? undefined : new Error()
  try {
    return await call()
  } catch (thrown) {
    // V8 begins with the name and this function, others with this function and the method that called it.
    const lines = String((early ?? new Error()).stack)
      .split('\n')
      .slice(2)
    const ofCaller = lines.filter((line) => !line.includes('(node:'))
    // Nobody awaits some calls: the failure keeps its own lines.
    if (ofCaller.length && thrown instanceof LenderFailure)
      hide(thrown, 'stack', [thrown, ...ofCaller].join('\n'))
    throw thrown
  }
}
