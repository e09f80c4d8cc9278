import type { StepPage } from '@paso/sdk/rules'
import type { OperationId } from '../../foundation/contract.ts'
import { callerFieldNames } from '../../http/pipeline/caller.ts'
import { operationsOf, readDescription } from '../../http/pipeline/description.ts'

/** A field of a page's call, as the contract describes it for every edition. */
export interface DescribedField {
  name: string
  /** All values that any edition offers; empty where the contract lists none. */
  values: readonly unknown[]
}

interface Schema {
  $ref?: string
  allOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  items?: Schema
  type?: string
  enum?: readonly unknown[]
}

/** The call that saves each page. */
const operationOf: Readonly<Record<StepPage, OperationId>> = {
  identity: 'saveIdentity',
  personal: 'savePersonal',
  basic: 'saveBasic',
  location: 'saveResidence',
  emergency: 'saveEmergency',
  work: 'saveWork',
  bankcard: 'addAccount',
}

const description = readDescription()
const operations = operationsOf(description)
const schemas = description.components['schemas'] as Readonly<Record<string, Schema>>

/** The path of the call that saves a page. */
export function pathOf(page: StepPage): string {
  const operation = operations.get(operationOf[page])
  if (!operation) throw new Error(`the description lacks ${operationOf[page]}`)
  return operation.path
}

/** A page's fields in the order of the contract; those of one contact for the page that has a list of them. */
export function describedFields(page: StepPage): DescribedField[] {
  const item = description.paths[pathOf(page)] as {
    post: { requestBody: { content: { 'application/json': { schema: Schema } } } }
  }
  const body = propertiesOf(item.post.requestBody.content['application/json'].schema)
  const properties = page === 'emergency' ? propertiesOf(body['contacts']?.items ?? {}) : body
  return Object.entries(properties)
    .filter(([name]) => !callerFieldNames.has(name))
    .map(([name, schema]) => ({ name, values: valuesOf(schema) }))
}

function propertiesOf(schema: Schema): Record<string, Schema> {
  const { allOf = [], properties } = resolved(schema)
  return Object.assign({}, ...allOf.map(propertiesOf), properties) as Record<string, Schema>
}

function valuesOf(schema: Schema): readonly unknown[] {
  const { type, enum: values = [] } = resolved(schema)
  return type === 'boolean' ? [true, false] : values
}

function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : (schemas[name] ?? schema)
}
