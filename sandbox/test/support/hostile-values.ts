import { readDescription } from '../../src/http/pipeline/description.ts'
import type { Random } from './random.ts'

interface Schema {
  properties?: Record<string, Schema>
  enum?: unknown[]
  const?: unknown
  example?: unknown
  examples?: unknown
  [keyword: string]: unknown
}

/** Values that the description knows for a field, by the field's name, wherever it stands. */
const vocabulary = new Map<string, unknown[]>()

function gather(part: unknown): void {
  if (Array.isArray(part)) part.forEach(gather)
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return
  for (const [name, schema] of Object.entries((part as Schema).properties ?? {})) {
    const known = [
      ...(schema.enum ?? []),
      ...(schema.const === undefined ? [] : [schema.const]),
      ...(schema.example === undefined ? [] : [schema.example]),
      ...(Array.isArray(schema.examples) ? (schema.examples as unknown[]) : []),
    ]
    vocabulary.set(name, [...(vocabulary.get(name) ?? []), ...known])
  }
  Object.values(part).forEach(gather)
}
gather(readDescription().components)
const knownNames = [...vocabulary.keys()].filter((name) => vocabulary.get(name)?.length)

/** Names that mean something to a careless program. */
export const TRICKY_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'toJSON',
  'length',
  '',
  '\u0000',
  '\ud800',
  '$where',
  '$ref',
  'a'.repeat(1000),
]

const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\ud83d\ude00'.repeat(50),
  '\u202e\u2066',
  '\ufeff',
  '\u0661\u0662\u0663',
  '\u0e51\u0e52',
  'e\u0301'.repeat(300),
  "' or 1=1 --",
  "'; drop table borrowers; --",
  '$1',
  '\\u0000',
  '%00',
  '%s%n',
  '${7*7}',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '{"a":1}',
  'null',
  'NaN',
  '-0',
  '1e400',
  '0x10',
  '9'.repeat(400),
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13T00:00:00Z',
  '-271821-04-20',
  '9999-12-31',
  '00000000-0000-0000-0000-000000000000',
  'x'.repeat(201),
  'x'.repeat(20_000),
]

const NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  1e-7,
  1e21,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e12,
  1e12 + 1,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
]

/** A value that no field of the contract expects, or one that just misses what it expects. */
export function hostileValue(random: Random, name = ''): unknown {
  const known = vocabulary.get(name) ?? []
  switch (random.below(12)) {
    case 0:
      return null
    case 1:
      return random.chance(0.5)
    case 2:
    case 3:
      return random.pick(NUMBERS)
    case 4:
      return random.chance(0.02) ? 'x'.repeat(1_000_000) : random.pick(TEXTS)
    case 5:
      return random.pick(TEXTS)
    case 6:
      return Array.from({ length: random.below(4) }, () => random.pick(TEXTS))
    case 7:
      return nested(random.pick([2, 20, 200, 1000]), random.chance(0.5))
    case 8:
      return withOwn({}, random.pick(TRICKY_NAMES), { polluted: true })
    default:
      if (known.length > 0) return random.pick(known)
      return random.pick(vocabulary.get(random.pick(knownNames)) ?? ['x']) ?? 'x'
  }
}

/** A field that an operation of the contract has, be it this one or another. */
export const someFieldName = (random: Random): string => random.pick(knownNames)

/** A value that is nearly the one given: the same kind, just beyond or beside it. */
export function nearly(random: Random, value: unknown): unknown {
  if (typeof value === 'number') {
    return random.pick([
      value + 1,
      value - 1,
      -value,
      value * 10,
      value + 0.5,
      String(value),
      [value],
    ])
  }
  if (typeof value === 'boolean') return random.pick([!value, String(value), Number(value)])
  if (typeof value !== 'string') return value
  const at = random.below(value.length + 1)
  const put = random.pick(['x', '0', ' ', '\u0000', '\ud800', '-', '\u0663', '\n', '\u00a0'])
  return random.pick([
    value.slice(0, at) + put + value.slice(at),
    value.slice(0, at) + value.slice(at + 1),
    value.slice(0, at),
    value + value,
    value.toUpperCase(),
    ` ${value} `,
    Number(value),
    [value],
    { value },
  ])
}

/** Gives an object a property of its own by whatever name, `__proto__` too; a list gets an entry. */
export function withOwn<T extends object>(target: T, name: string, value: unknown): T {
  if (Array.isArray(target)) {
    target.push(value)
    return target
  }
  return Object.defineProperty(target, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  })
}

function nested(depth: number, inLists: boolean): unknown {
  let inner: unknown = 'deep'
  for (let at = 0; at < depth; at++) inner = inLists ? [inner] : { a: inner }
  return inner
}
