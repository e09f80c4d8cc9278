import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OperationId } from '../../src/contract.ts'

interface Operation {
  operationId: string
  responses: Record<string, Referring | { content?: Content }>
}
interface Referring {
  $ref: string
}
type Content = Record<string, { schema?: Schema; examples?: Record<string, { value: unknown }> }>

/** A schema of the description, as far as a pact looks into it. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  pattern?: string
  minLength?: number
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  oneOf?: Schema[]
}

interface Bundle {
  paths: Record<string, Record<string, Operation>>
  components: unknown
}

const bundle = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../openapi/lender.bundle.json'), 'utf8'),
) as Bundle

/** The answer that the description shows under a name, so that a pact never shows another form than it. */
export function exampleOf(operationId: OperationId, status: number, name: string): unknown {
  const examples = answerOf(operationId, status)?.examples ?? {}
  const example = examples[name]
  if (!example) {
    throw new Error(
      `${operationId} has no ${status} example "${name}", only ${Object.keys(examples).join(', ')}`,
    )
  }
  return example.value
}

/** The schema of the JSON that an operation answers with under a status. */
export function schemaOf(operationId: OperationId, status: number): Schema {
  const schema = answerOf(operationId, status)?.schema
  if (!schema) throw new Error(`${operationId} has no schema of its answer ${status}`)
  return schema
}

/** A schema or answer itself where a reference to it stands; what stands beside the reference holds too. */
export function resolved<Node extends object>(node: Node | Referring): Node {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as Node
  const { $ref, ...beside } = node
  const named = $ref
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], bundle)
  if (typeof named !== 'object' || named === null) throw new Error(`nothing stands at ${$ref}`)
  return { ...resolved(named as Node), ...beside }
}

function answerOf(operationId: OperationId, status: number) {
  const response = Object.values(bundle.paths)
    .flatMap((item) => Object.values(item))
    .find((candidate) => candidate.operationId === operationId)?.responses[status]
  return response && resolved<{ content?: Content }>(response).content?.['application/json']
}
