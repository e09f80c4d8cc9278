/**
 * Figures and dates for people. One place pins digits (Latin) and calendar (Gregorian), because
 * engines disagree (D3). Amounts and rates are written by the kit, as its own components do.
 */
import { formatMoney, formatRate, type MoneyValue } from '@paso/ui-kit'
import { intlFormatters, pinnedLocale } from './app-intl.ts'
import { useLanguage } from './language-provider.tsx'
import { languages, type Language } from './languages.ts'

export interface Formatters {
  /** `{ amount: 1052000, currency: 'THB' }` is `฿10,520.00`, for sentences; alone, the kit's `Money` shows it. */
  money(money: MoneyValue): string
  /** As `money`, without `.00` when the amount is whole: for offers and tiles, never for a debt. */
  roundMoney(money: MoneyValue): string
  /** Basis points a year, `2280` is `22.8 %`. */
  rate(basisPoints: number): string
  /** A calendar date `2026-12-03` (no time zone involved), `3 ธ.ค. 2026`. */
  day(date: string): string
  /** An instant, ISO 8601 UTC, as date and time in the lender's zone. */
  moment(instant: string, timeZone: string): string
  /** An instant's clock time in the lender's zone, `23:59`. */
  clockTime(instant: string, timeZone: string): string
  number(value: number): string
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

type DateOptions = NonNullable<Parameters<typeof intlFormatters.getDateTimeFormat>[1]>

const made = new Map<Language, Formatters>()

function createFormatters(language: Language): Formatters {
  const { tag } = languages[language]
  const locale = pinnedLocale(language)
  const writtenDate = (value: Date, options: DateOptions): string =>
    intlFormatters.getDateTimeFormat(locale, options).format(value)
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
    moment: (instant, timeZone) =>
      writtenDate(new Date(instant), {
        timeZone,
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }),
    clockTime: (instant, timeZone) =>
      writtenDate(new Date(instant), {
        timeZone,
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }),
    number: (value) => intlFormatters.getNumberFormat(locale).format(value),
  }
}
