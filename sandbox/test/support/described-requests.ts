import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { callerFieldNames } from '../../src/http/pipeline/caller.ts'
import {
  operationsOf,
  readDescription,
  type Operation,
} from '../../src/http/pipeline/description.ts'
import { PART_TYPE } from '../../src/http/uploads/part-request.ts'
import { specimen } from './direct-call.ts'
import { callerFields } from './signature.ts'

type Fields = Record<string, unknown>

interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  example?: unknown
}

interface Described {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { examples?: Record<string, { value: unknown }> }> }
}

/** A request as the description's named example has it, before anybody signs it. */
export interface DescribedRequest {
  operation: Operation
  /** The example's name; `usual` where the description names none. */
  example: string
  path: string
  query: Fields
  /** Fields of a JSON body, without the common ones. */
  body: Fields | undefined
  /** Set instead of a JSON body where bytes are sent. */
  bytes: Uint8Array | undefined
  headers: Record<string, string>
}

/**
 * What stands in the requests instead of the examples' values, by the name of the field, and under
 * `<operationId> <example>` by name for one example alone. Optional parameters of a query are sent
 * only where they have a value here.
 */
export type Values = Readonly<Record<string, unknown>>

const description = readDescription()
const parametersByName = description.components.parameters as unknown as Record<string, Parameter>

/** Every operation of the description. */
export const describedOperations: readonly Operation[] = [...operationsOf(description).values()]

/** The requests of an operation, one for each named example, with the values put in. */
export function describedRequests(operation: Operation, values: Values): DescribedRequest[] {
  const item = description.paths[operation.path] as Record<string, unknown>
  const described = item[operation.method.toLowerCase()] as Described
  const parameters = [
    ...((item['parameters'] as Parameter[] | undefined) ?? []),
    ...(described.parameters ?? []),
  ].map((each) => parametersByName[each.$ref?.split('/').at(-1) ?? ''] ?? each)
  return bodiesOf(described).map(([example, body]) => {
    const own = { ...values, ...(values[`${operation.id} ${example}`] as Fields | undefined) }
    const valueOf = ({ name, example: shown }: Parameter) => (name in own ? own[name] : shown)
    const query = parameters.filter(
      ({ in: place, name, required }) =>
        place === 'query' && !callerFieldNames.has(name) && (required === true || name in own),
    )
    const isBytes = body === undefined && described.requestBody !== undefined
    return {
      operation,
      example,
      path: operation.path.replaceAll(/\{([a-z_]+)\}/g, (_, name: string) => {
        const parameter = parameters.find((each) => each.in === 'path' && each.name === name)
        return encodeURIComponent(String(parameter ? valueOf(parameter) : ''))
      }),
      query: Object.fromEntries(query.map((each) => [each.name, valueOf(each)])),
      body: body === undefined ? undefined : withValues(body, own),
      bytes: isBytes ? specimen('th-id-back') : undefined,
      headers: isBytes ? headersOfBytes(described) : {},
    }
  })
}

function bodiesOf({ requestBody }: Described): [string, Fields | undefined][] {
  const json = requestBody?.content['application/json']
  if (json === undefined) return [['usual', undefined]]
  return Object.entries(json.examples ?? {}).map(([name, { value }]) => [
    name,
    Object.fromEntries(
      Object.entries(value as Fields).filter(([field]) => !callerFieldNames.has(field)),
    ),
  ])
}

function headersOfBytes({ requestBody }: Described): Record<string, string> {
  const type = Object.keys(requestBody?.content ?? {})[0] ?? ''
  return { 'content-type': type, ...(type === PART_TYPE ? { 'upload-offset': '0' } : {}) }
}

function withValues<T>(part: T, values: Values): T {
  if (Array.isArray(part)) return part.map((each) => withValues(each as unknown, values)) as T
  if (typeof part !== 'object' || part === null) return part
  const entries = Object.entries(part).map(([name, value]) => [
    name,
    name in values ? values[name] : withValues(value as unknown, values),
  ])
  return Object.fromEntries(entries) as T
}

/** An answer: `code` and `data` of its envelope, or undefined where it has none. */
export interface Reply {
  status: number
  code: number | undefined
  data: unknown
  /** All that was answered, bytes as latin-1. */
  text: string
  headers: Record<string, unknown>
}

export interface WireRequest {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers: Record<string, string>
  payload?: string | Uint8Array
}

/** The request as it goes over the wire, signed where the operation is. */
export function wireRequest(
  { operation, path, query, body, bytes, headers }: DescribedRequest,
  token: string,
  caller: Record<string, string> = {},
): WireRequest {
  const method = operation.method as WireRequest['method']
  const common = operation.signed ? callerFields(token, caller) : {}
  const timestamp = 'timestamp' in common ? { timestamp: common.timestamp } : {}
  const inQuery = body === undefined ? { ...query, ...common } : { ...query, ...timestamp }
  const text = Object.entries(inQuery).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return {
    method,
    url: `${path}?${new URLSearchParams(text).toString()}`,
    headers: {
      accept: 'application/json',
      'country-language': 'th',
      'accept-language': 'en',
      ...(operation.keyed ? { 'idempotency-key': randomUUID() } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify({ ...body, ...common }) }),
    ...(bytes === undefined ? {} : { payload: Buffer.from(bytes) }),
  }
}

/** Sends what is on the wire. */
export async function sendWire(app: FastifyInstance, wire: WireRequest): Promise<Reply> {
  const { payload, ...rest } = wire
  const response = await app.inject({
    ...rest,
    ...(payload === undefined
      ? {}
      : { payload: typeof payload === 'string' ? payload : Buffer.from(payload) }),
  })
  const type = String(response.headers['content-type'] ?? '')
  const isEnvelope = type.startsWith('application/json') && response.payload !== ''
  const envelope = isEnvelope ? response.json<{ code: number; data: unknown }>() : undefined
  return {
    status: response.statusCode,
    code: envelope?.code,
    data: envelope?.data,
    text: response.rawPayload.toString('latin1'),
    headers: response.headers,
  }
}

/** Signs a described request with a token and sends it. */
export function sendDescribed(
  app: FastifyInstance,
  request: DescribedRequest,
  token: string,
): Promise<Reply> {
  return sendWire(app, wireRequest(request, token))
}
