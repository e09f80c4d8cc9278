import { Failure } from '../../foundation/failure.ts'

/** How old the code may be that a session began with, where money or the account could be taken. */
const FRESH = 15 * 60_000

/** 403002 where the borrower signed in longer ago: signing in with a new code begins a session that may. */
export function requireFreshCode({
  signedInAt,
  clock,
}: {
  signedInAt: Date
  clock: { security(): Date }
}): void {
  if (clock.security().getTime() - signedInAt.getTime() > FRESH) {
    throw new Failure('fresh_code_needed')
  }
}
