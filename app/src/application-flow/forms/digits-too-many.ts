import { companyDigits, nationalDigits, normalizeNumber, type Edition } from '@paso/sdk/rules'
import type { FieldError } from '../../lender/answers.ts'
import type { Row } from './form-table.ts'

/** How many digits of a number, as it was typed, are too many for the rule that it breaks; 0 where none is. */
export function digitsTooMany(
  { rule, params }: Pick<FieldError, 'rule' | 'params'>,
  row: Row,
  text: string,
  edition: Edition,
): number {
  if (!rule.endsWith('_length')) return 0
  const number =
    rule !== 'phone_length'
      ? normalizeNumber(text).replace('+', '')
      : row.kind === 'digits'
        ? companyDigits(text, edition)
        : nationalDigits(text, edition)
  const { length } = number
  const lengths = String(params['lengths'] ?? params['max']).split(', ')
  const [meant = length] = lengths
    .map(Number)
    .sort((a, b) => Math.abs(a - length) - Math.abs(b - length) || a - b)
  return Math.max(0, length - meant)
}
