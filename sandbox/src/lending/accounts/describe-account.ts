import type { Language } from '../../foundation/languages.ts'
import { maskedNumber, type ReceivingAccount } from './account-store.ts'
import { findBank, type Bank } from '../countries/shared/banks.ts'
import { homeName } from '../countries/shared/home-names.ts'

/** An account as the contract shows it: the number masked, the bank in the asked language. */
export function describeAccount(
  account: ReceivingAccount,
  banks: readonly Bank[],
  language: Language,
) {
  const bank = findBank(banks, account.bankCode, account.category)
  return {
    account_id: account.id,
    category: account.category,
    bank_code: account.bankCode,
    bank_name: bank === undefined ? account.bankCode : homeName(bank.names, language),
    number_masked: maskedNumber(account.number),
    holder_name: account.holderName,
    is_default: account.isDefault,
  }
}
