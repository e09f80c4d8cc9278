import type { DataOf } from '../contract.ts'

export type LivenessOutcome = DataOf<'submitLiveness'>['result']

const FAILURES: readonly LivenessOutcome[] = [
  'no_face',
  'several_faces',
  'not_live',
  'not_the_holder',
  'expired',
]

/**
 * What the maker of liveness checks saw, as the sandbox plays it: it issued every id that begins
 * with `lv-`, and each passes but one that ends in a full stop and the name of what went wrong
 * (`lv-1.no_face`). Undefined for an id that nobody issued.
 */
export function whatWasSeen(livenessId: string): LivenessOutcome | undefined {
  if (!/^lv-[A-Za-z0-9]/.test(livenessId)) return undefined
  return FAILURES.find((failure) => livenessId.endsWith(`.${failure}`)) ?? 'passed'
}
