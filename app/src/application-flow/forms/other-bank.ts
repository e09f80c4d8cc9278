import type { CountryForms } from '../../countries/country-profile.ts'
import type { Schema } from '../../lender/answers.ts'

type Bank = Schema<'Bank'>

/**
 * The bank that an account's number names, where it is another than the chosen one. Nothing is said of a number or
 * a bank that the country's table does not have.
 */
export function otherBank(
  { bankInNumber }: CountryForms,
  banks: readonly Bank[],
  account: { category: string; bank_code: string; number: string },
): Bank | undefined {
  if (bankInNumber === undefined || account.category !== 'bank_account') return undefined
  const number = account.number.replace(/\W/g, '').toUpperCase()
  const [, code = ''] = bankInNumber.pattern.exec(number) ?? []
  const named = bankInNumber.banks[code]
  const isChosenKnown = Object.values(bankInNumber.banks).includes(account.bank_code)
  if (named === account.bank_code || !isChosenKnown) return undefined
  return banks.find((bank) => bank.bank_code === named && bank.category === 'bank_account')
}
