import type { CallBody, CallData, CallerPath, GetArguments } from './calls.ts'
import type { CallOptions } from './client-options.ts'
import type { paths } from './contract.ts'
import type { LenderClient } from './lender-client.ts'

/** The calls of a client by their paths; an editor shows beside each what it does. */
export type CallsByPath = {
  readonly [
    Path in keyof paths as Path extends `/v2${infer Written}`
      ? Written extends CallerPath<'get'> | CallerPath<'post'>
        ? Written
        : never
      : never
  ]: Path extends `/v2${infer Written}` ? CallsAt<Written> : never
}

type CallsAt<Written extends string> = (Written extends CallerPath<'get'>
  ? { get(...init: GetArguments<Written>): Promise<CallData<'get', Written>> }
  : unknown) &
  (Written extends CallerPath<'post'>
    ? { post(body: CallBody<Written>, options?: CallOptions): Promise<CallData<'post', Written>> }
    : unknown)

/**
 * The same calls with the path first, for who writes in an editor: TypeScript completes paths with what they do only where they
 * are names of properties, not where they are texts that are handed over.
 *
 * @example
 * const paths = byPath(client)
 * const order = await paths['/order/detail'].get({ query: { order_id } })
 */
export function byPath({ get, post }: Pick<LenderClient, 'get' | 'post'>): CallsByPath {
  // Bound, so that a failure's stack begins with the caller's own line.
  const at = (call: unknown, path: string): unknown =>
    (call as (...given: unknown[]) => unknown).bind(undefined, path)
  const calls = (_: unknown, path: string) => ({ get: at(get, path), post: at(post, path) })
  return new Proxy({}, { get: calls as never }) as CallsByPath
}
