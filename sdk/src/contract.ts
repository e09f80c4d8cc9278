/** The contract as types, made from the description. Nothing here exists at run time. */
import type { components, operations, paths } from './generated/contract.ts'
import type { ErrorNames } from './generated/error-catalogue.ts'

export type { Country } from './generated/countries.ts'
export type { components, operations, paths }
/** Each named schema by its own name: `Order` is `Schema<'Order'>`. */
export type * from './generated/contract.ts'

/** Every named schema by its name. */
export type Schemas = components['schemas']
/** One named schema as it travels: `Schema<'Order'>`. Money is in minor units, rates in basis points a year. */
export type Schema<Name extends keyof Schemas> = Schemas[Name]

/** A code of a failure: `403100`, `422001`. */
export type ErrorCode = keyof ErrorNames
/** What a code is called: `ErrorName` is any of the names, `ErrorName<422001>` is `'fields_invalid'`. */
export type ErrorName<Code extends ErrorCode = ErrorCode> = ErrorNames[Code]

/** Names of the common fields, which the client fills in and callers leave out. */
export type CallerField = keyof Schemas['CallerFields']

/** An operation by its id in the description. */
export type OperationId = keyof operations

/** What a caller puts into the body of an operation: the JSON body without the common fields. */
export type OperationBody<Id extends OperationId> = BodyOf<operations[Id]>
/** What a caller puts into the query of an operation, without the common fields. */
export type OperationQuery<Id extends OperationId> = QueryOf<operations[Id]>
/** The `data` of an operation's success; `Blob` where it answers bytes. */
export type OperationData<Id extends OperationId> = DataOf<operations[Id]>

// The mapped types stand inline: a name for them is what an editor would show in the place of the fields.
type WithoutCallerFields<T> = T extends unknown
  ? Exclude<keyof T, CallerField> extends never
    ? Record<string, never>
    : { [Key in keyof T as Exclude<Key, CallerField>]: T[Key] }
  : never

/** What a caller puts into the JSON body of an operation, without the common fields; `never` where it has none. */
export type BodyOf<Operation> = Operation extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? WithoutCallerFields<Body>
  : never

/** What a caller puts into the query of an operation, without the common fields; empty where it has none. */
export type QueryOf<Operation> = Operation extends { parameters: { query: infer Query } }
  ? { [Key in keyof Query as Exclude<Key, CallerField>]: Query[Key] }
  : Record<never, never>

/** What fills in the `{parameters}` of an operation's path; empty where it has none. */
export type PathParametersOf<Operation> = Operation extends { parameters: { path: infer Path } }
  ? Path
  : Record<never, never>

/** The `data` of an operation's success; `Blob` where it answers bytes. */
export type DataOf<Operation> = Operation extends { responses: { 200: { content: infer Content } } }
  ? Content extends { 'application/json': { data: infer Data } }
    ? Data
    : Blob
  : never
