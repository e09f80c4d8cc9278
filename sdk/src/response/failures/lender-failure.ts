/** Which failure it is; a `switch` over it can be total. */
export type FailureKind =
  'api_code' | 'signed_out' | 'network' | 'timeout' | 'aborted' | 'invalid_response'

/** Where and when a call failed. */
export interface FailureContext {
  /** Method and path as the contract writes them: `POST /user/login`. */
  operation: string
  /** Which attempt of the call failed, from 1. */
  attempt: number
  /** The `X-Request-Id` of that attempt, to be found in the lender's log. */
  requestId: string
}

/**
 * What every failed call throws, in one of its closed set of subclasses. It prints as method, path, kind and request id:
 * never a token, a signature or anything about a person.
 */
export abstract class LenderFailure extends Error {
  abstract readonly kind: FailureKind
  readonly operation: string
  readonly attempt: number
  readonly requestId: string

  constructor(what: string, context: FailureContext) {
    super(`${context.operation} ${what} (attempt ${context.attempt}, request ${context.requestId})`)
    this.operation = context.operation
    this.attempt = context.attempt
    this.requestId = context.requestId
    // Printing goes through `stack` and `toString`. Both keep this text when a subclass puts the lender's words into
    // `message`; engines write the stack's first line only when it is read.
    hide(this, 'stack', this.stack)
    hide(this, 'printed', this.message)
  }

  override toString(): string {
    return `${this.name}: ${(this as unknown as { printed: string }).printed}`
  }
}

/** Sets a property that printing, spreading and JSON leave out. */
export function hide(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, enumerable: false, configurable: true })
}
