import { readDigits, readPhone } from '../digits/readDigits.ts'

/** A country whose numbers may be given. */
export interface PhoneCountry {
  /** Its code by ISO 3166, such as `TH`. */
  code: string
  /** Its name in the reader's language. */
  name: string
  /** With its plus, such as `+66`. Several countries may have the same. */
  prefix: string
  /** Most digits of a national number, without trunk 0; 10 unless given. Nothing is cut to it. */
  longest?: number | undefined
}

/** The country while none can be chosen: what is typed is all that is known. */
export const noCountry: PhoneCountry = { code: '', name: '', prefix: '' }

/** Written with a plus or two zeros, a number names its country itself: its digits from there on. */
export function afterPlus(text: string): string | undefined {
  return /^(?:\+|00)(\d*)$/.exec(readDigits(text))?.[1]
}

const isOf = (number: string) => (country: PhoneCountry) =>
  number.startsWith(country.prefix.replace('+', ''))

/** The country of a number: the one held if it fits, else the one with the longest prefix that does. */
export function countryOf(
  text: string,
  countries: readonly PhoneCountry[],
  held: PhoneCountry,
): PhoneCountry {
  const number = afterPlus(text)
  if (number === undefined || isOf(number)(held)) return held
  const longer = (best: PhoneCountry, next: PhoneCountry) =>
    next.prefix.length > best.prefix.length ? next : best
  const [first, ...others] = countries.filter(isOf(number))
  return first ? others.reduce(longer, first) : held
}

/** The national digits of a number; without any country, what is typed with its plus. */
export function readNational(
  text: string,
  countries: readonly PhoneCountry[],
  held: PhoneCountry,
): string {
  const { prefix, longest } = countryOf(text, countries, held)
  return prefix === '' ? readDigits(text) : readPhone(text, prefix, longest)
}

/** The whole number by E.164, such as `+66812345678`; `''` while there is no national digit. */
export function readInternational(
  text: string,
  countries: readonly PhoneCountry[],
  held: PhoneCountry,
): string {
  const national = readNational(text, countries, held)
  return national === '' ? '' : countryOf(text, countries, held).prefix + national
}
