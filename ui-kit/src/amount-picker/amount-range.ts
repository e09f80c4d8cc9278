import { foldDigits } from '../digits/readDigits.ts'
import { type Currency, minorDigits } from '../money/currencies.ts'
import { decimalMark } from '../money/format-money.ts'

/** Which amounts can be chosen: from `min` to `max` in whole steps counted from `min`. Minor units. */
export type AmountRange = { min: number; max: number; step: number }

/** The nearest amount that can be chosen, never above what was asked for where that is possible. */
export function nearestAmount(amount: number, { min, max, step }: AmountRange): number {
  const held = Math.min(max, Math.max(min, amount))
  return min + Math.floor((held - min) / step) * step
}

/**
 * Reads a typed amount in whole units: any digit system, with or without grouping.
 *
 * @returns minor units, or undefined when it is no whole number within what a number can hold. A
 *   fraction is not cut off: a reader who typed one is shown what can be chosen.
 */
export function readAmount(text: string, currency: Currency, locale: string): number | undefined {
  const minor = minorDigits(currency)
  const typed = foldDigits(text).replace(/[\s\u00a0\u202f\u200e\u200f]/g, '')
  // Three zeros after a mark are a thousand, unless the currency has three and writes it so.
  const fraction = minor === 3 ? new RegExp(`[${decimalMark(locale)}]0{1,3}$`) : /[.,]0{1,2}$/
  const whole = typed.replace(fraction, '')
  const grouped = /^\d{1,3}([.,'’٬]\d{3})+$/.test(whole)
  const digits = grouped ? whole.replace(/\D/g, '') : whole
  if (!/^\d{1,12}$/.test(digits)) return undefined
  const amount = Number(digits) * 10 ** minor
  return Number.isSafeInteger(amount) ? amount : undefined
}
