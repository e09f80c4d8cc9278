import type { ReceivingAccount } from '../lender/answers.ts'
import { shownNumber } from './shown-account.tsx'

/** Receiving accounts to choose from, each by its bank and what is shown of its number. */
export const accountOptions = (
  accounts: readonly ReceivingAccount[],
): { value: string; label: string }[] =>
  accounts.map(({ account_id: value, bank_name: bank, number_masked: number }) => ({
    value,
    label: `${bank} ${shownNumber(number)}`,
  }))
