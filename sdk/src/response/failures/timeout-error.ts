import { LenderFailure, type FailureContext } from './lender-failure.ts'

/** The time limit of an attempt, or of the whole call, ran out. A change may have happened all the same. */
export class TimeoutError extends LenderFailure {
  override readonly name = 'TimeoutError'
  readonly kind = 'timeout'
  /** Milliseconds that were allowed. */
  readonly limit: number

  constructor(limit: number, context: FailureContext) {
    super(`took longer than ${Math.round(limit)} ms`, context)
    this.limit = limit
  }

  /** @internal */
  static override stands(): 'timeout' {
    return 'timeout'
  }
}
