import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { settings } from './lender.ts'
import { signatureOf } from './signature.ts'
import type { StateWorld } from './pact-borrowers.ts'
import { pactStates } from './pact-states.ts'

/** What a verifier posts before each interaction, and after it when it is asked to tear down. */
interface StateChange {
  state?: string
  params?: Record<string, string>
  action?: 'setup' | 'teardown'
}

export interface StateServer {
  /** Where a verifier posts its state changes. */
  url: string
  /** The time that the caller of the state's call would take, in milliseconds since 1970. */
  callersTime(): number
  stop(): Promise<void>
}

const BEHIND = 'a device whose clock is 10 minutes behind'

/**
 * Answers a verifier's state changes for the sandbox. With `signs` each state gives back the time and the signature of
 * its call too, so that a verifier can leave requests as they are.
 */
export async function startStateServer(
  world: StateWorld,
  { signs }: { signs: boolean },
): Promise<StateServer> {
  let behindMs = 0
  const callersTime = () => Date.now() - behindMs
  const answerTo = async ({ state = '', params = {}, action }: StateChange): Promise<object> => {
    if (action === 'teardown') return {}
    const setUp = pactStates[state]
    if (!setUp) throw new Error(`there is no state "${state}"`)
    behindMs = state === BEHIND ? 10 * 60_000 : 0
    const gives = await setUp(world, params)
    return signs ? { ...gives, ...signed(gives, params, callersTime()) } : gives
  }
  const server = createServer((request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    json(request)
      .then((change) => answerTo(change as StateChange))
      .then((gives) => answer(200, gives))
      // A verifier repeats for minutes what fails with 5xx; a state that cannot be set up stays so.
      .catch((error: unknown) => answer(400, { error: String(error) }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/_pact/states`,
    callersTime,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function signed(
  gives: Readonly<Record<string, string>>,
  params: Readonly<Record<string, string>>,
  time: number,
): Record<string, string> {
  const timestamp = String(time)
  const facts = {
    timestamp,
    token: gives['token'] ?? '',
    appsflyer_id: '',
    bundle_id: '',
    version: params['version'] ?? '1.0.0',
    platform: 'web',
  }
  return { timestamp, sign: signatureOf(facts, settings.signatureSecret) }
}
