import type { Money } from './money.ts'
import { directionOf, localeOf, type Language } from './languages.ts'
import { say } from './say.ts'

/** Figures as sentences of a language hold them. Latin digits, and Buddhist years in Thai (D3). */
interface SpelledFigures {
  /** As the app writes it, with both hundredths and the sign of the currency: `฿10,520.00`. */
  sum: (money: Money) => string
  /** The same of whole units, as a band of income names them: `฿10,000`. */
  wholeSum: (money: Money) => string
  /** Basis points as a rate with one decimal, or two where it has them: `22.8%`. */
  rate: (basisPoints: number) => string
  /** A calendar date `YYYY-MM-DD` with its month as a word: `21 November 2026`, `21 พฤศจิกายน พ.ศ. 2569`. */
  day: (date: string) => string
  /** A day of the week, from Monday at 0. */
  weekday: (index: number) => string
  /** A length of time with the noun in the right number: `61 days`. */
  days: (count: number) => string
  /** A code, number or reference, which reads from left to right in every language. */
  code: (text: string) => string
  /** A name that may be written in another script than the sentence. */
  name: (text: string) => string
}

const LEFT_TO_RIGHT_ISOLATE = '\u2066'
const RIGHT_TO_LEFT_ISOLATE = '\u2067'
const FIRST_STRONG_ISOLATE = '\u2068'
const END_OF_ISOLATE = '\u2069'

const made = new Map<Language, SpelledFigures>()

/** The figures of a language; each language's formatters are made once. */
export function figuresIn(language: Language): SpelledFigures {
  const known = made.get(language)
  if (known !== undefined) return known
  const figures = spell(language)
  made.set(language, figures)
  return figures
}

/**
 * In text from right to left each figure stands in an isolate, so that neither its own signs nor the
 * words around it move its parts.
 */
function spell(language: Language): SpelledFigures {
  const isRightToLeft = directionOf(language) === 'rtl'
  const isolated = (opening: string) => (text: string) =>
    isRightToLeft ? `${opening}${text}${END_OF_ISOLATE}` : text
  const figure = isolated(LEFT_TO_RIGHT_ISOLATE)
  const name = isolated(FIRST_STRONG_ISOLATE)
  const locale = localeOf(language)
  const hundredths = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    // Spanish leaves the sign out of 1000 unless it must not.
    useGrouping: 'always',
  })
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, useGrouping: 'always' })
  const sumIn =
    (digits: Intl.NumberFormat) =>
    ({ amount, currency }: Money): string =>
      name(say(language, 'figures.sum', { code: currency, digits: digits.format(amount / 100) }))
  const percent = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 2,
  })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return {
    sum: sumIn(hundredths),
    wholeSum: sumIn(whole),
    rate: (basisPoints) => figure(`${percent.format(basisPoints / 100)}%`),
    day: dayIn(language, locale, isolated(RIGHT_TO_LEFT_ISOLATE)),
    // The first of January 2024 was a Monday.
    weekday: (index) => weekday.format(Date.UTC(2024, 0, 1 + index)),
    days: (count) => say(language, 'figures.days', { count }),
    code: figure,
    name,
  }
}

function dayIn(
  language: Language,
  locale: string,
  isolated: (text: string) => string,
): SpelledFigures['day'] {
  const long = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    // A Thai year says that it is a Buddhist one.
    ...(language === 'th' && { era: 'short' }),
    timeZone: 'UTC',
  })
  return (date) => {
    const parts = long.formatToParts(new Date(`${date}T00:00:00Z`)).map(({ type, value }) => {
      if (type === 'year') return say(language, 'figures.year', { year: value })
      // Engines put a comma before the year where people write none.
      return type === 'literal' ? value.replace(/[,،]/, '') : value
    })
    return isolated(parts.join(''))
  }
}
