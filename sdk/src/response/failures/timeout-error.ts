import { LenderFailure, type FailureContext } from './lender-failure.ts'

/**
 * The time limit of an attempt, or of the whole call, ran out, or that of the caller's own `AbortSignal.timeout`. A change may have happened all the
 * same.
 */
export class TimeoutError extends LenderFailure {
  override readonly name = 'TimeoutError'
  readonly kind = 'timeout'
  /** Milliseconds that were allowed; where the time was the caller's own signal's, those that the call had taken. */
  readonly limit: number

  constructor(limit: number, context: FailureContext, reason?: unknown) {
    super(`took longer than ${Math.round(limit)} ms`, context, { reason })
    this.limit = limit
  }

  /** @internal What the compiler takes `instanceof` for; the method is the one above. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is TimeoutError
  /** @internal */
  static override stands(): 'timeout' {
    return 'timeout'
  }
}
