import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { choiceIn } from '../../borrowing/loan-choice.ts'
import { LoanConfirmation } from './loan-confirmation.tsx'
import { MyLoans } from './my-loans.tsx'

/** With a choice in hand the confirmation, without one the borrower's loans (D8). */
export function LoanScreen(): ReactNode {
  const [search] = useSearchParams()
  const choice = choiceIn(search)
  return choice === undefined ? (
    <MyLoans />
  ) : (
    <LoanConfirmation choice={choice} isLowered={search.has('lowered')} />
  )
}
