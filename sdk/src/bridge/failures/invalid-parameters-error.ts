import { NativeFailure, type NativeContext } from './native-failure.ts'

/** The parameters are not those of the table. Nothing was done; a fault of the calling code. */
export class InvalidParametersError extends NativeFailure {
  override readonly name = 'InvalidParametersError'
  readonly kind = 'invalid_parameters'
  /** Which one, as a path; empty when they are no object, or the wrapper refused them without saying which. */
  readonly field: string

  constructor(field: string, context: NativeContext, which = field || 'no object') {
    super(`was given unfit parameters: ${which}`, context)
    this.field = field
  }
}
