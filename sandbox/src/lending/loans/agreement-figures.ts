import { shortMasked, type ReceivingAccount } from '../accounts/account-store.ts'
import { findBank } from '../countries/shared/banks.ts'
import { homeName } from '../countries/shared/home-names.ts'
import type { CountryProfile } from '../countries/country-profile.ts'
import { costOf } from '../rules/cost.ts'
import { money } from '../../foundation/money.ts'
import type { Language } from '../../foundation/languages.ts'
import type { AgreementFigures } from './agreement-text.ts'
import type { Quote } from './quote-store.ts'

/** What the agreement of a quote is rendered from, for the account that would receive the money. */
export function agreementFigures(
  quote: Quote,
  account: ReceivingAccount,
  country: Pick<CountryProfile, 'banks' | 'loanWords' | 'payee'>,
  language: Language,
): AgreementFigures {
  const bank = findBank(country.banks, account.bankCode, account.category)
  const { lateFee } = quote.terms
  return {
    quoteId: quote.id,
    loanWords: country.loanWords,
    lender: country.payee.name,
    cost: costOf(quote.terms, quote.startDate, quote.currency),
    movesToBusinessDay: quote.terms.calendar !== undefined,
    payDay: quote.terms.payDay ?? null,
    lateFee: lateFee
      ? {
          perDay: money(lateFee.perDay, quote.currency),
          cap: money(lateFee.cap, quote.currency),
        }
      : null,
    account: {
      category: account.category,
      bankName: bank ? homeName(bank.names, language) : account.bankCode,
      numberMasked: shortMasked(account.number),
      holderName: account.holderName,
    },
  }
}
