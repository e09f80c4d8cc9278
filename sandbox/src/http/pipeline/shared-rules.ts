import {
  checkAccountNumber,
  checkCode,
  checkEmail,
  checkIdentityNumber,
  checkPhone,
  isCalendarDate,
  type AccountCategory,
  type BrokenRule,
  type Edition,
} from '@paso/sdk/rules'
import type { FieldFault } from '../../foundation/failure.ts'

type SharedRule = (
  text: string,
  edition: Edition,
  beside: Readonly<Record<string, unknown>>,
) => BrokenRule | undefined

const CATEGORIES: ReadonlySet<unknown> = new Set<AccountCategory>([
  'bank_account',
  'card',
  'wallet',
])

const numberRule: SharedRule = (text, edition, { category }) =>
  CATEGORIES.has(category)
    ? checkAccountNumber(text, category as AccountCategory, edition)
    : undefined

/** Fields whose values client and lender judge by one rule, wherever they stand in a body. */
const ruleOfField: Readonly<Record<string, SharedRule>> = {
  phone: checkPhone,
  code: checkCode,
  identity_number: checkIdentityNumber,
  birth_date: (text) =>
    text === '' || isCalendarDate(text) ? undefined : { rule: 'birth_date', params: {} },
  email: checkEmail,
  number: numberRule,
}

/** What a schema says of a text's form; the shared rules know more exactly what is wrong. */
const OF_THE_FORM: ReadonlySet<string> = new Set(['format', 'too_short', 'too_long'])

/**
 * A fault that a schema found, in the words of the rule that client and lender share for the field:
 * `phone_length` rather than `format`. The fault itself where no rule is shared or it is kept.
 */
export function bySharedRule(fault: FieldFault, body: unknown, edition: Edition): FieldFault {
  const names = fault.field.split('.')
  const rule = ruleOfField[names.at(-1) ?? '']
  if (rule === undefined || !OF_THE_FORM.has(fault.rule)) return fault
  const beside = names.slice(0, -1).reduce(partOf, body)
  const value = partOf(beside, names.at(-1) ?? '')
  if (typeof value !== 'string') return fault
  const broken = rule(value, edition, beside as Readonly<Record<string, unknown>>)
  return broken === undefined ? fault : { field: fault.field, ...broken }
}

function partOf(whole: unknown, name: string): unknown {
  if (typeof whole !== 'object' || whole === null) return undefined
  return (whole as Readonly<Record<string, unknown>>)[name]
}
