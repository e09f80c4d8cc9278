import { hiddenOf, LenderFailure, type FailureContext } from './lender-failure.ts'

/** The call needs a session and has none, or an ended one (403100). */
export class SignedOutError extends LenderFailure {
  override readonly name = 'SignedOutError'
  readonly kind = 'signed_out'
  readonly code = 403100

  constructor(message: string, context: FailureContext) {
    super('answered 403100 (signed_out)', context, { message })
  }

  /** The lender's words for the person. Not printed. */
  get userMessage(): string {
    return hiddenOf<{ message: string }>(this).message
  }

  /** @internal What the compiler takes `instanceof` for; the method is the one above. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is SignedOutError
  /** @internal */
  static override stands(): 'signed_out' {
    return 'signed_out'
  }
}
