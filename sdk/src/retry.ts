import type { ApiCodeError } from './response/failures/api-code-error.ts'
import type { LenderFailure } from './response/failures/lender-failure.ts'

/** Milliseconds the first wait may take; the next may take twice as long. */
const FIRST_WAIT_MS = 500
/** Milliseconds a `Retry-After` is obeyed at most. */
const LONGEST_WAIT_MS = 20_000

/** Codes of the catalogue that pass by themselves; all others wait for a person or for another program. */
const RETRIED_CODES = [409001, 429002, 503001]
/** What an answer without a code of the catalogue must be for the same. */
const RETRIED_STATUSES = [408, 502, 503, 504]

/** Milliseconds to wait before the next attempt, or undefined when the failure is final. */
export function waitBeforeRetry(
  failure: LenderFailure,
  attempt: number,
  random: () => number,
  maxRetries = 2,
): number | undefined {
  if (attempt > maxRetries || !mayPassByItself(failure)) return undefined
  const jitter = random() * FIRST_WAIT_MS * 2 ** (attempt - 1)
  const { retryAfterSeconds = 0 } = failure as Partial<ApiCodeError>
  // The jitter comes on top, so that callers that were given the same second do not return in it together.
  return Math.min(retryAfterSeconds * 1000, LONGEST_WAIT_MS) + jitter
}

/** Whether the same call may succeed a little later without a person doing anything. */
function mayPassByItself(failure: LenderFailure): boolean {
  if (failure.kind === 'network' || failure.kind === 'timeout') return true
  const { code, httpStatus = 0, wireCode = 0 } = failure as Partial<ApiCodeError>
  if (typeof code === 'number') return RETRIED_CODES.includes(code)
  return [httpStatus, Math.floor(wireCode / 1000)].some((status) =>
    RETRIED_STATUSES.includes(status),
  )
}
