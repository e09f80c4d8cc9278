import { NativeFailure, type NativeContext } from './native-failure.ts'

/** Failures of the wrapper's own work: it broke, is showing another screen, has no network; `unlisted` for any other code. */
export type WrapperCode = 'failed' | 'busy' | 'offline' | 'unlisted'

/** The wrapper could not do it. */
export class WrapperError extends NativeFailure {
  override readonly name = 'WrapperError'
  readonly kind = 'wrapper'
  readonly code: WrapperCode
  /** The wrapper's own words, for its makers. Not printed. */
  declare readonly detail: string

  constructor(code: WrapperCode, detail: string, context: NativeContext) {
    super(`failed in the wrapper: ${code}`, context)
    this.code = code
    Object.defineProperty(this, 'detail', { value: detail, enumerable: false })
  }
}
