import { MatchersV3 } from '@pact-foundation/pact'
import { isRecord, type Plain, type Shape } from '../../src/bridge/shape.ts'

const { boolean, eachLike, integer, like, number, regex, string } = MatchersV3

/**
 * A matcher of an example by its shape in the table of calls, so that pact and table cannot part. A field that may be
 * missing is left out, unless `always` names it: a pact knows no optional fields.
 */
export function matcherOf(shape: Shape, example: unknown, always: readonly string[] = []): unknown {
  if (typeof shape === 'string') return plainMatcher(shape, example)
  if (isChoice(shape)) return regex(`^(${shape.join('|')})$`, example as string)
  if (shape.listOf) {
    return eachLike(matcherOf(shape.listOf, (example as unknown[])[0], always) as never)
  }
  const fields = isRecord(example) ? example : {}
  return Object.fromEntries(
    Object.entries(shape)
      .filter(([name]) => !name.endsWith('?') || always.includes(name.replace('?', '')))
      .map(([name, field]) => {
        const bare = name.replace('?', '')
        return [bare, matcherOf(field, fields[bare], always)]
      }),
  )
}

function plainMatcher(shape: Plain, example: unknown): unknown {
  switch (shape) {
    case 'boolean':
      return boolean(example as boolean)
    case 'whole':
      return integer(example as number)
    case 'metres':
    case 'latitude':
    case 'longitude':
      return number(example as number)
    case 'base64':
      return regex('^[A-Za-z0-9+/]+={0,2}$', example as string)
    case 'time':
      return regex('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$', example as string)
    case 'https':
      return regex('^https://', example as string)
    case 'text':
    case 'phone':
      return string(example as string)
    case 'texts':
      return like(example)
    default:
      return shape satisfies never
  }
}

const isChoice = (shape: Exclude<Shape, Plain>): shape is readonly string[] => Array.isArray(shape)
