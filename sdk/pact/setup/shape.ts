import { MatchersV3 } from '@pact-foundation/pact'
import { resolved, type Schema } from './description.ts'
import { ALWAYS_EXACT, type ExactName } from './exact-values.ts'
import { formOf } from './forms.ts'

/**
 * A matcher of the shape of an example: the same fields, with values of the same type, and texts of
 * the form in the schema. A list has one such entry or more. What stands under a name of `exact`
 * must be just that. A field that is null in the example is not asked for, unless it stands there
 * by name.
 */
export function shapeOf(
  example: unknown,
  described: Schema,
  exact: readonly ExactName[] = [],
): unknown {
  const schema = thatFits(resolved(described), example)
  if (Array.isArray(example)) {
    return example.length > 0
      ? MatchersV3.eachLike(shapeOf(example[0], schema.items ?? {}, exact))
      : MatchersV3.like(example)
  }
  if (typeof example === 'object' && example !== null) {
    const fields = Object.entries(example)
    if (fields.length === 0) return MatchersV3.like(example)
    return Object.fromEntries(
      fields
        .filter(([name, value]) => value !== null || isNamed(name, exact))
        .map(([name, value]) => [
          name,
          isNamed(name, exact) || isNamed(name, ALWAYS_EXACT)
            ? value
            : shapeOf(value, fieldOf(schema, name), exact),
        ]),
    )
  }
  if (typeof example === 'string') {
    const form = formOf(schema)
    return form === undefined ? MatchersV3.string(example) : MatchersV3.regex(form, example)
  }
  if (typeof example === 'boolean') return MatchersV3.boolean(example)
  if (typeof example === 'number') return MatchersV3.integer(example)
  throw new Error(`no shape is known of ${String(example)}`)
}

/** Of several schemas the one that has all fields of the example. */
function thatFits(schema: Schema, example: unknown): Schema {
  const names = typeof example === 'object' && example !== null ? Object.keys(example) : []
  const fitting = schema.oneOf
    ?.map((each) => resolved(each))
    .find(({ properties = {} }) => names.every((name) => name in properties))
  return fitting ?? schema
}

/** The schema of a field; of one that may have any name, that of all such. */
function fieldOf({ properties = {}, additionalProperties }: Schema, name: string): Schema {
  const named = properties[name]
  if (named) return named
  return typeof additionalProperties === 'object' ? additionalProperties : {}
}

function isNamed(name: string, names: readonly string[]): boolean {
  return names.includes(name)
}
