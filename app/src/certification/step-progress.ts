import type { StepProgressProps } from '@paso/ui-kit'
import { stepNumber, stepOfScreen } from '../application-flow/steps.ts'
import type { Text } from '../i18n/use-text.ts'
import type { FormPage, Step } from '../lender/answers.ts'
import { readStored } from '../session/stored-values.ts'

/** "Step 2 of 5" for a page, and the line beside it of the steps that are done: the percentage of D7 would leap. */
export function stepProgress(
  page: FormPage,
  steps: readonly Step[],
  t: Text['t'],
): StepProgressProps {
  const codes = readStored('allsteps') ?? steps.map(({ code }) => code)
  const code = stepOfScreen[page]
  const step = stepNumber(code, codes)
  return {
    label: t('第 {step} 步,共 {total} 步', { step, total: codes.length }),
    done: step - 1,
    total: codes.length,
  }
}
