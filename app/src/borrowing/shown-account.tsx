import type { ReactNode } from 'react'
import type { ReceivingAccount } from '../lender/answers.ts'

/**
 * What is shown of an account's number, `••••6702`: four marks stand for all that are hidden, so that an
 * IBAN fits a narrow phone with large letters. In one piece, from left to right in every language.
 */
export const shownNumber = (masked: string): string =>
  `\u2066${masked.replace(/•{5,}/, '••••')}\u2069`

/** An account by its bank and what is shown of its number. */
export const ShownAccount = ({
  account,
}: {
  account: Pick<ReceivingAccount, 'bank_name' | 'number_masked'>
}): ReactNode => (
  <>
    <bdi>{account.bank_name}</bdi> {shownNumber(account.number_masked)}
  </>
)
