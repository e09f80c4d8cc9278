import type { Middleware } from 'openapi-fetch'
import { MiddlewareError } from './middleware-error.ts'

/**
 * A middleware of openapi-fetch, `{ onRequest, onResponse, onError }` with at least one of them, for `client.use`. Its
 * `schemaPath` is the path as the contract writes it.
 */
export type LenderMiddleware = Middleware

/** Takes the envelope off an answer, and hands openapi-fetch an empty one in its place. */
type ReadAnswer = (response: Response) => Promise<Response>

/**
 * The app's own middleware in an attempt. What it throws, or gives for a failure, is marked as its own. openapi-fetch takes
 * an answer that comes instead of a request for the last word; the envelope is taken off it all the same.
 */
export const ownMiddleware =
  (read: ReadAnswer) =>
  (own: LenderMiddleware): LenderMiddleware => ({
    onRequest: async (given) => {
      const result = await passing(() => own.onRequest?.(given))
      return result instanceof Response ? read(result) : result
    },
    onResponse: (given) => passing(() => own.onResponse?.(given)),
    onError: async (given) => {
      // That a body was read is no failure of the network: it is handed on as what it is.
      const error = given.error instanceof MiddlewareError ? given.error.thrown : given.error
      const result = await passing(() => own.onError?.({ ...given, error }))
      if (result instanceof Error && result !== error) throw new MiddlewareError(result)
      return result
    },
  })

/** Runs a function of the app. What it throws ends the call, as it is. */
export async function passing<Result>(run: () => Result): Promise<Awaited<Result>> {
  try {
    return await run()
  } catch (thrown) {
    throw new MiddlewareError(thrown)
  }
}

/** A body can be read once, and the client has to: a middleware that wants it too reads a `clone()`. */
export function expectUnread(message: Request | Response): void {
  if (message.bodyUsed)
    throw new MiddlewareError(new TypeError('A middleware has read a body it did not clone'))
}
