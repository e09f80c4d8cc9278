import { NativeFailure, type NativeContext } from './native-failure.ts'

/**
 * There is no such thing here: `browser` (a plain browser cannot), `wrapper` (this wrapper cannot) or `frame` (the page is
 * in a frame, which never talks to the wrapper).
 */
export class NotAvailableError extends NativeFailure {
  override readonly name = 'NotAvailableError'
  readonly kind = 'not_available'
  readonly reason: 'browser' | 'wrapper' | 'frame'

  constructor(reason: NotAvailableError['reason'], context: NativeContext) {
    super(`is not available here: ${reason}`, context)
    this.reason = reason
  }
}
