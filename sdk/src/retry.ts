import { ApiCodeError } from './response/failures/api-code-error.ts'
import { InvalidResponseError } from './response/failures/invalid-response-error.ts'
import type { LenderFailure } from './response/failures/lender-failure.ts'
import { NetworkError } from './response/failures/network-error.ts'
import { TimeoutError } from './response/failures/timeout-error.ts'

/** At most this many attempts a call; the one repeat after a stale clock is not counted. */
const MAX_ATTEMPTS = 3
/** Milliseconds the first wait may take; the next may take twice as long. */
const FIRST_WAIT_MS = 500
/** Milliseconds a `Retry-After` is obeyed at most. */
const LONGEST_WAIT_MS = 20_000

const RETRIED_STATUSES = [408, 502, 503, 504]
const RETRIED_CODES = [409001, 429002]

/** Milliseconds to wait before the next attempt, or undefined when the failure is final. */
export function waitBeforeRetry(
  failure: LenderFailure,
  attempt: number,
  random: () => number,
): number | undefined {
  if (attempt >= MAX_ATTEMPTS || !mayPassByItself(failure)) return undefined
  const jitter = random() * FIRST_WAIT_MS * 2 ** (attempt - 1)
  const asked = 'retryAfterSeconds' in failure ? Number(failure.retryAfterSeconds ?? 0) * 1000 : 0
  // The jitter comes on top, so that everyone who was told the same second does not return in it together.
  return Math.min(asked, LONGEST_WAIT_MS) + jitter
}

/** Whether the same call may succeed a little later without a person doing anything. */
function mayPassByItself(failure: LenderFailure): boolean {
  if (failure instanceof NetworkError || failure instanceof TimeoutError) return true
  if (failure instanceof InvalidResponseError) return RETRIED_STATUSES.includes(failure.httpStatus)
  if (!(failure instanceof ApiCodeError)) return false
  return (
    RETRIED_CODES.includes(failure.wireCode) ||
    RETRIED_STATUSES.includes(failure.httpStatus) ||
    RETRIED_STATUSES.includes(Math.floor(failure.wireCode / 1000))
  )
}
