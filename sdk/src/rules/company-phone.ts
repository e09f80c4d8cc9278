import { workDetailsLimits } from '../generated/limits.ts'
import { broken, type BrokenRule } from './broken-rule.ts'
import { normalizeNumber } from './digits.ts'
import type { Edition } from './edition.ts'

/** What phones of companies look like in a country, land lines and mobiles. */
export interface CompanyPhoneRule {
  /** Fewer are no whole number: its area is missing. */
  minDigits: number
  maxDigits: number
  /** What may be dialled before a number and does not count. */
  dialledBefore?: RegExp
  /** Shorter numbers that are whole, such as firms have. */
  short?: RegExp
}

/** As many digits as the contract takes. */
export const MOST_DIGITS = workDetailsLimits.company_phone.maxLength

/** The digits that count of what a person typed. */
export function companyDigits(text: string, { companyPhone }: Edition): string {
  const digits = normalizeNumber(text).replace(/^\+/, '')
  return companyPhone.dialledBefore ? digits.replace(companyPhone.dialledBefore, '') : digits
}

/** The rule that a company's phone breaks, if any. */
export function checkCompanyPhone(text: string, edition: Edition): BrokenRule | undefined {
  const digits = companyDigits(text, edition)
  const { minDigits: min, maxDigits: max, short } = edition.companyPhone
  if (!/^\d+$/.test(digits)) return broken('format')
  const isWhole = digits.length >= min && digits.length <= max
  return isWhole || short?.test(digits) ? undefined : broken('phone_length', { min, max })
}
