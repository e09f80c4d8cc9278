import { MatchersV3 } from '@pact-foundation/pact'

/**
 * A matcher of the shape of an example: the same fields with values of the same type; lists with one such entry or
 * more. What stands under a name of `exact` must be just that.
 */
export function shapeOf(example: unknown, exact: readonly string[] = []): unknown {
  if (Array.isArray(example)) {
    return example.length > 0
      ? MatchersV3.eachLike(shapeOf(example[0], exact))
      : MatchersV3.like(example)
  }
  if (typeof example === 'object' && example !== null) {
    return Object.fromEntries(
      Object.entries(example).map(([name, value]) => [
        name,
        exact.includes(name) ? value : shapeOf(value, exact),
      ]),
    )
  }
  if (typeof example === 'string') return MatchersV3.string(example)
  if (typeof example === 'boolean') return MatchersV3.boolean(example)
  if (typeof example === 'number') return MatchersV3.integer(example)
  return null
}
