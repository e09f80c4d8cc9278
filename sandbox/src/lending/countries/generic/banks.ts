import { banksFrom, type Bank } from '../shared/banks.ts'

/** The generic edition belongs to no country, so that its banks are samples and say so. */
export const banks: readonly Bank[] = [
  ...banksFrom('bank_account', 'en', [
    ['sample_one', 'Sample Bank One'],
    ['sample_two', 'Sample Bank Two'],
    ['sample_savings', 'Sample Savings Bank'],
  ]),
  ...banksFrom('card', 'en', [['sample_card', 'Sample Debit Card']]),
  ...banksFrom('wallet', 'en', [['sample_wallet', 'Sample Wallet']]),
]
