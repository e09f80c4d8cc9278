import { firstOpenStep } from '../application-flow/steps.ts'
import { go } from '../frame/go.ts'
import type { Next, Schema, Step } from '../lender/answers.ts'

/**
 * Opens what comes next. After the last step that is the list, where the certification is handed
 * in: the product comes after the evaluation.
 */
export function goOn({ steps, next }: { steps?: readonly Step[]; next: Next }): void {
  go(steps !== undefined && firstOpenStep(steps) === undefined ? 'infoList' : next)
}

/** Where the lender sends someone whose step is not open (409002); undefined for other failures. */
export function nextAfterConflict(failure: unknown): Next | undefined {
  if (!(failure instanceof Error && 'code' in failure && 'data' in failure)) return undefined
  if (failure.code !== 409002) return undefined
  const { next } = failure.data as Schema<'StateConflict'>
  return next ?? 'infoList'
}
