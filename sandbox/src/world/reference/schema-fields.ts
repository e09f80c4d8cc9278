import type { Description } from '../../http/pipeline/description.ts'
import { callerFieldNames } from '../../http/pipeline/caller.ts'

export interface Field {
  /** Parts of parts with their path: `cost.schedule[].due_date`. */
  name: string
  where: 'path' | 'query' | 'header' | 'body' | 'answer' | 'common'
  required: boolean
  type: string
  description: string
}

export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  oneOf?: Schema[]
  items?: Schema
  additionalProperties?: Schema | boolean
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
}

/** The part that a reference names; what stands beside the reference goes before it. */
export function resolve<T extends { $ref?: string }>(description: Description, value: T): T {
  const { $ref, ...beside } = value
  if ($ref === undefined) return value
  const found = $ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], description)
  return { ...(found as T), ...beside }
}

/** The fields of an object and of the objects in it; a body's without the common ones. Money is one field. */
export function fieldsOf(
  description: Description,
  schema: Schema | undefined,
  where: Field['where'],
  path = '',
): Field[] {
  if (schema === undefined) return []
  const own = resolve(description, schema)
  const required = new Set(own.required ?? [])
  return Object.entries(own.properties ?? {})
    .filter(([name]) => path !== '' || !callerFieldNames.has(name) || where !== 'body')
    .flatMap(([name, property]) => {
      const field = resolve(description, property)
      const row: Field = {
        name: path + name,
        where,
        required: required.has(name),
        type: typeText(description, field),
        description: field.description ?? '',
      }
      if (isMoney(field)) return [row]
      const within = innerSchema(description, field)
      const suffix = field.items === undefined ? '.' : '[].'
      return [row, ...fieldsOf(description, within, where, `${path}${name}${suffix}`)]
    })
}

function innerSchema(description: Description, field: Schema): Schema | undefined {
  const inner = field.items === undefined ? field : resolve(description, field.items)
  return isMoney(inner) || inner.properties === undefined ? undefined : inner
}

function isMoney({ properties }: Schema): boolean {
  const names = Object.keys(properties ?? {})
  return names.length === 2 && names.includes('amount') && names.includes('currency')
}

/** The type as people say it, with its bounds. */
export function typeText(description: Description, schema: Schema): string {
  const own = resolve(description, schema)
  if (own.enum) return own.enum.map(String).join(' | ')
  if (own.const !== undefined) return JSON.stringify(own.const)
  if (own.oneOf) return own.oneOf.map((each) => typeText(description, each)).join(' | ')
  const types = own.type === undefined ? ['object'] : [own.type].flat()
  const orNull = types.includes('null') ? ' | null' : ''
  if (isMoney(own)) return `money${orNull}`
  if (own.items) return `list of ${typeText(description, own.items)}${orNull}${bounds(own)}`
  return `${types.join(' | ')}${own.format === undefined ? '' : ` (${own.format})`}${bounds(own)}`
}

function bounds(schema: Schema): string {
  const texts = [
    range(schema.minimum, schema.maximum, ''),
    range(schema.minLength, schema.maxLength, ' characters'),
    range(schema.minItems, schema.maxItems, ' entries'),
    schema.pattern === undefined ? '' : `like ${schema.pattern}`,
  ].filter((text) => text !== '')
  return texts.length === 0 ? '' : `, ${texts.join(', ')}`
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  if (least === undefined && most === undefined) return ''
  if (least === most) return `${String(least)}${unit}`
  if (most === undefined) return `at least ${String(least)}${unit}`
  if (least === undefined || least === 0) return `at most ${String(most)}${unit}`
  return `${String(least)} to ${String(most)}${unit}`
}
