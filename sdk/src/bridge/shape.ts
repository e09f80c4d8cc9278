/** What a value on the bridge looks like, as data: read at run time, printed into the wrapper's documentation. */
export type Shape = Plain | readonly string[] | { readonly [field: string]: Shape }

/**
 * `whole` is a whole number from 0, `metres` a number from 0; `latitude` and `longitude` are
 * degrees. `https` is an address, `phone` what can be dialled, `time` an instant that the calendar
 * has.
 */
export type Plain = NumberShape | TextShape | 'boolean' | 'texts'
type NumberShape = 'whole' | 'metres' | 'latitude' | 'longitude'
type TextShape = 'text' | 'base64' | 'https' | 'phone' | 'time'

/**
 * The shape that a type must have, so that table and type always agree. Each field stands once, an
 * optional one with `?` behind its name. A choice is the list of its values, a list is
 * `{ listOf }`, a record of texts is `texts`, nothing is `{}`.
 */
export type ShapeOf<Value> = [Value] extends [void]
  ? Record<never, never>
  : [Value] extends [boolean]
    ? 'boolean'
    : [Value] extends [number]
      ? NumberShape
      : [Value] extends [string]
        ? string extends Value
          ? TextShape
          : readonly Value[]
        : Value extends readonly (infer Entry)[]
          ? { readonly listOf: ShapeOf<Entry> }
          : string extends keyof Value
            ? 'texts'
            : {
                readonly [Field in keyof Value & string as FieldName<Value, Field>]-?: ShapeOf<
                  NonNullable<Value[Field]>
                >
              }

type FieldName<Value, Field extends keyof Value & string> =
  object extends Pick<Value, Field> ? `${Field}?` : Field

/** The most bytes that a picture on the bridge may have, before it is written as base64. */
export const MAX_PICTURE_BYTES = 1_000_000

/** Says which field does not fit, never what stood there. */
export class ShapeMismatch extends Error {
  readonly field: string
  /** The size of a picture that is too large. */
  readonly bytes: number | undefined

  constructor(field: string, bytes?: number) {
    super(field)
    this.field = field
    this.bytes = bytes
  }
}

const patterns: Readonly<Record<TextShape, RegExp>> = {
  text: /^/,
  base64: /^[A-Za-z0-9+/]+={0,2}$/,
  https: /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?=[:/]))[^\s\\]+$/i,
  phone: /^\+?\d[\d -]{1,30}$/,
  time: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/,
}
/** The most of each; degrees go as far below zero, and nothing else does. */
const ranges: Readonly<Record<NumberShape, number>> = {
  whole: Number.MAX_SAFE_INTEGER,
  metres: Number.MAX_VALUE,
  latitude: 90,
  longitude: 180,
}

/**
 * A copy of the value with the fields of its shape and no others: what was not asked for is not passed on. A field that
 * may be missing may also be null, since some platforms cannot leave one out. Throws a `ShapeMismatch`.
 */
export function readShape(shape: Shape, value: unknown, at = ''): unknown {
  if (typeof shape === 'string') return readPlain(shape, value, at)
  if (isChoice(shape)) return ensure(shape.includes(value as string), value, at)
  if (shape.listOf) {
    ensure(Array.isArray(value), value, at)
    return (value as unknown[]).map((entry) => readShape(shape.listOf!, entry, `${at}[]`))
  }
  ensure(isRecord(value), value, at)
  const copy: Record<string, unknown> = {}
  for (const marked of Object.keys(shape)) {
    const field = marked.replace('?', '')
    const given = (value as Record<string, unknown>)[field]
    if (field !== marked && (given === undefined || given === null)) continue
    copy[field] = readShape(shape[marked]!, given, at ? `${at}.${field}` : field)
  }
  return copy
}

function readPlain(shape: Plain, value: unknown, at: string): unknown {
  if (shape === 'boolean') return ensure(typeof value === 'boolean', value, at)
  if (shape === 'texts') {
    ensure(isRecord(value), value, at)
    return readShape(
      Object.fromEntries(Object.keys(value as object).map((name) => [name, 'text' as const])),
      value,
      at,
    )
  }
  if (shape in ranges) {
    const most = ranges[shape as NumberShape]
    const fits = typeof value === 'number' && value >= (most > 180 ? 0 : -most) && value <= most
    return ensure(fits && (shape !== 'whole' || Number.isInteger(value)), value, at)
  }
  ensure(typeof value === 'string', value, at)
  const text = value as string
  if (shape === 'base64') {
    ensure(text.length % 4 === 0, value, at)
    const bytes = text.length * 0.75 - (/=*$/.exec(text.slice(-2))?.[0].length ?? 0)
    if (bytes > MAX_PICTURE_BYTES) throw new ShapeMismatch(at, bytes)
  }
  const fits = patterns[shape as TextShape].test(text)
  return ensure(fits && (shape !== 'time' || isInstant(text)), value, at)
}

/** Whether the calendar has it: engines read 30 February as a day in March, and 24:00 as the next day. */
const isInstant = (text: string) => new Date(text).getUTCDate() === +text.slice(8, 10)

function ensure(fits: boolean, value: unknown, at: string): unknown {
  if (!fits) throw new ShapeMismatch(at)
  return value
}

const isChoice = (shape: Exclude<Shape, Plain>): shape is readonly string[] => Array.isArray(shape)

/** Whether a value is an object with fields, not a list and not null. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
