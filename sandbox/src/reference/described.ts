import type { Description } from '../http/description.ts'
import { callerFieldNames } from '../http/caller.ts'

/** One operation of the description, as its reference shows it. */
export interface DescribedOperation {
  id: string
  tag: string
  method: string
  path: string
  summary: string
  description: string
  /** Whether it needs a session. */
  signedIn: boolean
  /** Fields of its own, without the common ones. */
  fields: Field[]
  request: string | null
  answers: { title: string; json: string }[]
  /** Codes of the catalogue that it can answer. */
  failures: number[]
}

export interface Field {
  name: string
  where: 'path' | 'query' | 'header' | 'body'
  required: boolean
  type: string
  description: string
}

interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  allOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
}

interface Parameter {
  $ref?: string
  name: string
  in: Field['where']
  required?: boolean
  description?: string
  schema: Schema
}

interface Content {
  schema?: Schema
  examples?: Record<string, { summary?: string; value: unknown }>
}

interface RawOperation {
  operationId: string
  tags?: string[]
  summary?: string
  description?: string
  security?: unknown[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, { $ref?: string; content?: Record<string, Content> }>
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const
/** Said once at the top of the reference rather than at every operation. */
const COMMON_HEADERS = new Set(['Country-Language', 'Accept-Language', 'X-Request-Id'])

/** Every operation in the order of the description. */
export function describedOperations(description: Description): DescribedOperation[] {
  return Object.entries(description.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const raw = item[method] as RawOperation | undefined
      if (raw === undefined) return []
      const shared = (item['parameters'] as Parameter[] | undefined) ?? []
      return [describe(description, { path, method, raw, shared })]
    }),
  )
}

function describe(
  description: Description,
  operation: { path: string; method: string; raw: RawOperation; shared: Parameter[] },
): DescribedOperation {
  const { path, method, raw, shared } = operation
  const body = raw.requestBody?.content['application/json']
  const success = resolve(description, raw.responses['200'] ?? {}).content?.['application/json']
  return {
    id: raw.operationId,
    tag: raw.tags?.[0] ?? '',
    method: method.toUpperCase(),
    path,
    summary: raw.summary ?? '',
    description: raw.description ?? '',
    signedIn: raw.security === undefined,
    fields: [
      ...parameterFields(description, [...shared, ...(raw.parameters ?? [])]),
      ...bodyFields(description, body?.schema),
    ],
    request:
      Object.values(body?.examples ?? {}).map(({ value }) => jsonOf(ownFields(value)))[0] ?? null,
    answers: Object.values(success?.examples ?? {}).map(({ summary, value }) => ({
      title: summary ?? 'Answer',
      json: jsonOf(value),
    })),
    failures: failureCodes(description, raw),
  }
}

function resolve<T extends { $ref?: string }>(description: Description, value: T): T {
  if (value.$ref === undefined) return value
  const path = value.$ref.replace('#/', '').split('/')
  return path.reduce<unknown>(
    (at, name) => (at as Record<string, unknown> | undefined)?.[name],
    description,
  ) as T
}

function parameterFields(description: Description, parameters: readonly Parameter[]): Field[] {
  return parameters
    .map((each) => resolve(description, each))
    .filter(({ name }) => !callerFieldNames.has(name) && !COMMON_HEADERS.has(name))
    .map((each) => ({
      name: each.name,
      where: each.in,
      required: each.required === true,
      type: typeText(description, each.schema),
      description: each.description ?? '',
    }))
}

function bodyFields(description: Description, schema: Schema | undefined): Field[] {
  if (schema === undefined) return []
  const parts = allParts(description, schema)
  const required = new Set(parts.flatMap((part) => part.required ?? []))
  return parts
    .flatMap((part) => Object.entries(part.properties ?? {}))
    .filter(([name]) => !callerFieldNames.has(name))
    .map(([name, field]) => ({
      name,
      where: 'body' as const,
      required: required.has(name),
      type: typeText(description, field),
      description: field.description ?? resolve(description, field).description ?? '',
    }))
}

function allParts(description: Description, schema: Schema): Schema[] {
  const own = resolve(description, schema)
  return [own, ...(own.allOf ?? []).flatMap((part) => allParts(description, part))]
}

function typeText(description: Description, schema: Schema): string {
  const own = resolve(description, schema)
  if (own.enum) return own.enum.map(String).join(' | ')
  if (own.const !== undefined) return JSON.stringify(own.const)
  if (own.items) return `list of ${typeText(description, own.items)}`
  if (own.oneOf) return own.oneOf.map((each) => typeText(description, each)).join(' | ')
  const name = schema.$ref?.split('/').at(-1)
  const plain = Array.isArray(own.type) ? own.type.join(' | ') : (own.type ?? 'object')
  return plain === 'object' && name !== undefined ? name : plain
}

/** An example without the common fields. */
function ownFields(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => !callerFieldNames.has(name)))
}

const jsonOf = (value: unknown): string => JSON.stringify(value, null, 2)

function failureCodes(description: Description, raw: RawOperation): number[] {
  return Object.entries(raw.responses)
    .filter(([status]) => status !== '200')
    .flatMap(([, response]) => {
      const content = resolve(description, response).content?.['application/json']
      const code = content?.schema && resolve(description, content.schema).properties?.['code']
      return code?.enum ?? (code?.const === undefined ? [] : [code.const])
    })
    .filter((code): code is number => typeof code === 'number')
}
