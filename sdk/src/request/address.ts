import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch'
import type { RequestDraft } from './draft.ts'

const querySerializer = createQuerySerializer()

/**
 * Where a request goes: the proxy prefix, the path with its parameters filled in, the query. openapi-fetch writes it the
 * way the description means it. Its `createClient` is left alone: it would make a `Request` only for `fetch` to make
 * another one of it, and take 1.2 kB more for hooks that run once and not for each attempt.
 */
export function addressOf(
  baseUrl: string,
  { path, query, pathParameters }: Pick<RequestDraft, 'path' | 'query' | 'pathParameters'>,
): string {
  return createFinalURL(path, {
    baseUrl: baseUrl.replace(/\/$/, ''),
    params: { query, path: pathParameters as Record<string, unknown> },
    querySerializer,
    pathSerializer: defaultPathSerializer,
  })
}
