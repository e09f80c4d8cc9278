import { isLenderFailure } from '@paso/sdk/failures'
import type { FieldError } from '../lender/answers.ts'

/** The lender's findings a field (422001); empty for every other failure. */
export function fieldErrorsOf(failure: unknown): readonly FieldError[] {
  return isLenderFailure(failure, 422001) ? failure.data : []
}
