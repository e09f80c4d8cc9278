import type { Description } from '../../http/pipeline/description.ts'
import { callerFieldNames } from '../../http/pipeline/caller.ts'
import { fieldsOf, resolve, typeText, type Field, type Schema } from './schema-fields.ts'

/** One operation of the description, as its reference shows it. */
export interface DescribedOperation {
  id: string
  tag: string
  method: string
  path: string
  summary: string
  description: string
  /** Whether it needs a session; `optional` where it says more to a borrower who has one. */
  session: 'none' | 'optional' | 'required'
  /** Where the common fields go; null for raw bytes, which carry none. */
  commonFields: 'query' | 'body' | null
  /** Fields of its own, without the common ones. */
  fields: Field[]
  requests: Example[]
  /** Media types of a request or an answer that is not JSON. */
  bytes: { sent: string[]; answered: string[] }
  /** Fields of `data`. */
  answerFields: Field[]
  answers: Example[]
  /** Codes of the catalogue that it can answer. */
  failures: number[]
}

export interface Example {
  title: string
  json: string
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

interface Response {
  $ref?: string
  content?: Record<string, Content>
}

interface RawOperation {
  operationId: string
  tags?: string[]
  summary?: string
  description?: string
  security?: Record<string, unknown>[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, Response>
}

const JSON_TYPE = 'application/json'
const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete'] as const
/** Said once at the top of the reference rather than at every operation. */
const SAID_ONCE = new Set(['caller', 'Country-Language', 'Accept-Language'])

/** Every operation in the order of the description. */
export function describedOperations(description: Description): DescribedOperation[] {
  return Object.entries(description.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const raw = item[method] as RawOperation | undefined
      if (raw === undefined) return []
      const shared = (item['parameters'] as Parameter[] | undefined) ?? []
      const parameters = [...shared, ...(raw.parameters ?? [])].map((each) =>
        resolve(description, each),
      )
      return [describe(description, { path, method, raw, parameters })]
    }),
  )
}

function describe(
  description: Description,
  operation: { path: string; method: string; raw: RawOperation; parameters: Parameter[] },
): DescribedOperation {
  const { path, method, raw, parameters } = operation
  const sent = raw.requestBody?.content ?? {}
  const answered = resolve(description, raw.responses['200'] ?? {}).content ?? {}
  const envelope = answered[JSON_TYPE]?.schema
  return {
    id: raw.operationId,
    tag: raw.tags?.[0] ?? '',
    method: method.toUpperCase(),
    path,
    summary: raw.summary ?? '',
    description: raw.description ?? '',
    session: sessionOf(raw),
    commonFields: commonFieldsOf(parameters, sent),
    fields: [
      ...parameterFields(description, parameters),
      ...fieldsOf(description, sent[JSON_TYPE]?.schema, 'body'),
    ],
    requests: examplesOf(sent[JSON_TYPE], ownFields),
    bytes: { sent: bytesIn(sent), answered: bytesIn(answered) },
    answerFields: answerFields(description, envelope),
    answers: examplesOf(answered[JSON_TYPE]),
    failures: failureCodes(description, raw),
  }
}

function sessionOf({ security }: RawOperation): DescribedOperation['session'] {
  if (security === undefined) return 'required'
  return security.length === 0 ? 'none' : 'optional'
}

function commonFieldsOf(
  parameters: readonly Parameter[],
  sent: Record<string, Content>,
): DescribedOperation['commonFields'] {
  if (parameters.some(({ name }) => name === 'caller')) return 'query'
  return JSON_TYPE in sent ? 'body' : null
}

function parameterFields(description: Description, parameters: readonly Parameter[]): Field[] {
  return parameters
    .filter(({ name }) => !callerFieldNames.has(name) && !SAID_ONCE.has(name))
    .map((each) => ({
      name: each.name,
      where: each.in,
      required: each.required === true,
      type: typeText(description, each.schema),
      description: each.description ?? '',
    }))
}

function answerFields(description: Description, envelope: Schema | undefined): Field[] {
  const data = envelope && resolve(description, envelope).properties?.['data']
  return fieldsOf(description, data, 'answer')
}

function bytesIn(content: Record<string, Content>): string[] {
  return Object.keys(content).filter((type) => type !== JSON_TYPE)
}

function examplesOf(
  content: Content | undefined,
  shown: (value: unknown) => unknown = (value) => value,
): Example[] {
  return Object.values(content?.examples ?? {}).map(({ summary, value }) => ({
    title: summary ?? 'Example',
    json: JSON.stringify(shown(value), null, 2),
  }))
}

/** An example without the common fields. */
function ownFields(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => !callerFieldNames.has(name)))
}

function failureCodes(description: Description, raw: RawOperation): number[] {
  return Object.entries(raw.responses)
    .filter(([status]) => status !== '200')
    .flatMap(([, response]) => {
      const content = resolve(description, response).content?.[JSON_TYPE]
      const code = content?.schema && resolve(description, content.schema).properties?.['code']
      return code?.enum ?? (code?.const === undefined ? [] : [code.const])
    })
    .filter((code): code is number => typeof code === 'number')
}

/** One answer for each code of the catalogue, as the operations show it. */
export function failureExamples(description: Description): Map<number, string> {
  const found = new Map<number, string>()
  const responses = Object.values(description.paths).flatMap((item) =>
    METHODS.flatMap((method) =>
      Object.values((item[method] as RawOperation | undefined)?.responses ?? {}),
    ),
  )
  for (const response of responses) {
    const { examples } = resolve(description, response).content?.[JSON_TYPE] ?? {}
    for (const { value } of Object.values(examples ?? {})) {
      const { code } = value as { code: number }
      if (code !== 200 && !found.has(code)) found.set(code, JSON.stringify(value, null, 2))
    }
  }
  return found
}
