import type { IdentityFormat } from './identity-number.ts'

/** The specified lengths, which always stand: digits without a check. */
export const eighteenDigits: IdentityFormat = { length: 18, shape: /^\d{18}$/ }
export const sixteenDigits: IdentityFormat = { length: 16, shape: /^\d{16}$/ }

/** A calendar date from six digits and what stands before them. */
export function dateOf(century: string, yymmdd: string): string {
  return `${century}${yymmdd.slice(0, 2)}-${yymmdd.slice(2, 4)}-${yymmdd.slice(4)}`
}

/** An odd digit is a man's. */
export function genderByDigit(digit: string | undefined): 'male' | 'female' {
  return Number(digit) % 2 === 1 ? 'male' : 'female'
}
