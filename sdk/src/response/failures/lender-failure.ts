import type { Failure } from './failure.ts'
import { isLenderFailure } from './is-lender-failure.ts'
import { hide, printableCause } from './printable-cause.ts'

/** Which failure it is; a `switch` over it can be total. */
export type FailureKind =
  | 'api_code'
  | 'signed_out'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'invalid_response'

/** Where and when a call failed. */
export interface FailureContext {
  /** Method and path as the contract writes them: `POST /user/login`. */
  operation: string
  /** Which attempt of the call failed, from 1. */
  attempt: number
  /** The `X-Request-Id` of that attempt, to be found in the lender's log. */
  requestId: string
}

/** What a failure knows and does not print, apart from it: a log that reads every property finds nothing. */
const unprinted = new WeakMap<object, object>()

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
  /**
   * What was thrown below, as a copy that may be printed: its class, its code (`ECONNREFUSED`) and of its words those that
   * are no data. `reason` has the thing itself.
   */
  override readonly cause!: Error | undefined

  constructor(what: string, context: FailureContext, hidden: object = {}) {
    super(`${context.operation} ${what} (attempt ${context.attempt}, request ${context.requestId})`)
    this.operation = context.operation
    this.attempt = context.attempt
    this.requestId = context.requestId
    unprinted.set(this, hidden)
    hide(this, 'cause', printableCause(this.reason))
  }

  /** What was thrown below, or what your own signal gave for its reason. Not printed. */
  get reason(): unknown {
    return hiddenOf<{ reason?: unknown }>(this).reason
  }

  /** @internal Marks a failure of any copy of this package. */
  get ['@paso/sdk'](): true {
    return true
  }

  /** @internal Node shows accessors of classes too where a log asks for all there is; it calls none of ours. */
  [Symbol.for('nodejs.util.inspect.custom')](
    _: number,
    options: object,
    inspect: (value: unknown, options: object) => string,
  ): string {
    return inspect(this, { ...options, customInspect: false, getters: false })
  }

  /** @internal The kind of failure that a class stands for; `any` for the one above them all. */
  static stands(): FailureKind | 'any' {
    return 'any'
  }

  /** Whether a value is a failure of this class, whichever copy of this package made it: of this one, any of the closed set. */
  static override [Symbol.hasInstance](value: unknown): value is Failure {
    // A class that somebody derived from one of ours is asked as any other class is.
    if (!Object.prototype.hasOwnProperty.call(this, 'stands'))
      return super[Symbol.hasInstance](value)
    return isLenderFailure(value) && ['any', value.kind].includes(this.stands())
  }
}

/** What the failure was made with as its hidden part. */
export function hiddenOf<Hidden>(failure: object): Hidden {
  return unprinted.get(failure) as Hidden
}
