import { stepWords } from '../application-flow/forms/step-words.ts'
import { isDone } from '../application-flow/steps.ts'
import type { Step } from '../lender/answers.ts'

/** Minutes that the steps still to do usually take together. */
export const minutesLeft = (steps: readonly Step[]): number =>
  steps
    .filter((step) => !isDone(step))
    .reduce((minutes, { code }) => minutes + stepWords[code].minutes, 0)
