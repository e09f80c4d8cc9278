import { NativeFailure, type NativeContext } from './native-failure.ts'

/** The caller's signal ended the call, or the bridge was closed. What it does may happen all the same. */
export class NativeAbortedError extends NativeFailure {
  override readonly name = 'NativeAbortedError'
  readonly kind = 'aborted'

  constructor(context: NativeContext) {
    super('was ended by its caller', context)
  }
}
