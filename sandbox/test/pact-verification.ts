import { Verifier } from '@pact-foundation/pact'
import { signatureOf } from './lender.ts'
import { committedPact } from './pact-file.ts'

/** Which lender is verified, how its states are reached, and how a call of the pact comes to be signed. */
export interface Verification {
  /** Where the lender is, proxy prefix included. */
  url: string
  /** Where its states are set up: POST of `{ state, params, action }`, answered with the state's values. */
  statesUrl: string
  /** Another file than the committed one. */
  file?: string
  /**
   * Signs each call just before it leaves, with the caller's time in milliseconds. Without it, the states give back
   * `timestamp` and `sign`.
   */
  signAt?: () => number
}

/** Resolves when every interaction is kept; what is not is printed by the verifier. */
export function verify({ url, statesUrl, file, signAt }: Verification): Promise<string> {
  return new Verifier({
    provider: 'lender',
    providerBaseUrl: url,
    providerStatesSetupUrl: statesUrl,
    pactUrls: [file ?? committedPact],
    logLevel: 'error',
    ...(signAt
      ? {
          requestFilter: (request: ProxiedRequest, _response: unknown, next: () => void) => {
            signAnew(request, signAt())
            next()
          },
        }
      : {}),
  }).verifyProvider()
}

interface ProxiedRequest {
  method: string
  url: string
  body: unknown
}

/** The request filter of `pacts/README.md`: only a signed call has a timestamp in its query. */
function signAnew(request: ProxiedRequest, now: number): void {
  const address = new URL(request.url, 'http://lender')
  if (!address.searchParams.has('timestamp')) return
  const timestamp = String(now)
  address.searchParams.set('timestamp', timestamp)
  if (request.method === 'GET') {
    const fields = Object.fromEntries(address.searchParams)
    address.searchParams.set('sign', signatureOf(fields))
  } else {
    const fields = { ...(request.body as Record<string, string>), timestamp }
    request.body = { ...fields, sign: signatureOf(fields) }
  }
  request.url = address.pathname + address.search
}
