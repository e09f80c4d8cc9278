import { broken, type BrokenRule } from './broken-rule.ts'

/** Looks at one value of a form and names the rule it breaks. `fields` are the other values. */
export type FieldCheck = (value: unknown, fields: Fields) => BrokenRule | undefined

/** A page's values by their names on the wire, as its body has them. */
export type Fields = Readonly<Record<string, unknown>>

/** Whether nothing was filled in: missing, null, or nothing that anybody sees. */
export function isBlank(value: unknown): boolean {
  return (value ?? '') === '' || (typeof value === 'string' && !SEEN.test(value))
}

/** The check of a text that must be there; `check` looks at what it says. */
export function required(check: FieldCheck): FieldCheck {
  return (value, fields) => (isBlank(value) ? broken('required') : check(value, fields))
}

/** The check of a text that may be left out. */
export function optional(check: FieldCheck): FieldCheck {
  return (value, fields) => (isBlank(value) ? undefined : check(value, fields))
}

/** Required when the other fields say so, else optional. */
export function requiredWhen(when: (fields: Fields) => boolean, check: FieldCheck): FieldCheck {
  return (value, fields) => (when(fields) ? required(check) : optional(check))(value, fields)
}

/**
 * What nobody sees, and what may move, hide or end what is seen: control characters, those of
 * format such as the direction overrides, and those without a shape. The two joiners stay, because
 * Persian, Urdu, Sinhala and other names need them. So do the selectors that keyboards put after
 * signs, and the Arabic format signs, which are visible.
 */
const UNSEEN = /\p{Cc}|(?!\u200c|\u200d|\ufe0e|\ufe0f|[\u0600-\u0605\u06dd])[\p{Cf}\p{DI}]/u
/** Anything but spaces, the blank of Braille and what has no shape of its own. */
const SEEN = /[^\s\u2800\p{DI}]/u

/** A text of at most so many characters, without control characters and such as nobody sees. */
export function text(max: number): FieldCheck {
  return (value) => {
    if (typeof value !== 'string') return broken('type')
    if ([...value].length > max) return broken('too_long', { max })
    return UNSEEN.test(value) ? broken('format') : undefined
  }
}

/** One of the values that the edition offers. */
export function choice(
  offered: readonly string[] | ((fields: Fields) => readonly string[]),
): FieldCheck {
  return (value, fields) => {
    const choices = typeof offered === 'function' ? offered(fields) : offered
    // None are known while the field that they hang on is wrong itself.
    if (choices.length === 0 || choices.includes(value as string)) return undefined
    return broken('choice', { choices: choices.join(', ') })
  }
}

/** Yes or no. */
export const yesOrNo: FieldCheck = required((value) =>
  typeof value === 'boolean' ? undefined : broken('type'),
)

/** Something that must be agreed to: anything but true is refused. */
export const agreement: FieldCheck = required((value) =>
  value === true ? undefined : broken('agree'),
)

/** A text looked at by a rule that knows nothing of forms. */
export function ruleOf(rule: (text: string) => BrokenRule | undefined): FieldCheck {
  return (value) => (typeof value === 'string' ? rule(value) : broken('type'))
}
