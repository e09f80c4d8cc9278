import { join } from 'node:path'
import { MatchersV3, PactV4 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { deviceListCalls, deviceLists } from '../src/bridge/device-lists.ts'
import { createBridge, nativeCalls, type BridgeScope } from '../src/bridge/index.ts'
import { nativeExamples, type SimulatedMethod } from '../src/bridge/simulated/index.ts'
import { matcherOf } from './wrapper/matchers.ts'
import { wrapperStates } from './wrapper/states.ts'

/**
 * One synchronous message for each of the 24 calls: the bridge itself writes the request, and reads the answer that the
 * pact holds.
 */
const rows = { ...nativeCalls, ...deviceListCalls }
const EXAMPLE_ID = 'page-1'

/** Fields that may be missing in a browser, but that a wrapper always gives. */
const ALWAYS = ['file_ref', 'file_size']

interface Message {
  id: string
  [part: string]: unknown
}

test.each(Object.keys(rows) as SimulatedMethod[])('the app calls %s', async (method) => {
  const { wire, params: paramsShape, result: resultShape } = rows[method]
  const { params, result } = nativeExamples[method]
  const pact = new PactV4({
    consumer: 'paso-app',
    provider: 'wrapper',
    dir: join(import.meta.dirname, '../../pacts'),
    logLevel: 'error',
  })
  const started = pact.addSynchronousInteraction(`the app calls ${wire}`)
  for (const fact of wrapperStates[method]) started.given(fact)
  await started
    .withRequest((request) => {
      request.withJSONContent({
        id: MatchersV3.regex('^[A-Za-z0-9-]{1,64}$', EXAMPLE_ID),
        method: wire,
        params: matcherOf(paramsShape, params, Object.keys(params)),
      })
    })
    .withResponse((response) => {
      response.withJSONContent({ id: EXAMPLE_ID, result: matcherOf(resultShape, result, ALWAYS) })
    })
    .executeTest(async ({ Request, Response }) => {
      const asked = messageOf(Request)
      const answer = messageOf(Response[0])
      const { bridge, sent, say } = wrapperByHand()
      const given = callOf(bridge, method)
      const { id, ...call } = JSON.parse(sent[0] ?? '') as Message
      expect({ id: EXAMPLE_ID, ...call }).toEqual(asked)
      expect(answer.id).toBe(EXAMPLE_ID)
      say(JSON.stringify({ ...answer, id }))
      expect(await given).toEqual(answer.result)
    })
})

/** A wrapper that only writes down what it receives, and says what it is made to say. */
function wrapperByHand() {
  const sent: string[] = []
  const port: NonNullable<BridgeScope['PasoNative']> = { postMessage: (text) => sent.push(text) }
  const bridge = createBridge({ scope: { PasoNative: port } })
  return { bridge, sent, say: (data: string) => port.onmessage?.({ data }) }
}

/** Makes a call with its example's parameters, in the manner in which an app makes it. */
async function callOf(bridge: ReturnType<typeof createBridge>, method: SimulatedMethod) {
  if (method in deviceListCalls) {
    return { entries: await deviceLists(bridge)[method as keyof typeof deviceListCalls]() }
  }
  const call = bridge[method as keyof typeof nativeCalls] as (params: unknown) => Promise<unknown>
  return call(nativeExamples[method].params)
}

function messageOf(message: { content: unknown } | undefined): Message {
  return JSON.parse(String(message?.content)) as Message
}
