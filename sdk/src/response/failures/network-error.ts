import { LenderFailure, type FailureContext } from './lender-failure.ts'

/** No answer came: no network, no such host, a connection that broke, or a redirect, which is refused. */
export class NetworkError extends LenderFailure {
  override readonly name = 'NetworkError'
  readonly kind = 'network'
  /** The device said that it has no network. */
  readonly offline: boolean

  constructor(context: FailureContext, reason?: unknown) {
    const offline = (globalThis.navigator as Navigator | undefined)?.onLine === false
    super(offline ? 'found the device offline' : 'got no answer', context, { reason })
    this.offline = offline
  }

  /** @internal What the compiler takes `instanceof` for; the method is the one above. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is NetworkError
  /** @internal */
  static override stands(): 'network' {
    return 'network'
  }
}
