import type { FieldError } from '../lender/answers.ts'

/** The lender's findings a field (422001); empty for every other failure. */
export function fieldErrorsOf(failure: unknown): readonly FieldError[] {
  if (!(failure instanceof Error && 'code' in failure && 'data' in failure)) return []
  return failure.code === 422001 ? (failure.data as readonly FieldError[]) : []
}
