import { MAX_PICTURE_BYTES } from '../shape.ts'
import { NativeFailure, type NativeContext } from './native-failure.ts'

/** The picture is too large for the bridge and could not be made smaller. Ask for a smaller `max_edge`. */
export class PictureTooLargeError extends NativeFailure {
  override readonly name = 'PictureTooLargeError'
  readonly kind = 'picture_too_large'
  /** Bytes that are allowed. */
  readonly limit = MAX_PICTURE_BYTES
  /** Bytes that came; undefined when the wrapper itself refused. */
  readonly bytes: number | undefined

  constructor(bytes: number | undefined, context: NativeContext) {
    super('gave too large a picture', context)
    this.bytes = bytes
  }
}
