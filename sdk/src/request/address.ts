import { createFinalURL, createQuerySerializer } from 'openapi-fetch'
import type { RequestDraft } from './draft.ts'

const querySerializer = createQuerySerializer()

/**
 * Where a request goes: the proxy prefix, the path, the query. openapi-fetch writes it the way the description means it.
 * Its `createClient` is left alone: it would make a `Request` only for `fetch` to make another one of it, and take 1.2 kB
 * more for hooks that run once and not for each attempt.
 */
export function addressOf(
  baseUrl: string,
  { path, query }: Pick<RequestDraft, 'path' | 'query'>,
): string {
  return createFinalURL(path, {
    baseUrl: baseUrl.replace(/\/$/, ''),
    params: { query },
    querySerializer,
    pathSerializer: (filled) => filled,
  })
}
