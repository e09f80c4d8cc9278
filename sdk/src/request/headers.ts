import { countryLanguage } from './country-language.ts'
import type { RequestStep } from './draft.ts'

/** The headers of an attempt. */
export const addHeaders: RequestStep = (draft, { options, requestId, idempotencyKey }) => {
  const language = options.language()
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': language,
    'Country-Language': countryLanguage(options.country, language),
    'X-Request-Id': requestId,
  }
  if (draft.body) headers['Content-Type'] = 'application/json'
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey
  draft.headers = headers
}
