import type { Schema } from './description.ts'

/** The form of an instant in UTC: `2026-12-03T04:05:06.000Z`, milliseconds or none. */
const INSTANT =
  '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,3})?Z$'

/** The form of a calendar date: `2026-12-03`. */
const DAY = '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'

const NOT_EMPTY = '^[\\s\\S]+$'

/** A longer pattern would hide in a regex what belongs into words. */
const LONGEST_PATTERN = 100

/**
 * The regular expression for texts of a schema, as far as the client depends on it. It is one of a
 * closed set, an instant, a date, a pattern or a text that is not empty. Undefined where any text
 * will do.
 */
export function formOf(schema: Schema): string | undefined {
  const values = schema.enum ?? ('const' in schema ? [schema.const] : [])
  const texts = values.filter((value) => typeof value === 'string')
  if (texts.length > 0) return `^(${texts.map(literally).join('|')})$`
  if (schema.format === 'date-time') return INSTANT
  if (schema.format === 'date') return DAY
  if (schema.pattern !== undefined && schema.pattern.length <= LONGEST_PATTERN) {
    return schema.pattern
  }
  return (schema.minLength ?? 0) >= 1 ? NOT_EMPTY : undefined
}

function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
