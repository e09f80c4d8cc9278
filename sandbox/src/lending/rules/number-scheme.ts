import { isLuhn, type AccountFormat } from '@paso/sdk/rules'

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
  return withCheck(isLuhn, {
    digits,
    checkDigits: 1,
    write: (reference, check) => prefix + reference + check,
  })
}

/** An account number of its own in the country's format. */
export function ownAccount(format: AccountFormat, layout: Layout): NumberScheme {
  const { minLength, maxLength, shape, checks } = format
  return withCheck(
    (number) =>
      number.length >= minLength &&
      number.length <= maxLength &&
      shape.test(number) &&
      (checks?.(number) ?? true),
    layout,
  )
}

/** Where a number has the reference and its check digits. */
interface Layout {
  /** Digits of the reference. */
  digits: number
  checkDigits: number
  write: (reference: string, check: string) => string
}

/** A number with the check digits that make it valid. */
function withCheck(
  valid: (number: string) => boolean,
  { digits, checkDigits, write }: Layout,
): NumberScheme {
  return checked(
    (reference) => completed((check) => write(reference, check), checkDigits, valid),
    new RegExp(`^${write(`(\\d{${String(digits)}})`, `\\d{${String(checkDigits)}}`)}$`),
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

/** The number with the check of so many digits that makes it valid. */
function completed(
  withCheck: (check: string) => string,
  checkDigits: number,
  valid: (number: string) => boolean,
): string {
  for (let check = 0; check < 10 ** checkDigits; check++) {
    const number = withCheck(String(check).padStart(checkDigits, '0'))
    if (valid(number)) return number
  }
  throw new RangeError('no check digit makes this number valid')
}
