/**
 * Figures and dates for people. One place pins digits (Latin), calendar
 * (Gregorian) and fraction digits (two in all our currencies), because engines disagree (D3).
 */
import { intlFormatters, pinnedLocale } from './app-intl.ts'
import { useLanguage } from './language-provider.tsx'
import type { Language } from './languages.ts'

/** An amount in minor units (satang, cents) with its ISO 4217 currency, as the contract has it. */
export interface Money {
  amount: number
  currency: string
}

/** What a person reads of an amount; `symbol` and `figure` apart, so that they can be set apart. */
export interface MoneyText {
  symbol: string
  figure: string
}

/** For sentences; where an amount stands alone, the kit's `Money` shows it. */
export const moneyText = ({ symbol, figure }: MoneyText): string => `${symbol}${figure}`

/** Our signs for the four currencies: engines print `EGP`, `E£` or `ج.م.` as they like. */
const signs: Readonly<Record<string, string>> = { THB: '฿', MXN: '$', PKR: 'Rs', EGP: 'E£' }

export interface Formatters {
  /** `{ amount: 1052000, currency: 'THB' }` is `฿` and `10,520.00`. */
  money(money: Money): MoneyText
  /** As `money`, without `.00` when the amount is whole: for offers and tiles, never for a debt. */
  roundMoney(money: Money): MoneyText
  /** Basis points a year, `2280` is `22.8 %`, as the kit writes it: at most two fraction digits. */
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

type NumberOptions = NonNullable<Parameters<typeof intlFormatters.getNumberFormat>[1]>
type DateOptions = NonNullable<Parameters<typeof intlFormatters.getDateTimeFormat>[1]>

const made = new Map<Language, Formatters>()

function createFormatters(language: Language): Formatters {
  const locale = pinnedLocale(language)
  const written = (value: number, options: NumberOptions = {}): string =>
    intlFormatters.getNumberFormat(locale, options).format(value)
  const writtenDate = (value: Date, options: DateOptions): string =>
    intlFormatters.getDateTimeFormat(locale, options).format(value)
  const figure = (money: Money, fractionDigits: number): MoneyText => ({
    symbol: signs[money.currency] ?? money.currency,
    figure: written(money.amount / 100, {
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    }),
  })
  return {
    money: (money) => figure(money, 2),
    roundMoney: (money) => figure(money, money.amount % 100 === 0 ? 0 : 2),
    rate: (basisPoints) => `${written(basisPoints / 100, { maximumFractionDigits: 2 })}\u00a0%`,
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
    number: (value) => written(value),
  }
}
