import { foldDigits, minorPerMajor, type Currency } from '@paso/ui-kit'

/**
 * What somebody typed as a sum, in minor units: `1,234.5` is 123450. Every digit system, spaces,
 * separators of thousands and the currency's sign are taken. Undefined for anything else.
 */
export function typedAmount(text: string, currency: Currency): number | undefined {
  const plain = foldDigits(text)
    .replace(/[\s,٬฿$]/g, '')
    .replace('٫', '.')
  const [, whole, fraction = ''] = /^([0-9]{1,10})(?:\.([0-9]{0,2}))?$/.exec(plain) ?? []
  if (whole === undefined) return undefined
  return Number(whole) * minorPerMajor(currency) + Number(fraction.padEnd(2, '0'))
}
