import type { FormPage, Step } from '../../lender/answers.ts'
import { detailsToConfirm, isDone, stepOfScreen } from '../steps.ts'

/**
 * Whether a page may be filled in now: every earlier step is done. While the details read wait
 * for their confirmation (status 10) they hold nothing up (D7).
 */
export function isPageOpen(page: FormPage, steps: readonly Step[]): boolean {
  const at = steps.findIndex(({ code }) => code === stepOfScreen[page])
  if (at < 0) return false
  const waits = steps.some(({ status }) => status === detailsToConfirm)
  return steps
    .slice(0, at)
    .every((step) => isDone(step) || (waits && step.code === 'personal_before'))
}
