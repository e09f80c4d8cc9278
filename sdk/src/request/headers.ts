import { version } from '../version.ts'
import { editionOf } from './edition-of.ts'
import type { RequestStep } from './draft.ts'

/** The headers of an attempt: the call's own first, so that the client's stand above them. */
export const addHeaders: RequestStep = (draft, { options, own, requestId, idempotencyKey }) => {
  const language = options.language()
  const { countryLanguage } = editionOf(options.country)
  const headers: Record<string, string> = {
    ...userAgent(options.userAgent),
    ...own.headers,
    Accept: 'application/json',
    'Accept-Language': language,
    'Country-Language':
      typeof countryLanguage === 'string' ? countryLanguage : countryLanguage(language),
    'X-Request-Id': requestId,
  }
  if (draft.body) headers['Content-Type'] = 'application/json'
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey
  draft.headers = headers
}

/** Browsers name themselves; where one would let us, a lender on another origin would have to allow the header first. */
function userAgent(own?: string): Record<string, string> {
  const { userAgent = '' } = (globalThis.navigator as Navigator | undefined) ?? {}
  if (userAgent.startsWith('Mozilla')) return {}
  return { 'User-Agent': `${own ? `${own} ` : ''}paso-sdk/${version}` }
}
