import { NativeFailure, type NativeContext } from './native-failure.ts'

/** The parameters are not those of the table. Nothing was done; a fault of the calling code. */
export class InvalidParametersError extends NativeFailure {
  override readonly name = 'InvalidParametersError'
  readonly kind = 'invalid_parameters'
  /** Which one, as a path; `params` when they are no object, empty when the wrapper refused them without saying which. */
  readonly field: string

  constructor(field: string, context: NativeContext) {
    super(`was given unfit parameters: ${field || 'refused by the wrapper'}`, context)
    this.field = field
  }
}
