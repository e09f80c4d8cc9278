import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OperationId } from '../../src/contract.ts'

interface Operation {
  operationId: string
  responses: Record<string, { $ref?: string; content?: Content }>
}
type Content = Record<string, { examples?: Record<string, { value: unknown }> }>
interface Bundle {
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, { content?: Content }> }
}

const bundle = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../openapi/lender.bundle.json'), 'utf8'),
) as Bundle

/** The answer that the description shows under a name, so that a pact never shows another form than it. */
export function exampleOf(operationId: OperationId, status: number, name: string): unknown {
  const operation = Object.values(bundle.paths)
    .flatMap((item) => Object.values(item))
    .find((candidate) => candidate.operationId === operationId)
  const response = operation?.responses[status]
  const shared = response?.$ref?.split('/').at(-1)
  const content = (shared ? bundle.components.responses[shared] : response)?.content
  const examples = content?.['application/json']?.examples ?? {}
  const example = examples[name]
  if (!example) {
    throw new Error(
      `${operationId} has no ${status} example "${name}", only ${Object.keys(examples).join(', ')}`,
    )
  }
  return example.value
}
