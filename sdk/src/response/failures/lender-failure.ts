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

/** Where a failure of any copy of this package holds what is printed of it. */
const PRINTED = '@paso/sdk says'

/**
 * What every failed call throws, in one of its closed set of subclasses. It prints as method, path, kind and request id:
 * never a token, a signature or anything about a person. `instanceof` holds for a failure of another copy of this package
 * too: a program may hold one that was imported and one that was required.
 *
 * @example
 * if (error instanceof LenderFailure) log(error.operation, error.kind, error.requestId)
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
    const { stack, message } = this
    Object.defineProperty(this, 'stack', { value: stack })
    hide(this, PRINTED, message)
  }

  override toString(): string {
    return `${this.name}: ${(this as unknown as Marked)[PRINTED]}`
  }

  /** @internal The kind of failure that a class stands for; `any` for the one above them all. */
  static stands(): FailureKind | 'any' {
    return 'any'
  }

  /** Whether a value is a failure of this class, whichever copy of this package made it. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // A class that somebody derived from one of ours is asked as any other class is.
    if (!Object.prototype.hasOwnProperty.call(this, 'stands'))
      return super[Symbol.hasInstance](value)
    const failure = value as (LenderFailure & Marked) | null | undefined
    return !!failure?.[PRINTED] && ['any', failure.kind].includes(this.stands())
  }
}

interface Marked {
  [PRINTED]?: string
}

/**
 * Sets a property that spreading, JSON and printing leave out: where a log shows hidden properties, it calls no getter. (Only
 * the console of older Chrome reads `message` all the same, and shows it on the device itself.)
 */
export function hide(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { get: () => value, configurable: true })
}
