import { LenderFailure, type FailureContext } from './lender-failure.ts'

/** No answer came: no network, no such host, a connection that broke, or a redirect, which is refused. */
export class NetworkError extends LenderFailure {
  override readonly name = 'NetworkError'
  readonly kind = 'network'
  /** The device said that it has no network. */
  readonly offline: boolean

  // The cause is not kept: some engines write the whole address, token included, into it.
  constructor(context: FailureContext) {
    const offline = (globalThis.navigator as Navigator | undefined)?.onLine === false
    super(offline ? 'found the device offline' : 'got no answer', context)
    this.offline = offline
  }

  /** @internal */
  static override stands(): 'network' {
    return 'network'
  }
}
