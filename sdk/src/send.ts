import createClient, { createQuerySerializer } from 'openapi-fetch'
import { asNetworkError } from './attempts.ts'
import type { LenderClientOptions } from './client-options.ts'
import { expectUnread, ownMiddleware, type LenderMiddleware } from './middleware.ts'
import type { RequestDraft } from './request/draft.ts'
import type { FailureContext } from './response/failures/lender-failure.ts'
import { NetworkError } from './response/failures/network-error.ts'
import { readAnswer } from './response/read-answer.ts'

/** What one attempt sends, and how. */
export interface Sending {
  draft: RequestDraft
  /** What fills in the path. */
  pathValues: Record<string, string> | undefined
  /** Whether the contract has bytes for an answer. */
  asBytes: boolean
  /** The app's own, in its order. */
  middleware: readonly LenderMiddleware[]
  context: FailureContext
  signal: AbortSignal
}

/** Any operation, for our own types to narrow. */
interface Operation {
  parameters: { query?: Record<string, unknown>; path?: Record<string, string> | undefined }
  requestBody?: { content: { 'application/json': Record<string, unknown> | undefined } }
  responses: Record<number, unknown>
}

/**
 * Makes what sends an attempt and returns its `data`: openapi-fetch's own client, called once. It serialises body and query and
 * builds the `Request`; our middleware stands first, so that the app's own runs after our headers and before the envelope.
 */
export function sender({ baseUrl, fetch: ownFetch }: LenderClientOptions) {
  // The address of a GET holds the token: neither it nor the answer is for a cache on the disk, nor for a redirect's target.
  const kept = { credentials: 'include', redirect: 'error', cache: 'no-store' } as const
  const api = createClient<Record<string, { get: Operation; post: Operation }>>({
    baseUrl,
    ...kept,
  })
  const serialized = createQuerySerializer()
  // Nobody reads it, so that one does for all calls.
  const empty = new Response(null, { status: 204 })
  return async ({ draft, pathValues, asBytes, middleware, context, signal }: Sending) => {
    let isSerialized = false
    let built: Request | undefined
    let data: unknown
    const read = async (response: Response) => {
      expectUnread(response)
      data = await asNetworkError(context, () => readAnswer(response, context, asBytes))
      return empty
    }
    const ours: LenderMiddleware = {
      onRequest: ({ request }) => {
        built = request
        for (const name in draft.headers) request.headers.set(name, draft.headers[name] as string)
      },
      onResponse: ({ response }) => read(response),
    }
    try {
      // It writes the method in capitals itself.
      await api.request(draft.method as unknown as 'get' | 'post', draft.path, {
        params: { path: pathValues, query: draft.query },
        body: draft.body,
        querySerializer: (query) => {
          const text = serialized(query)
          isSerialized = true
          return text
        },
        middleware: [ours, ...middleware.map(ownMiddleware(read))],
        fetch: async (request) => {
          expectUnread(request)
          // One that a middleware made anew may have lost them.
          const sent = request === built ? request : new Request(request, { ...kept, signal })
          return asNetworkError(context, () => (ownFetch ?? fetch)(sent))
        },
        signal,
      })
    } catch (error) {
      // An address that cannot be built is one that cannot be reached; some engines write it, token included, into the error.
      throw isSerialized && !built ? new NetworkError(context, error) : error
    }
    return data
  }
}
