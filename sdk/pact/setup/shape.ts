import { MatchersV3 } from '@pact-foundation/pact'
import { ALWAYS_EXACT, type ExactName } from './exact-values.ts'

/**
 * A matcher of the shape of an example: the same fields with values of the same type; lists with one such entry or
 * more. What stands under a name of `exact` must be just that. A field that is null in the example is not asked for,
 * unless it stands there by name.
 */
export function shapeOf(example: unknown, exact: readonly ExactName[] = []): unknown {
  if (Array.isArray(example)) {
    return example.length > 0
      ? MatchersV3.eachLike(shapeOf(example[0], exact))
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
          isNamed(name, exact) || isNamed(name, ALWAYS_EXACT) ? value : shapeOf(value, exact),
        ]),
    )
  }
  if (typeof example === 'string') return MatchersV3.string(example)
  if (typeof example === 'boolean') return MatchersV3.boolean(example)
  if (typeof example === 'number') return MatchersV3.integer(example)
  throw new Error(`no shape is known of ${String(example)}`)
}

function isNamed(name: string, names: readonly string[]): boolean {
  return names.includes(name)
}
