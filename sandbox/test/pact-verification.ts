import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Verifier } from '@pact-foundation/pact'
import { signatureOf } from './lender.ts'
import { pactStates, type StateWorld } from './pact-states.ts'

const file = join(import.meta.dirname, '../../pacts/paso-sdk-lender.json')
const BEHIND = 'a device whose clock is 10 minutes behind'

interface Interaction {
  description: string
  providerStates?: { name: string }[]
}

/** What the committed pact asks for. */
export function interactions(): Interaction[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as { interactions: Interaction[] }).interactions
}

/** The states that the pact names. */
export function statesOfPact(): string[] {
  const names = interactions().flatMap((each) =>
    (each.providerStates ?? []).map(({ name }) => name),
  )
  return [...new Set(names)].sort()
}

interface ProxiedRequest {
  method: string
  url: string
  path: string
  headers: Record<string, unknown>
  body: unknown
}

/** Makes a state true and gives the values that stand for it in the request. */
type SetUp = (
  name: string,
  given: Readonly<Record<string, string>>,
) => Promise<Record<string, string>>

/** Verifies the committed pact against the sandbox at `url`, whose database the states write into. */
export function verifySandbox(url: string, world: StateWorld): Promise<string> {
  return verify(url, async (name, given) => pactStates[name]?.(world, given) ?? {})
}

/**
 * Verifies any other lender: each state is asked for with a POST of `{ state, params, action }` to
 * `/_pact/states` of its host, which answers the state's values as JSON.
 */
export function verifyOther(url: string, secret: string): Promise<string> {
  const address = new URL('/_pact/states', url)
  return verify(
    url,
    async (state, params) => {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ state, params, action: 'setup' }),
      })
      if (!answer.ok) throw new Error(`${address.href} answered ${answer.status} to "${state}"`)
      const text = await answer.text()
      return text === '' ? {} : (JSON.parse(text) as Record<string, string>)
    },
    secret,
  )
}

/**
 * Timestamps and signatures in the pact are examples: each request is signed anew just before it
 * leaves, with the time of ten minutes ago in the state that says so.
 */
function verify(url: string, setUp: SetUp, secret?: string): Promise<string> {
  let clockBehindMs = 0
  const handler = (name: string) => async (given: unknown) => {
    clockBehindMs = name === BEHIND ? 10 * 60_000 : 0
    return setUp(name, (given ?? {}) as Record<string, string>)
  }
  return new Verifier({
    provider: 'lender',
    providerBaseUrl: url,
    pactUrls: [file],
    stateHandlers: Object.fromEntries(statesOfPact().map((name) => [name, handler(name)])),
    // A call without a state comes from a device whose clock is right.
    beforeEach: async () => {
      clockBehindMs = 0
    },
    logLevel: 'error',
    requestFilter: (request: ProxiedRequest, _response: unknown, next: () => void) => {
      signAnew(request, Date.now() - clockBehindMs, secret)
      next()
    },
  }).verifyProvider()
}

function signAnew(request: ProxiedRequest, now: number, secret?: string): void {
  if (!request.path.startsWith('/v2/') && !request.path.startsWith('/api/v2/')) return
  const address = new URL(request.url, 'http://lender')
  const timestamp = String(now)
  if (!address.searchParams.has('timestamp')) return
  address.searchParams.set('timestamp', timestamp)
  if (request.method === 'GET') {
    const fields = { ...Object.fromEntries(address.searchParams), timestamp }
    address.searchParams.set('sign', signatureOf(fields, secret))
  } else {
    const fields = { ...(request.body as Record<string, string>), timestamp }
    request.body = { ...fields, sign: signatureOf(fields, secret) }
  }
  request.url = address.pathname + address.search
}
