import { LenderFailure, type FailureContext } from './lender-failure.ts'

/**
 * The caller's own signal ended the call, or another session had begun before its answer. A change may have happened all the
 * same.
 */
export class AbortedError extends LenderFailure {
  override readonly name = 'AbortedError'
  readonly kind = 'aborted'

  constructor(context: FailureContext, reason?: unknown) {
    super('was ended by its caller', context, { reason })
  }

  /** @internal What the compiler takes `instanceof` for; the method is the one above. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is AbortedError
  /** @internal */
  static override stands(): 'aborted' {
    return 'aborted'
  }
}
