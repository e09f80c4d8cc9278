import type { CallOptions } from './client-options.ts'
import type { BodyOf, DataOf, PathParametersOf, paths, QueryOf } from './contract.ts'

type Method = 'get' | 'post'

/** The paths of a method as callers write them: without the version segment. */
export type CallerPath<M extends Method> = {
  [Path in keyof paths]: Path extends `/v2${infer Written}`
    ? paths[Path] extends Record<M, { responses: unknown }>
      ? Written
      : never
    : never
}[keyof paths]

type OperationAt<M extends Method, Path extends string> = `/v2${Path}` extends keyof paths
  ? paths[`/v2${Path}`] extends Record<M, infer Operation>
    ? Operation
    : never
  : never

/** The `data` that a call gives. */
export type CallData<M extends Method, Path extends string> = DataOf<OperationAt<M, Path>>

/** The body that a call takes, without the common fields. */
export type CallBody<Path extends string> = BodyOf<OperationAt<'post', Path>>

type Part<Name extends string, Values> = keyof Values extends never
  ? unknown
  : Partial<Values> extends Values
    ? { [Key in Name]?: Values }
    : { [Key in Name]: Values }

type GetInit<Path extends string> = CallOptions &
  Part<'query', QueryOf<OperationAt<'get', Path>>> &
  Part<'path', PathParametersOf<OperationAt<'get', Path>>>

/** What follows the path of a `get`: left out where nothing is required. */
export type GetArguments<Path extends string> =
  CallOptions extends GetInit<Path> ? [init?: GetInit<Path>] : [init: GetInit<Path>]
