import { firstOpenStep } from '../application-flow/steps.ts'
import { navigateTo } from '../frame/navigate.ts'
import { routeOfNext } from '../frame/next-route.ts'
import type { Next, Step } from '../lender/answers.ts'

/**
 * Opens what comes next. After the last step that is the list, where the certification is handed
 * in: the product comes after the evaluation.
 */
export function openNextScreen({ steps, next }: { steps?: readonly Step[]; next: Next }): void {
  navigateTo(
    steps !== undefined && firstOpenStep(steps) === undefined ? 'infoList' : routeOfNext(next),
  )
}
