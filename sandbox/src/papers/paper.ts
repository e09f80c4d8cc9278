import type { Language } from '../handlers/handler.ts'
import type { Money } from '../rules/money.ts'

/** One line of a paper: what it is called and what it is. */
export interface Fact {
  label: string
  value: string
  /** Sums, numbers and references read from left to right in every language. */
  isFigure: boolean
}

/** A paper before it is typeset. */
export interface Paper {
  language: Language
  title: string
  facts: Fact[]
  sections: { heading: string | null; paragraphs: string[] }[]
}

const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  es: 'es-MX',
  vi: 'vi-VN',
  th: 'th-TH',
  ar: 'ar-EG',
  ur: 'ur-PK',
}

/** Sums and days as papers spell them; Latin digits and the Gregorian calendar everywhere. */
export function paperFigures(language: Language) {
  const figures = new Intl.NumberFormat('en', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const days = new Intl.DateTimeFormat(`${LOCALES[language]}-u-nu-latn-ca-gregory`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  const currencyOf = ({ currency }: Money): string =>
    language === 'th' && currency === 'THB' ? 'บาท' : currency
  return {
    sum: (money: Money): string => `${figures.format(money.amount / 100)} ${currencyOf(money)}`,
    day: (date: string): string => days.format(new Date(`${date}T00:00:00Z`)),
  }
}
