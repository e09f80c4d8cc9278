import type { ValidateFunction } from 'ajv/dist/2020.js'
import { readDescription } from '../src/http/pipeline/description.ts'
import { ajvFor } from '../src/http/pipeline/validation.ts'

/** One call as it went over the line. Header names are lower case. */
export interface ObservedCall {
  method: string
  /** Path and query as they were sent, behind whatever prefix. */
  target: string
  requestHeaders: Readonly<Record<string, string | string[] | undefined>>
  requestBody: Buffer
  status: number
  responseHeaders: Readonly<Record<string, string | string[] | undefined>>
  responseBody: Buffer
}

/** What a call was found to be. */
export interface Verdict {
  /** Null for what the description has no operation for. */
  operationId: string | null
  /** How it differs from the description; none for a call that keeps to it. */
  findings: string[]
}

interface Parameter {
  $ref?: string
  name: string
  in: 'query' | 'header' | 'path'
  required?: boolean
}

interface Content {
  content?: Record<string, { schema?: object }>
  headers?: Record<string, unknown>
  $ref?: string
}

interface DescribedOperation {
  operationId: string
  parameters?: Parameter[]
  requestBody?: Content
  responses: Record<string, Content>
}

interface Known {
  operation: DescribedOperation
  matches: RegExp
  method: string
  /** Where it stands in the description. */
  at: readonly string[]
  parameters: readonly { parameter: Parameter; at: readonly string[] }[]
}

const description = readDescription()
const bodies = ajvFor('body')
const texts = ajvFor('other')
for (const ajv of [bodies, texts]) ajv.addSchema({ $id: 'lender', ...description })
const operations = knownOperations()

/** Whether a call belongs to the contract; whatever else a server serves is not looked at. */
export function isOfTheContract(target: string): boolean {
  return withoutPrefix(target).startsWith('/v2/')
}

/**
 * Holds a call against the description. A request outside of it is a finding only where it was
 * answered with success: to refuse it is what the description asks for.
 */
export function checkCall(call: ObservedCall): Verdict {
  const url = new URL(withoutPrefix(call.target), 'http://lender')
  const known = operations.find(
    (each) => each.method === call.method && each.matches.test(url.pathname),
  )
  const accepted = call.status < 400
  if (!known) {
    const findings = accepted ? [`${call.method} ${url.pathname} is not described`] : []
    return { operationId: null, findings }
  }
  const findings = answerFindings(known, call)
  if (accepted) findings.push(...requestFindings(known, call, url))
  return { operationId: known.operation.operationId, findings }
}

function withoutPrefix(target: string): string {
  return target.replace(/^[^?]*?(?=\/v2\/)/, '')
}

/** What a line answers to a call that is slow or too large; the guide describes it once for all. */
const OF_ANY_CALL: ReadonlySet<number> = new Set([408, 431])

function answerFindings({ operation, at }: Known, call: ObservedCall): string[] {
  const status = String(call.status)
  const stated = operation.responses[status]
  if (OF_ANY_CALL.has(call.status)) return []
  if (!stated) return [`status ${status} is not described`]
  const [place, response] = resolved([...at, 'responses', status], stated)
  const missing = Object.keys(response.headers ?? {})
    .filter((name) => call.responseHeaders[name.toLowerCase()] === undefined)
    .map((name) => `status ${status}: the header ${name} is missing`)
  if (call.method === 'HEAD') return missing
  const types = Object.keys(response.content ?? {})
  const type = textOf(call.responseHeaders['content-type'])?.split(';')[0]?.trim() ?? ''
  if (types.length === 0) return missing
  const described = types.find((each) => each === type || each === '*/*')
  if (described === undefined) return [...missing, `status ${status}: ${type} is not described`]
  if (type !== 'application/json') return missing
  const fault = faultIn(
    bodies.getSchema(pointer([...place, 'content', type, 'schema'])),
    call.responseBody,
  )
  return fault === undefined
    ? [...missing, ...fieldFindings(call.responseBody)]
    : [...missing, `status ${status}: ${fault}`]
}

/** What a schema cannot say of 422001: a field is named once, and a choice with what is offered. */
function fieldFindings(body: Buffer): string[] {
  const { code, data } = JSON.parse(body.toString('utf8')) as { code: number; data: unknown }
  if (code !== 422001) return []
  const faults = data as { field: string; rule: string; params: Record<string, unknown> }[]
  const twice = faults.filter((each, at) => faults.findIndex((f) => f.field === each.field) !== at)
  // Where nothing is on offer the list is there, and empty.
  const bare = faults.filter(
    ({ field, rule, params }) =>
      rule === 'choice' && field !== 'district' && params['choices'] === undefined,
  )
  return [
    ...twice.map(({ field }) => `422001 names ${field} twice`),
    ...bare.map(({ field }) => `422001: choice of ${field} without what is offered`),
  ]
}

function requestFindings(known: Known, call: ObservedCall, url: URL): string[] {
  const findings: string[] = []
  const path = known.matches.exec(url.pathname)?.groups ?? {}
  for (const { parameter, at } of known.parameters) {
    const values =
      parameter.in === 'query'
        ? url.searchParams.getAll(parameter.name)
        : [
            parameter.in === 'path'
              ? path[parameter.name]
              : call.requestHeaders[parameter.name.toLowerCase()],
          ].filter((value) => value !== undefined)
    const said = `${parameter.in} ${parameter.name}`
    if (values.length > 1) findings.push(`accepted twice: ${said}`)
    if (values.length === 0 && parameter.required) findings.push(`accepted without: ${said}`)
    const validate = texts.getSchema(pointer([...at, 'schema']))
    if (values.length === 1 && validate && !validate({ value: values[0] }.value)) {
      findings.push(`accepted: ${said}: ${texts.errorsText(validate.errors)}`)
    }
  }
  const names = new Set(
    known.parameters.map(({ parameter }) => `${parameter.in} ${parameter.name}`),
  )
  for (const name of new Set(url.searchParams.keys())) {
    if (!names.has(`query ${name}`)) findings.push(`accepted: unknown query field ${name}`)
  }
  if (known.operation.requestBody?.content?.['application/json']) {
    const place = [...known.at, 'requestBody', 'content', 'application/json', 'schema']
    const fault = faultIn(bodies.getSchema(pointer(place)), call.requestBody)
    if (fault !== undefined) findings.push(`accepted: body ${fault}`)
  }
  return findings
}

function faultIn(validate: ValidateFunction | undefined, bytes: Buffer): string | undefined {
  if (!validate) return 'has no schema'
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'))
    return validate(value) ? undefined : bodies.errorsText(validate.errors)
  } catch {
    return 'is no JSON'
  }
}

function knownOperations(): Known[] {
  return Object.entries(description.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => /^(get|head|post|put|patch|delete)$/.test(method))
      .map(([method, stated]): Known => {
        const operation = stated as DescribedOperation
        const at = ['paths', path, method]
        const named = (list: readonly Parameter[], place: readonly string[]) =>
          list.map((each, index) => {
            const [found, parameter] = resolved([...place, 'parameters', String(index)], each)
            return { parameter, at: found }
          })
        return {
          operation,
          at,
          method: method.toUpperCase(),
          matches: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
          parameters: [
            ...named((item['parameters'] as Parameter[] | undefined) ?? [], ['paths', path]),
            ...named(operation.parameters ?? [], at),
          ],
        }
      }),
  )
}

/** A part of the description behind its reference, if it is one, and where it stands. */
function resolved<Part extends { $ref?: string }>(
  at: readonly string[],
  part: Part,
): [readonly string[], Part] {
  if (part.$ref === undefined) return [at, part]
  const place = part.$ref.slice(2).split('/')
  let node: unknown = description
  for (const step of place) node = (node as Record<string, unknown> | undefined)?.[step]
  return [place, node as Part]
}

function pointer(place: readonly string[]): string {
  const steps = place.map((step) =>
    encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')),
  )
  return `lender#/${steps.join('/')}`
}

function textOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(', ') : header
}
