import type { Currency, Money } from './money.ts'
import { directionOf, type Language } from './languages.ts'

/** Figures as sentences of a language hold them. Latin digits and the Gregorian calendar (D3). */
interface SpelledFigures {
  /** Both hundredths, and the currency of the sum, never of the language: `10,520.00 THB`. */
  sum: (money: Money) => string
  /** Basis points as a rate with one decimal, or two where it has them: `22.8 %`. */
  rate: (basisPoints: number) => string
  /** A calendar date `YYYY-MM-DD` with its month as a word: `21 November 2026`. */
  day: (date: string) => string
  /** A length of time with the noun in the right number: `61 days`. */
  days: (count: number) => string
  /** A code, number or reference, which reads from left to right in every language. */
  code: (text: string) => string
  /** A name that may be written in another script than the sentence. */
  name: (text: string) => string
}

const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  es: 'es-MX',
  vi: 'vi-VN',
  th: 'th-TH',
  ar: 'ar-EG',
  ur: 'ur-PK',
}

/** A currency's own name where people of the language spend it; elsewhere its code. */
const CURRENCY_WORDS: Readonly<Partial<Record<Language, Partial<Record<Currency, string>>>>> = {
  th: { THB: 'บาท' },
  ar: { EGP: 'جنيه' },
  ur: { PKR: 'روپے' },
}

/** Days counted, by the plural category that the language puts the number in. */
const DAYS: Readonly<
  Record<Language, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>
> = {
  en: { one: '# day', other: '# days' },
  es: { one: '# día', other: '# días' },
  vi: { other: '# ngày' },
  th: { other: '# วัน' },
  // The noun follows the number from one to ten in words, then in the singular.
  ar: { one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' },
  ur: { one: '# دن', other: '# دن' },
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
  const locale = `${LOCALES[language]}-u-ca-gregory-nu-latn`
  const hundredths = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    // Spanish leaves the sign out of 1000 unless it must not.
    useGrouping: 'always',
  })
  const percent = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 2,
  })
  const number = new Intl.PluralRules(language)
  return {
    sum: ({ amount, currency }) => {
      const digits = hundredths.format(amount / 100)
      const word = CURRENCY_WORDS[language]?.[currency]
      return word === undefined
        ? figure(`${digits}\u00a0${currency}`)
        : `${figure(digits)}\u00a0${word}`
    },
    rate: (basisPoints) => figure(`${percent.format(basisPoints / 100)}\u00a0%`),
    day: dayIn(language, locale, isolated(RIGHT_TO_LEFT_ISOLATE)),
    days: (count) => {
      const form = DAYS[language][number.select(count)] ?? DAYS[language].other
      return form.replace('#', String(count))
    },
    code: figure,
    name: isolated(FIRST_STRONG_ISOLATE),
  }
}

function dayIn(
  language: Language,
  locale: string,
  isolated: (text: string) => string,
): SpelledFigures['day'] {
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (date) => {
    const spelled = long.format(new Date(`${date}T00:00:00Z`))
    // What engines put a comma for: Vietnamese says "year", Urdu says nothing.
    if (language === 'vi') return spelled.replace(', ', ' năm ')
    return isolated(language === 'ur' ? spelled.replace('،', '') : spelled)
  }
}
