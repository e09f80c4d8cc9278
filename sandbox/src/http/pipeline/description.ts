import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OperationId } from '../../foundation/contract.ts'

/** Who may call an operation: anyone; anyone, better known when signed in; a signed-in borrower. */
export type SessionNeed = 'none' | 'optional' | 'required'

/** What the pipeline must know of an operation, read from the description. */
export interface Operation {
  id: OperationId
  method: string
  path: string
  session: SessionNeed
  /** Carries an Idempotency-Key and runs in one transaction with it. */
  keyed: boolean
  /** Carries the common fields and their signature; raw bytes come without. */
  signed: boolean
  /** Answers 426001 to a version of the app that is too old. */
  refusesOldVersions: boolean
}

interface Parameter {
  $ref?: string
  name?: string
  in?: string
}

interface DescribedOperation {
  operationId: string
  security?: Record<string, unknown>[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, unknown> }
  responses?: Record<string, unknown>
}

/** The bundled description, as far as the server looks into it. */
export interface Description {
  paths: Record<string, Record<string, unknown>>
  components: { parameters: Record<string, Parameter> } & Record<string, unknown>
  [part: string]: unknown
}

const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete'] as const
const folder = join(import.meta.dirname, '../../../../openapi')

/** The contract that this server serves, each query field by itself. Made by `npm run generate`. */
export function readDescription(): Description {
  return JSON.parse(readFileSync(join(folder, 'lender.expanded.json'), 'utf8')) as Description
}

/** The same contract in its form for people, as it stands in its file. */
export function descriptionText(): string {
  return readFileSync(join(folder, 'lender.bundle.json'), 'utf8')
}

/** The same contract in its form for people. */
export function readPlainDescription(): Description {
  return JSON.parse(descriptionText()) as Description
}

/** Every operation of the description, by operationId. */
export function operationsOf(description: Description): Map<string, Operation> {
  const found = new Map<string, Operation>()
  for (const [path, item] of Object.entries(description.paths)) {
    for (const method of METHODS) {
      const operation = item[method] as DescribedOperation | undefined
      if (!operation) continue
      const parameters = [
        ...((item['parameters'] as Parameter[] | undefined) ?? []),
        ...(operation.parameters ?? []),
      ].map((each) => resolve(description, each))
      const has = (place: string, name: string): boolean =>
        parameters.some((each) => each.in === place && each.name === name)
      found.set(operation.operationId, {
        id: operation.operationId as OperationId,
        method: method.toUpperCase(),
        path,
        session: sessionNeed(operation.security),
        keyed: has('header', 'Idempotency-Key'),
        signed:
          has('query', 'sign') || 'application/json' in (operation.requestBody?.content ?? {}),
        refusesOldVersions: '426' in (operation.responses ?? {}),
      })
    }
  }
  return found
}

/**
 * The description as the framework validates by it: without the answers, and without the headers,
 * which the admission checks before it looks at anything else.
 */
export function requestsOnly(description: Description): Description {
  const copy = structuredClone(description)
  const withoutHeaders = (holder: { parameters?: Parameter[] }): void => {
    if (!holder.parameters) return
    holder.parameters = holder.parameters.filter((each) => resolve(copy, each).in !== 'header')
  }
  for (const item of Object.values(copy.paths)) {
    withoutHeaders(item)
    for (const method of METHODS) {
      const operation = item[method] as DescribedOperation | undefined
      if (!operation) continue
      withoutHeaders(operation)
      operation.responses = { default: { description: 'left out' } }
    }
  }
  return copy
}

function resolve(description: Description, parameter: Parameter): Parameter {
  const name = parameter.$ref?.split('/').at(-1)
  return name === undefined ? parameter : (description.components.parameters[name] ?? parameter)
}

function sessionNeed(security: Record<string, unknown>[] | undefined): SessionNeed {
  if (security === undefined) return 'required'
  if (security.length === 0) return 'none'
  return security.some((each) => Object.keys(each).length === 0) ? 'optional' : 'required'
}
