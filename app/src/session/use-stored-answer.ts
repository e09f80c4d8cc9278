/** Lists that the lender answered, kept for others and for the next time (D34). */
import { useEffect } from 'react'
import type { GetAnswer, Step } from '../lender/answers.ts'
import { readStored, writeStored } from './stored-values.ts'

/** The list of banks; until it is answered anew, the one of last time. */
export function useStoredBanks(
  answer: GetAnswer<'/bank/list'> | undefined,
): GetAnswer<'/bank/list'> | undefined {
  useEffect(() => {
    if (answer !== undefined) writeStored('bankList', answer)
  }, [answer])
  return answer ?? readStored('bankList')
}

/** Keeps the steps in the lender's order, from which the progress of each page is worked out. */
export function useStoreSteps(steps: readonly Step[] | undefined): void {
  useEffect(() => {
    if (steps === undefined) return
    writeStored(
      'allsteps',
      steps.map(({ code }) => code),
    )
  }, [steps])
}
