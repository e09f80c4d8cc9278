import { NativeFailure, type NativeContext } from './native-failure.ts'

/** The borrower left the native screen: closed the camera, chose nothing. Nothing to complain about. */
export class CancelledError extends NativeFailure {
  override readonly name = 'CancelledError'
  readonly kind = 'cancelled'

  constructor(context: NativeContext) {
    super('was left by the borrower', context)
  }
}
