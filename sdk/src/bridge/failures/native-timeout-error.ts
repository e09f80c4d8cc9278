import { NativeFailure, type NativeContext } from './native-failure.ts'

/** No answer came in time, or the wrapper said that it found none. What it does may happen all the same. */
export class NativeTimeoutError extends NativeFailure {
  override readonly name = 'NativeTimeoutError'
  readonly kind = 'timeout'
  /** Milliseconds that were allowed. */
  readonly limit: number

  constructor(limit: number, context: NativeContext) {
    super(`got no answer within ${limit} ms`, context)
    this.limit = limit
  }
}
