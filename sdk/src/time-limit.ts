import { LONGEST_TIMER_MS } from './longest-timer.ts'
import { AbortedError } from './response/failures/aborted-error.ts'
import type { FailureContext } from './response/failures/lender-failure.ts'
import { TimeoutError } from './response/failures/timeout-error.ts'

/**
 * Does the work until its time is up or the caller ends it, even where the work does not listen to its signal. The first is a
 * `TimeoutError`, the second an `AbortedError`, or a `TimeoutError` where the caller's signal is one of `AbortSignal.timeout`.
 * `spent` is how long the call has taken. Leaves neither timer nor listener behind. `AbortSignal.any` and `.timeout` are too
 * new for the webviews we serve.
 */
export function withTimeLimit<Result>(
  limit: number,
  signal: AbortSignal | undefined,
  context: FailureContext,
  spent: () => number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const endedByCaller = () => {
    const reason: unknown = signal?.reason
    const isTime = (reason as Error | undefined)?.name === 'TimeoutError'
    return isTime ? new TimeoutError(spent(), context, reason) : new AbortedError(context, reason)
  }
  if (signal?.aborted) return Promise.reject(endedByCaller())
  const controller = new AbortController()
  return new Promise<Result>((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    }
    const fail = (failure: Error) => {
      settle()
      reject(failure)
      // Engines that know reasons hand it on, so that the caller learns why there is none.
      controller.abort(failure)
    }
    const onAbort = () => fail(endedByCaller())
    const timer = setTimeout(
      () => fail(new TimeoutError(limit, context)),
      Math.min(limit, LONGEST_TIMER_MS),
    )
    signal?.addEventListener('abort', onAbort)
    work(controller.signal).then((result) => {
      settle()
      resolve(result)
    }, fail)
  })
}
