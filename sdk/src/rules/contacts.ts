import { broken, type FieldFailure } from './broken-rule.ts'
import type { Edition } from './edition.ts'
import { nationalDigits } from './phone.ts'

/** One broken rule for each contact whose phone stands at an earlier one already, however it is spelt. */
export function repeatedPhones(
  contacts: readonly { phone?: unknown }[],
  edition: Edition,
): FieldFailure[] {
  const firstWith = new Map<string, number>()
  return contacts.flatMap(({ phone }, index) => {
    const digits = typeof phone === 'string' ? nationalDigits(phone, edition) : ''
    const first = firstWith.get(digits)
    if (digits !== '' && first === undefined) firstWith.set(digits, index)
    return first === undefined
      ? []
      : [
          {
            field: `contacts.${index}.phone`,
            ...broken('same_phone', { other: `contacts.${first}.phone` }),
          },
        ]
  })
}
