import { NativeFailure, type NativeContext } from './native-failure.ts'

/** Something answered, but not as the table says. A fault of the wrapper. */
export class InvalidAnswerError extends NativeFailure {
  override readonly name = 'InvalidAnswerError'
  readonly kind = 'invalid_answer'
  /** Which part of the answer, as a path; empty when it is no answer at all. */
  readonly field: string

  constructor(field: string, context: NativeContext) {
    super(`was answered wrongly: ${field || 'no such message'}`, context)
    this.field = field
  }
}
