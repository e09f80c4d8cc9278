/**
 * Figures and dates for people. One place pins digits (Latin) and calendar (Buddhist in Thai, else
 * Gregorian), because engines disagree (D3). Amounts and rates are written by the kit, as its own components do.
 */
import { formatMoney, formatRate, type MoneyValue } from '@paso/ui-kit'
import { intlFormatters, pinnedLocale } from './app-intl.ts'
import { useLanguage } from './language-provider.tsx'
import { tagOf, type Language } from './languages.ts'

export interface Formatters {
  /** `{ amount: 1052000, currency: 'THB' }` is `฿10,520.00`, for sentences; alone, the kit's `Money` shows it. */
  money(money: MoneyValue): string
  /** As `money`, without `.00` when the amount is whole: for offers and tiles, never for a debt. */
  roundMoney(money: MoneyValue): string
  /** Basis points a year, `2280` is `22.8%`. */
  rate(basisPoints: number): string
  /** A calendar date `2026-12-03` (no time zone involved), `3 ธ.ค. 2569`. */
  day(date: string): string
  /** A calendar date where its year goes without saying, `3 ธ.ค.` */
  dayMonth(date: string): string
  /** An instant, ISO 8601 UTC, as date and time in the lender's zone, `3 ธ.ค. 2569 23:59 น.` */
  moment(instant: string, timeZone: string): string
  /** A day of the week by its number from Monday, 0 to 6. */
  weekday(day: number): string
  number(value: number): string
  /** Bytes, `412 kB`. */
  size(bytes: number): string
}

/** The formatters of the language shown. */
export const useFormat = (): Formatters => formattersOf(useLanguage())

/** Formatters of one language. Cheap to ask for again: each language's are made once. */
export function formattersOf(language: Language): Formatters {
  const known = made.get(language)
  if (known !== undefined) return known
  const formatters = createFormatters(language)
  made.set(language, formatters)
  return formatters
}

/** Whether people of a language write Buddhist years (D3). */
export const hasBuddhistYears = (language: Language): boolean => language === 'th'

/** As `pinnedLocale`, for dates as the lender writes them: Buddhist years in Thai, in English the day first. */
const dateLocale = (language: Language): string =>
  hasBuddhistYears(language)
    ? 'th-u-ca-buddhist-nu-latn'
    : pinnedLocale(language).replace(/^en/, 'en-GB')

type DateOptions = NonNullable<Parameters<typeof intlFormatters.getDateTimeFormat>[1]>

const made = new Map<Language, Formatters>()

function createFormatters(language: Language): Formatters {
  const tag = tagOf(language)
  const locale = pinnedLocale(language)
  const oClock = language === 'th' ? '\u00a0น.' : ''
  const writtenDate = (value: Date, options: DateOptions): string =>
    intlFormatters
      .getDateTimeFormat(dateLocale(language), options)
      .format(value)
      // Engines put a comma before an Urdu year, where people and the lender's papers write none.
      .replace(/، (?=\d{4})/, ' ')
      // A line may end before the time, or after it where it comes first, never inside a date.
      .replace(/(\d\d:\d\d)? (?!\d\d:)/g, (found, time?: string) => (time ? found : '\u00a0'))
  return {
    money: (money) => formatMoney({ ...money, locale: tag }).text,
    roundMoney: (money) => formatMoney({ ...money, locale: tag, whole: true }).text,
    rate: (basisPoints) => formatRate(basisPoints, tag),
    day: (date) =>
      writtenDate(new Date(`${date}T00:00:00Z`), {
        timeZone: 'UTC',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
      }),
    dayMonth: (date) =>
      writtenDate(new Date(`${date}T00:00:00Z`), {
        timeZone: 'UTC',
        day: 'numeric',
        month: 'short',
      }),
    moment: (instant, timeZone) =>
      writtenDate(new Date(instant), {
        timeZone,
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }) + oClock,
    // The first of January 2024 was a Monday.
    weekday: (day) =>
      writtenDate(new Date(Date.UTC(2024, 0, 1 + day)), { timeZone: 'UTC', weekday: 'long' }),
    number: (value) => intlFormatters.getNumberFormat(locale).format(value),
    size: (bytes) =>
      intlFormatters
        .getNumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })
        .format(bytes / 1000),
  }
}
