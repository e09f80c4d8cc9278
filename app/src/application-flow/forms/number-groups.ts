import { nationalDigits } from '@paso/sdk/rules'
import country from '#country'
import { forms } from '#country/forms'
import { groupsBy } from '../../i18n/phone.ts'
import type { AccountRow } from './form-table.ts'

/** Sizes of the groups in which a number is read back, also while it is typed. */
export const numberGroups = (
  groups: AccountRow['groups'],
  typed: string,
  { phone } = country,
  { edition } = forms,
): readonly number[] => {
  if (groups !== 'phone') return groups
  const national = nationalDigits(typed, edition)
  // Cut as a whole number is, so that no group moves while it is typed; what is too much follows.
  const digits = national.replace(/\D/g, '0').slice(0, phone.maxDigits)
  const whole = groupsBy(phone.groups, digits.padEnd(phone.maxDigits, '0'))
  const [first = 0, ...others] = whole.map(({ length }) => length)
  const lead = typed.slice(0, typed.length - national.length)
  // A zero belongs to the first group; the country's code stands apart.
  const zero = lead === '0' || lead.endsWith(`${phone.prefix.slice(1)}0`) ? 1 : 0
  const code = lead.length - zero
  return [...(code > 0 ? [code] : []), zero + first, ...others]
}
