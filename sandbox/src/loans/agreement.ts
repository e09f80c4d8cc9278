import { createHash } from 'node:crypto'
import type { AgreementFigures, Section } from './agreement-figures.ts'
import { inThai } from './agreement-thai.ts'
import { inEnglish } from './agreement-english.ts'

/** Languages that the agreement is written in; anyone else reads it in English. */
export const AGREEMENT_LANGUAGES = ['th', 'en'] as const
export type AgreementLanguage = (typeof AGREEMENT_LANGUAGES)[number]

/** The agreement's text and the digest that proves which text was agreed to. */
export interface Agreement {
  language: AgreementLanguage
  title: string
  sections: Section[]
  hash: string
}

/** Renders the agreement. The same figures always give the same text and the same hash. */
export function renderAgreement(figures: AgreementFigures, language: AgreementLanguage): Agreement {
  const { title, sections } = { th: inThai, en: inEnglish }[language](figures)
  const hash = createHash('sha256')
    .update(JSON.stringify([figures.quoteId, language, title, sections]))
    .digest('hex')
  return { language, title, sections, hash }
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
