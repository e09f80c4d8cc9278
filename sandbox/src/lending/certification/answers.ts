import { Failure } from '../../foundation/failure.ts'
import { isOpenPage, nextPage, stepList, stepOf, type FormPage, type Progress } from './steps.ts'

const PAGES = ['identity', 'personal', 'basic', 'location', 'emergency', 'work'] as const

/** The step list as the contract has it. After the last page comes the product (D9). */
export function stepListAnswer(progress: Progress) {
  return { steps: stepList(progress), next: nextPage(progress) ?? ('prod' as const) }
}

/** 409002 naming the first open step and the pages that may be saved now. */
export function stepsDoNotAllow(progress: Progress): Failure {
  const next = nextPage(progress)
  return new Failure('state_does_not_allow', {
    data: {
      state: next === null ? 'completed' : stepOf(next),
      allowed: PAGES.filter((page) => isOpenPage(page, progress)),
      next: next ?? 'prod',
    },
  })
}

/** 409002 once the evaluation granted a quota: what it was granted on no longer changes. */
export function alreadyEvaluated(): Failure {
  return new Failure('state_does_not_allow', {
    data: { state: 'evaluated', allowed: [], next: 'prod' },
  })
}

/** Throws 409002 unless the page may be saved now. */
export function requireOpen(page: FormPage, progress: Progress): void {
  if (!isOpenPage(page, progress)) throw stepsDoNotAllow(progress)
}
