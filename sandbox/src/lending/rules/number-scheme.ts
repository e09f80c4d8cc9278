import { mexico, pakistan } from '@paso/sdk/rules'

/** How the reference of a payment stands in a number that only this payment uses. */
export interface NumberScheme {
  /** The number of a reference. */
  of(reference: string): string
  /** The reference in a number; undefined where the number is not of this scheme or a digit is wrong. */
  referenceIn(number: string): string | undefined
}

/** The reference behind a fixed beginning, without a check. */
export function prefixed(prefix: string, digits: number): NumberScheme {
  return checked(
    (reference) => prefix + reference,
    new RegExp(`^${prefix}(\\d{${digits}})$`),
    () => true,
  )
}

/** A counter's code: the reference behind a fixed beginning, with a check digit after Luhn. */
export function withLuhn(prefix: string, digits: number): NumberScheme {
  return checked(
    (reference) => completed((digit) => prefix + reference + digit, 10, luhn),
    new RegExp(`^${prefix}(\\d{${digits}})\\d$`),
    luhn,
  )
}

/** A CLABE of its own: bank and place (six digits), the reference (eleven), the check digit. */
export function clabe(bankAndPlace: string): NumberScheme {
  const valid = checkOf(mexico.accountFormats.bank_account)
  return checked(
    (reference) => completed((digit) => bankAndPlace + reference + digit, 10, valid),
    new RegExp(`^${bankAndPlace}(\\d{11})\\d$`),
    valid,
  )
}

/** A Pakistani IBAN of its own: the bank's four letters, four zeros, the reference (twelve digits). */
export function pakistaniIban(bank: string): NumberScheme {
  const valid = checkOf(pakistan.accountFormats.bank_account)
  return checked(
    (reference) => completed((check) => `PK${check}${bank}0000${reference}`, 100, valid),
    new RegExp(`^PK\\d{2}${bank}0000(\\d{12})$`),
    valid,
  )
}

function checked(
  of: (reference: string) => string,
  shape: RegExp,
  valid: (number: string) => boolean,
): NumberScheme {
  return {
    of,
    referenceIn: (number) => (valid(number) ? shape.exec(number)?.[1] : undefined),
  }
}

/** The number with the one check of `count` possible ones that makes it valid. */
function completed(
  withCheck: (check: string) => string,
  count: number,
  valid: (number: string) => boolean,
): string {
  const width = String(count - 1).length
  for (let check = 0; check < count; check++) {
    const number = withCheck(String(check).padStart(width, '0'))
    if (valid(number)) return number
  }
  throw new RangeError('no check digit makes this number valid')
}

/** An account format's whole check: its shape, its length and its check digits. */
function checkOf(format: {
  minLength: number
  maxLength: number
  shape: RegExp
  checks?: (number: string) => boolean
}): (number: string) => boolean {
  return (number) =>
    number.length >= format.minLength &&
    number.length <= format.maxLength &&
    format.shape.test(number) &&
    (format.checks?.(number) ?? true)
}

function luhn(number: string): boolean {
  if (!/^\d+$/.test(number)) return false
  const sum = [...number].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return sum % 10 === 0
}
