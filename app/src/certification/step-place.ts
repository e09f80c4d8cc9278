import type { StepProgressProps } from '@paso/ui-kit'
import { stepNumber, stepOfScreen } from '../application-flow/steps.ts'
import type { Text } from '../i18n/use-text.ts'
import type { FormPage, Step } from '../lender/answers.ts'

/** "Step 2 of 5" for a page, in words and as figures for the line beside them. */
export function stepPlace(page: FormPage, steps: readonly Step[], t: Text['t']): StepProgressProps {
  const codes = steps.map(({ code }) => code)
  const current = stepNumber(stepOfScreen[page], codes)
  const total = codes.length
  return { label: t('第 {step} 步,共 {total} 步', { step: current, total }), current, total }
}
