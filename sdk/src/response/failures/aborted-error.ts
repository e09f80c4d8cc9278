import { LenderFailure, type FailureContext } from './lender-failure.ts'

/** The caller's own signal ended the call. A change may have happened all the same. */
export class AbortedError extends LenderFailure {
  override readonly name = 'AbortedError'
  readonly kind = 'aborted'

  constructor(context: FailureContext) {
    super('was ended by its caller', context)
  }

  /** @internal */
  static override stands(): 'aborted' {
    return 'aborted'
  }
}
