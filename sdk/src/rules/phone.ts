import type { Schema } from '../contract.ts'
import { broken, type BrokenRule } from './broken-rule.ts'
import { normalizeNumber } from './digits.ts'
import type { Edition } from './edition.ts'

/** What a country's phone numbers look like without calling code and trunk zero. */
export interface PhoneRule {
  /** Calling code with its plus. */
  prefix: Schema<'PhonePrefix'>
  minDigits: number
  maxDigits: number
  /** What a number begins with; any digit but zero where the list is empty. */
  starts: readonly string[]
}

/** National digits from what a person typed or pasted: `+66 81-234-5678` and `081 234 5678` both give `812345678`. */
export function nationalDigits(text: string, { phone }: Edition): string {
  const typed = normalizeNumber(text)
  const code = phone.prefix.slice(1)
  const withoutCode = typed.startsWith(phone.prefix)
    ? typed.slice(phone.prefix.length)
    : typed.startsWith(`00${code}`)
      ? typed.slice(code.length + 2)
      : // Pasted without its plus: only when it is too long to be a national number.
        typed.startsWith(code) && typed.length > phone.maxDigits + 1
        ? typed.slice(code.length)
        : typed
  return withoutCode.replace(/^0/, '')
}

/** The rule that a phone number breaks, if any. Takes it in any spelling that `nationalDigits` reads. */
export function checkPhone(text: string, edition: Edition): BrokenRule | undefined {
  const digits = nationalDigits(text, edition)
  const { minDigits, maxDigits, starts } = edition.phone
  if (digits === '') return broken('required')
  if (!/^\d+$/.test(digits)) return broken('format')
  if (digits.length < minDigits || digits.length > maxDigits) {
    return broken('phone_length', { min: minDigits, max: maxDigits })
  }
  if (
    digits.startsWith('0') ||
    (starts.length > 0 && !starts.some((start) => digits.startsWith(start)))
  ) {
    return broken('phone_start', { starts: starts.join(', ') })
  }
  return undefined
}

/** How many digits a verification code has. */
export const CODE_LENGTH = 6

/** The rule that a verification code breaks, if any. */
export function checkCode(text: string): BrokenRule | undefined {
  const digits = normalizeNumber(text)
  if (digits === '') return broken('required')
  return /^\d{6}$/.test(digits) ? undefined : broken('code_length', { length: CODE_LENGTH })
}
