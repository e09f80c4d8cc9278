import { maskedNumber, type ReceivingAccount } from '../accounts/account-store.ts'
import { bankName, findBank } from '../accounts/banks.ts'
import { payees } from '../repayments/payees.ts'
import { costOf } from '../rules/cost.ts'
import { money } from '../../foundation/money.ts'
import type { Country } from '../settings/settings.ts'
import type { Language } from '../../foundation/languages.ts'
import type { AgreementFigures } from './agreement-text.ts'
import type { Quote } from './quote-store.ts'

/** What the agreement of a quote is rendered from, for the account that would receive the money. */
export function agreementFigures(
  quote: Quote,
  account: ReceivingAccount,
  country: Country,
  language: Language,
): AgreementFigures {
  const bank = findBank(country, account.bankCode, account.category)
  const { lateFee } = quote.terms
  return {
    quoteId: quote.id,
    lender: payees[country].name,
    cost: costOf(quote.terms, quote.startDate, quote.currency),
    movesDueDates: quote.terms.calendar !== undefined,
    lateFee: lateFee
      ? {
          perDay: money(lateFee.perDay, quote.currency),
          cap: money(lateFee.cap, quote.currency),
        }
      : null,
    account: {
      bankName: bank ? bankName(bank, language) : account.bankCode,
      numberMasked: maskedNumber(account.number),
      holderName: account.holderName,
    },
  }
}
