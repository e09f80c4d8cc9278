/**
 * The certification steps as one table (D7): order, screens, current step, progress. First
 * matching row wins. The lender's list says what is done; this says where that leads.
 */
import type { Next, Step, StepCode } from '../lender/answers.ts'
import type { RouteName } from '../route-map.ts'

/** What a step list that cannot be read yields. */
export const codeError = 'codeError'
export type CurrentCode = StepCode | typeof codeError

/** Documents received, the details read from them still to be confirmed; on `idnumber` only. */
export const detailsToConfirm = 10
const completed = 2

interface StepRow {
  /** `*` is anything else: what follows the certification. */
  code: CurrentCode | '*'
  /** Only where `idnumber` has this status. */
  whenIdentityIs?: number
  screen: RouteName
}

/** Step to screen, first matching row wins. */
const stepScreens: readonly StepRow[] = [
  { code: 'idnumber', screen: 'identity' },
  { code: 'personal_before', screen: 'personal' },
  { code: 'personalinfo', whenIdentityIs: detailsToConfirm, screen: 'personal' },
  { code: 'personalinfo', screen: 'basic' },
  { code: 'emergency', screen: 'emergency' },
  { code: 'jobinfo', screen: 'work' },
  { code: codeError, screen: 'home' },
  { code: '*', screen: 'prod' },
]

/** Screen to step. `/location` is the residence page of `personalinfo`. */
export const stepOfScreen = {
  identity: 'idnumber',
  basic: 'personalinfo',
  location: 'personalinfo',
  personal: 'personal_before',
  emergency: 'emergency',
  work: 'jobinfo',
} as const satisfies Partial<Record<RouteName, StepCode>>

/** The screen of a step. */
export function screenOfStep(code: string, steps: readonly Step[]): RouteName {
  const identity = steps.find((step) => step.code === 'idnumber')?.status
  const row = stepScreens.find(
    (candidate) =>
      (candidate.code === code || candidate.code === '*') &&
      (candidate.whenIdentityIs === undefined || candidate.whenIdentityIs === identity),
  )
  return row?.screen ?? 'home'
}

/** The first step that is not completed; undefined when all are; `codeError` for no list. */
export function firstOpenStep(steps: readonly Step[]): CurrentCode | undefined {
  if (steps.length === 0) return codeError
  return steps.find((step) => !isDone(step))?.code
}

/**
 * Where the evaluation has led, by what home says is next: to a quota or a loan. Then the lender
 * takes no other answers. Before it and after a refusal it names the list or home.
 */
export const evaluationLedTo = (next: Next | null | undefined): Next | undefined =>
  next === null || next === 'infoList' || next === 'home' ? undefined : next

/** True once the borrower has nothing more to do for a step now. Status 10 lets later ones open. */
export const isDone = ({ status }: Step): boolean =>
  status === completed || status === detailsToConfirm

/**
 * Percent by the specified formula: the first step 0, else 100 − 10 × the steps remaining after
 * the current one. What people read beside it is `stepNumber`.
 */
export function progressPercent(code: StepCode, allSteps: readonly string[]): number {
  const position = allSteps.indexOf(code)
  if (position <= 0) return 0
  return 100 - 10 * (allSteps.length - 1 - position)
}

/** "Step 2 of 5", from 1; 0 for a step that is not in the list. */
export function stepNumber(code: StepCode, allSteps: readonly string[]): number {
  return allSteps.indexOf(code) + 1
}
