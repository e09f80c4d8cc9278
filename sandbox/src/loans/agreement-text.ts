import type { Cost } from '../rules/cost.ts'
import type { Money } from '../rules/money.ts'
import type { Market } from '../rules/products.ts'

/** Languages that the agreement is written in; anyone else reads it in English. */
export const AGREEMENT_LANGUAGES = ['th', 'en'] as const
export type AgreementLanguage = (typeof AGREEMENT_LANGUAGES)[number]

export interface Section {
  heading: string
  paragraphs: string[]
}

/** What an agreement is rendered from: the quote's own figures, and nothing else. */
export interface AgreementFigures {
  quoteId: string
  market: Market
  cost: Cost
  /** Whether a due date moves to a business day. */
  movesDueDates: boolean
  /** Null in terms that were agreed before there was one. */
  lateFee: { perDay: Money; cap: Money } | null
  account: { bankName: string; numberMasked: string; holderName: string }
}

/** Sums, rates and days as an agreement spells them; Latin digits and the Gregorian calendar. */
export function figureWords(language: AgreementLanguage) {
  const locale = `${language === 'th' ? 'th-TH' : 'en-GB'}-u-nu-latn-ca-gregory`
  const figures = new Intl.NumberFormat('en', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    sum: (money: { amount: number; currency: string }): string =>
      `${figures.format(money.amount / 100)} ${language === 'th' && money.currency === 'THB' ? 'บาท' : money.currency}`,
    rate: (basisPoints: number): string =>
      `${(basisPoints / 100).toFixed(basisPoints % 10 === 0 ? 1 : 2)} %`,
    day: (date: string): string => day.format(new Date(`${date}T00:00:00Z`)),
  }
}
