import { stripVTControlCharacters } from 'node:util'
import { Verifier } from '@pact-foundation/pact'
import { signatureOf } from './signature.ts'
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

/** Interactions are not kept; the verifier has printed which, and why. */
export class Unkept extends Error {
  /** The descriptions of those that are not. */
  readonly interactions: readonly string[]
  /** What was printed, without colours. */
  readonly printed: string

  /** @param results of the verifier, as JSON. */
  constructor(results: string) {
    super('the pact is not kept')
    const { interactionResults, output } = JSON.parse(results) as VerifierResults
    const broken = interactionResults.filter(({ result }) => result !== 'OK')
    this.interactions = broken.map(({ description }) => description)
    this.printed = stripVTControlCharacters(output.join('\n'))
  }
}

interface VerifierResults {
  interactionResults: { description: string; result: string }[]
  output: string[]
}

/**
 * Resolves when every interaction is kept, with how many calls were made; what is not kept is printed by the verifier.
 */
export async function verify({ url, statesUrl, file, signAt }: Verification): Promise<number> {
  let called = 0
  await new Verifier({
    provider: 'lender',
    providerBaseUrl: url,
    providerStatesSetupUrl: statesUrl,
    pactUrls: [file ?? committedPact],
    logLevel: 'error',
    requestFilter: (request: ProxiedRequest, _response: unknown, next: () => void) => {
      called += 1
      if (signAt) signAnew(request, signAt())
      next()
    },
  })
    .verifyProvider()
    .catch((failure: Error) => {
      // A verifier that could not run says so in words.
      throw failure.message.startsWith('{') ? new Unkept(failure.message) : failure
    })
  return called
}

const NO_SIGNATURE = '0'.repeat(64)

interface ProxiedRequest {
  method: string
  url: string
  body: unknown
}

/**
 * The request filter of `pacts/README.md`: only a signed call has a timestamp in its query, and a signature of zeros is
 * there to be refused.
 */
function signAnew(request: ProxiedRequest, now: number): void {
  const address = new URL(request.url, 'http://lender')
  if (!address.searchParams.has('timestamp')) return
  const timestamp = String(now)
  address.searchParams.set('timestamp', timestamp)
  if (request.method === 'GET') {
    const fields = Object.fromEntries(address.searchParams)
    if (fields['sign'] !== NO_SIGNATURE) address.searchParams.set('sign', signatureOf(fields))
  } else {
    const fields = { ...(request.body as Record<string, string>), timestamp }
    request.body = { ...fields, sign: signatureOf(fields) }
  }
  request.url = address.pathname + address.search
}
