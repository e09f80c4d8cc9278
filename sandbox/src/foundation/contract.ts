import type { operations } from '@paso/sdk/contract'

export type { Country } from '@paso/sdk/contract'

/** Types of the contract, as the handlers need them. */
export type OperationId = keyof operations & string

/** Operations that need an `Idempotency-Key`. */
export type KeyedOperation = {
  [Op in OperationId]: operations[Op] extends {
    parameters: { header: { 'Idempotency-Key': string } }
  }
    ? Op
    : never
}[OperationId]

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined

/** The JSON body of an operation, common fields included; undefined when it has none. */
export type BodyOf<Op extends OperationId> = operations[Op] extends { requestBody: infer Request }
  ? Json<Request>
  : undefined

/** The query of an operation. */
export type QueryOf<Op extends OperationId> = operations[Op] extends {
  parameters: { query: infer Query }
}
  ? Query
  : Record<never, never>

/** The path parameters of an operation. */
export type PathOf<Op extends OperationId> = operations[Op] extends {
  parameters: { path: infer Path extends object }
}
  ? Path
  : Record<never, never>

/** What stands in the envelope's `data` on success. */
export type DataOf<Op extends OperationId> = operations[Op] extends {
  responses: { 200: infer Success }
}
  ? Json<Success> extends { data: infer Data }
    ? Data
    : undefined
  : undefined
