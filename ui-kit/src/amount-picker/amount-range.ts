import { foldDigits } from '../digits/readDigits.ts'
import { type Currency, minorDigits } from '../money/currencies.ts'
import { decimalMark } from '../money/format-money.ts'
import { currencySigns } from '../words/currency-signs.ts'

/** Which amounts can be chosen: from `min` to `max` in whole steps counted from `min`. Minor units. */
export type AmountRange = { min: number; max: number; step: number }

/** The nearest amount that can be chosen, never above what was asked for where that is possible. */
export function nearestAmount(amount: number, { min, max, step }: AmountRange): number {
  const held = Math.min(max, Math.max(min, amount))
  return min + Math.floor((held - min) / step) * step
}

/**
 * Reads a typed amount: any digit system, with or without grouping, and with the currency's code, its
 * sign in any language or a sign of Unicode beside it.
 *
 * @returns minor units, or undefined when it is none within what a number can hold, or has a fraction that the currency has not
 */
export function readAmount(text: string, currency: Currency, locale: string): number | undefined {
  const minor = minorDigits(currency)
  const typed = Object.values({ ...currencySigns[currency], currency })
    .reduce((rest, sign) => rest.replace(sign, ''), foldDigits(text))
    .replace(/[\s\p{Sc}\p{Cf}]/gu, '')
    .replace('٫', '.')
  // Three zeros after a mark are a thousand, unless the currency has three and writes it so.
  const mark = minor === 3 ? `[${decimalMark(locale)}](\\d{0,3})` : '[.,](\\d{0,2})'
  const [, whole = '', fraction = ''] = new RegExp(`^(.*?)(?:${mark})?$`).exec(typed) ?? []
  const digits = /^\d{1,3}([.,'’٬]\d{3})+$/.test(whole) ? whole.replace(/\D/g, '') : whole
  // So few digits are exact in every currency.
  if (!/^\d{1,11}$/.test(digits) || (minor === 0 && Number(fraction) > 0)) return undefined
  return Math.round(Number(`${digits}.${fraction}`) * 10 ** minor)
}
