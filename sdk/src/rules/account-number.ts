import { broken, type BrokenRule } from './broken-rule.ts'
import { normalizeNumber } from './digits.ts'
import type { Edition } from './edition.ts'
import { checkPhone, nationalDigits } from './phone.ts'

/** What receives money. */
export type AccountCategory = 'bank_account' | 'card' | 'wallet'

/** What an account number looks like; a wallet's is a mobile number everywhere. */
export interface AccountFormat {
  /** Characters of the number, normalized. */
  minLength: number
  maxLength: number
  shape: RegExp
  /** Whether its check digits are right, where it has some. */
  checks?: (number: string) => boolean
}

/** The longest account number, in digits, where no format says otherwise. */
export const LONGEST_ACCOUNT_NUMBER = 17

/** Digits without a check. */
export function digitsBetween(minLength: number, maxLength: number): AccountFormat {
  return { minLength, maxLength, shape: /^\d+$/ }
}

/** A card's number: digits of which the last one checks the others (ISO/IEC 7812). */
export function cardNumber(minLength: number, maxLength: number): AccountFormat {
  return {
    ...digitsBetween(minLength, maxLength),
    checks: isLuhn,
  }
}

/** Whether the last of these digits checks the others (ISO/IEC 7812). */
export function isLuhn(number: string): boolean {
  // Every other digit from the right counts twice, and of that the sum of its digits.
  const sum = [...number]
    .map(Number)
    .reverse()
    .reduce((sum, digit, i) => sum + ((i % 2 && (digit * 2) % 9) || digit), 0)
  return sum % 10 === 0
}

/** An IBAN of one country; `length` counts country and check digits too, `account` is what the register has behind them. */
export function iban(country: string, length: number, account: string): AccountFormat {
  return {
    minLength: length,
    maxLength: length,
    // A check of 00, 01 or 99 has the remainder of another, and is never given.
    shape: new RegExp(`^${country}(?!00|01|99)\\d{2}${account}$`),
    checks: isIban,
  }
}

/** Whether a text has an IBAN's check digits (ISO 13616). The rest of its shape is the matter of its country's format. */
export function isIban(number: string): boolean {
  return (
    /^..(?!00|01|99)\d\d/.test(number) && remainder97(number.slice(4) + number.slice(0, 4)) === 1
  )
}

/** The number as the contract has it: capitals and digits; a wallet's as national digits. */
export function normalizeAccountNumber(
  text: string,
  category: AccountCategory,
  edition: Edition,
): string {
  return category === 'wallet' ? nationalDigits(text, edition) : normalizeNumber(text)
}

/** The rule that an account number breaks, if any. */
export function checkAccountNumber(
  text: string,
  category: AccountCategory,
  edition: Edition,
): BrokenRule | undefined {
  if (category === 'wallet') return checkPhone(text, edition)
  const number = normalizeNumber(text)
  if (number === '') return broken('required')
  const { minLength, maxLength, shape, checks } = edition.accountFormats[category]
  if (number.length < minLength || number.length > maxLength) {
    return broken('account_length', { min: minLength, max: maxLength })
  }
  if (!shape.test(number)) return broken('format')
  return (checks?.(number) ?? true) ? undefined : broken('account_check')
}

/** A number of letters (A = 10 … Z = 35) and digits, modulo 97, piece by piece because it is longer than an integer. */
function remainder97(text: string): number {
  let rest = 0
  for (const character of text) {
    const value = parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}
