import { assertInteger, decimalMark, formatInteger } from '../money/format-money.ts'

/**
 * Writes a rate from integer basis points, without trailing zeros and never rounded.
 *
 * @example formatRate(2280, 'en') // '22.8%'
 * @throws RangeError when `basisPoints` is not a safe integer.
 */
export function formatRate(basisPoints: number, locale: string): string {
  assertInteger(basisPoints, 'basisPoints')
  const size = Math.abs(basisPoints)
  const fraction = String(size % 100)
    .padStart(2, '0')
    .replace(/0+$/, '')
  const units = formatInteger(Math.floor(size / 100), locale)
  const figure = fraction === '' ? units : units + decimalMark(locale) + fraction
  return `${basisPoints < 0 ? '-' : ''}${figure}%`
}
