import type { FastifyInstance } from 'fastify'
import { operationsOf, readDescription } from '../src/http/description.ts'
import { ajvFor } from '../src/http/validation.ts'

const description = readDescription()
const operations = operationsOf(description)
const ajv = ajvFor('body')
ajv.addSchema({ $id: 'lender', ...description })

/** An answer that the description does not know. */
class ContractViolation extends Error {
  override name = 'ContractViolation'
}

/** Holds every answer of the contract's operations against the description. */
export function watchAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const operation = operations.get(request.routeOptions.config.operationId ?? '')
    if (!operation || typeof payload !== 'string') return payload
    const found = violation(
      operation.path,
      operation.method.toLowerCase(),
      reply.statusCode,
      payload,
    )
    if (found === undefined) return payload
    throw new ContractViolation(`${operation.id} ${reply.statusCode}: ${found}\n${payload}`)
  })
}

function violation(
  path: string,
  method: string,
  status: number,
  payload: string,
): string | undefined {
  const at = ['paths', path, method, 'responses', String(status)]
  const response = resolve(at)
  if (!response) return 'this status is not described'
  // What would be its body never goes out.
  if (method === 'head') return undefined
  const validate = ajv.getSchema(
    `lender#/${[...response, 'content', 'application/json', 'schema'].map(escape).join('/')}`,
  )
  if (!validate) return 'it has no schema'
  return validate(JSON.parse(payload)) ? undefined : ajv.errorsText(validate.errors)
}

/** The place of a response in the description, behind its reference if it is one. */
function resolve(at: readonly string[]): readonly string[] | undefined {
  let node: unknown = description
  for (const part of at) node = (node as Record<string, unknown> | undefined)?.[part]
  if (typeof node !== 'object' || node === null) return undefined
  const reference = (node as { $ref?: string }).$ref
  return reference === undefined ? at : reference.slice(2).split('/')
}

function escape(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))
}
