import { countryLanguage } from './country-language.ts'
import type { RequestStep } from './draft.ts'

/** The headers of an attempt. */
export const addHeaders: RequestStep = (draft, { options, requestId, idempotencyKey }) => {
  const language = options.language()
  draft.headers = {
    Accept: 'application/json',
    ...(draft.body ? { 'Content-Type': 'application/json' } : {}),
    'Accept-Language': language,
    'Country-Language': countryLanguage(options.country, language),
    'X-Request-Id': requestId,
    ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
  }
}
