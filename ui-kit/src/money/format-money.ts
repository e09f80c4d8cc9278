import { currencySigns } from '../words/currency-signs.ts'
import { type Currency, minorDigits } from './currencies.ts'

/** An amount ready to be drawn: the sign of the currency small, the figure large. */
export type MoneyParts = {
  /** `฿`, `$`, `Rs`, `EGP`, `ج.م` … */
  symbol: string
  /** What stands between symbol and figure: nothing, or a no-break space. */
  gap: string
  /** `-` when the amount is below zero, else nothing. Stands before everything else. */
  sign: string
  /** Grouped digits, always Latin. */
  figure: string
  /** Whether the symbol stands before the figure when read from the left. */
  symbolFirst: boolean
  /** The whole amount as plain text, for labels that cannot hold elements. */
  text: string
}

/** What is formatted: integer minor units, an ISO 4217 code and a BCP 47 tag. */
export type MoneyFormat = {
  /** Integer minor units: of baht 1052000 is 10,520.00, of yen it is 1,052,000. */
  amount: number
  /** ISO 4217 code. */
  currency: Currency
  /** BCP 47 tag of the reader's language. */
  locale: string
  /** Leaves out the fraction digits where they are all zero. Never rounds. */
  whole?: boolean | undefined
}

/** Keeps the minus sign before its figure among right-to-left words. */
const leftToRight = '\u200e'
const rightToLeft = new Set(['ar', 'fa', 'he', 'ur'])

/** Digits are pinned to Latin: engines differ in what `ar` means. */
const pinned = (locale: string) => `${locale}-u-nu-latn`

const integerFormats = new Map<string, Intl.NumberFormat>()

/**
 * Groups an integer as the language does, in Latin digits.
 * @throws RangeError when `value` is not a safe integer.
 */
export function formatInteger(value: number, locale: string): string {
  assertInteger(value, 'value')
  let format = integerFormats.get(locale)
  if (!format) {
    format = new Intl.NumberFormat(pinned(locale), {
      maximumFractionDigits: 0,
      useGrouping: 'always',
    })
    integerFormats.set(locale, format)
  }
  return format.format(value)
}

/** The mark between units and fraction, `.` or `,`. */
export function decimalMark(locale: string): string {
  const parts = new Intl.NumberFormat(pinned(locale)).formatToParts(0.5)
  return parts.find((part) => part.type === 'decimal')?.value ?? '.'
}

/**
 * Formats money from its integer minor units, without ever passing through a fraction.
 *
 * @example formatMoney({ amount: 1052000, currency: 'THB', locale: 'th' }).text // '฿10,520.00'
 * @throws RangeError when the amount is not a safe integer: a rounded debt is never shown; and when
 *   the currency is none of ISO 4217.
 */
export function formatMoney({ amount, currency, locale, whole = false }: MoneyFormat): MoneyParts {
  assertInteger(amount, 'amount')
  const language = locale.split('-')[0] ?? locale
  const size = Math.abs(amount)
  const digits = minorDigits(currency)
  const perMajor = 10 ** digits
  const fraction = size % perMajor
  const units = formatInteger((size - fraction) / perMajor, locale)
  const tail =
    digits === 0 || (whole && fraction === 0)
      ? ''
      : decimalMark(locale) + String(fraction).padStart(digits, '0')
  const figure = units + tail
  const sign = amount < 0 ? '-' : ''
  const known = currencySigns[currency]
  const symbol = known?.[language] ?? known?.['*'] ?? currency
  const symbolFirst = rightToLeft.has(language) || leadsWithSymbol(locale)
  const gap = /\p{L}/u.test(symbol) || !symbolFirst ? '\u00a0' : ''
  // A right-to-left sentence reads the figure first and puts the sign on its left, as the parts are drawn.
  const text =
    symbolFirst && !/\p{Script=Arabic}/u.test(symbol)
      ? sign + symbol + gap + figure
      : (sign && leftToRight + sign) + figure + gap + symbol
  return { symbol, gap, sign, figure, symbolFirst, text }
}

/** Only the order of the parts is asked of the engine, for a currency every engine knows. */
function leadsWithSymbol(locale: string): boolean {
  const parts = new Intl.NumberFormat(pinned(locale), {
    style: 'currency',
    currency: 'USD',
  }).formatToParts(1)
  const place = (type: string) => parts.findIndex((part) => part.type === type)
  return place('currency') < place('integer')
}

/** @throws RangeError that names the value, when it is not a safe integer. */
export function assertInteger(value: number, name: string): void {
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`${name} must be a safe integer, got ${String(value)}`)
  }
}
