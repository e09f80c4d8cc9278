import { getEventListeners, once } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AbortedError, TimeoutError, type ClientEvent } from '../src/index.ts'
import { clientOf, failureOf } from './client-of.ts'
import { holdTime, pass, until } from './held-time.ts'
import {
  envelope,
  hangUp,
  raw,
  silence,
  startLender,
  type Answer,
  type LenderDouble,
} from './lender-double.ts'

/** What a call that was ended leaves behind: nothing, at whatever stage it was. */
let lender: LenderDouble
/** Answers whose headers have come to the client. */
let begun = 0
const unhandled: unknown[] = []
const onUnhandled = (reason: unknown) => unhandled.push(reason)
process.on('unhandledRejection', onUnhandled)

beforeEach(() => {
  begun = 0
  holdTime()
})
afterEach(async () => {
  vi.useRealTimers()
  await lender.close()
  // A rejection is reported when its turn is over.
  await turn()
  expect(unhandled).toEqual([])
})
afterAll(() => {
  process.off('unhandledRejection', onUnhandled)
})

const fetchAndCount = async (request: Request) => {
  const response = await fetch(request)
  begun += 1
  return response
}
const later =
  (answer: Answer, ms: number): Answer =>
  (response, request) => {
    setTimeout(() => answer(response, request), ms)
  }

/** Starts an answer, never ends it, and says when its connection closes. */
function endless(start: Answer): { answer: Answer; closed: () => boolean } {
  let closed = false
  return {
    closed: () => closed,
    answer: (response, request) => {
      response.on('close', () => (closed = true))
      start(response, request)
    },
  }
}

const headersOnly: Answer = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  response.flushHeaders()
}
const halfABody: Answer = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  response.write('{"code":200,"data":')
}
const halfAPicture: Answer = (response) => {
  response.writeHead(200, { 'Content-Type': 'image/jpeg', 'Content-Length': '1000' })
  response.write('half')
}
const halfAnError: Answer = (response) => {
  response.writeHead(503, { 'Content-Type': 'application/json', 'Content-Length': '1000' })
  response.write('{"code":503001,')
}

const stages: [string, Answer, isReached: () => boolean][] = [
  ['waiting for an answer', silence, () => lender.received.length === 1],
  ['waiting for a body', headersOnly, () => begun === 1],
  ['reading a body', halfABody, () => begun === 1],
  ['reading a picture', halfAPicture, () => begun === 1],
  ['reading a failure', halfAnError, () => begun === 1],
]

test.each(stages)(
  'a call that is ended while %s leaves nothing behind',
  async (_, start, isReached) => {
    const { answer, closed } = endless(start)
    lender = await startLender(answer)
    const controller = new AbortController()
    const client = clientOf(lender, { fetch: fetchAndCount })
    const call = failureOf(client.get('/home/index', { signal: controller.signal }))
    await until(isReached)
    await turn()
    expect(getEventListeners(controller.signal, 'abort')).toHaveLength(1)
    controller.abort(new Error('left the page'))
    const failure = await call
    expect(failure).toBeInstanceOf(AbortedError)
    expect(failure).toMatchObject({ attempt: 1 })
    await nothingLeft(controller.signal)
    await until(closed)
    expect(lender.received).toHaveLength(1)
  },
)

test.each(stages)(
  'a time limit that ends while %s leaves nothing behind',
  async (_, start, isReached) => {
    const { answer, closed } = endless(start)
    lender = await startLender(answer)
    const controller = new AbortController()
    const client = clientOf(lender, { timeoutMs: 60, totalMs: 60, fetch: fetchAndCount })
    const call = failureOf(client.get('/home/index', { signal: controller.signal }))
    await until(isReached)
    await turn()
    await pass(60)
    expect(await call).toBeInstanceOf(TimeoutError)
    await nothingLeft(controller.signal)
    await until(closed)
    expect(lender.received).toHaveLength(1)
  },
)

test('a call whose signal was aborted before sends nothing and reports its end', async () => {
  lender = await startLender(envelope(200))
  const events: ClientEvent['type'][] = []
  const signal = AbortSignal.abort()
  const client = clientOf(lender, { onEvent: ({ type }) => events.push(type) })
  expect(await failureOf(client.post('/user/logout', {}, { signal }))).toBeInstanceOf(AbortedError)
  await nothingLeft(signal)
  expect(lender.received).toEqual([])
  expect(events).toEqual(['start', 'end'])
})

test('a call that is ended in the same turn in which it began sends nothing more', async () => {
  lender = await startLender(silence)
  const controller = new AbortController()
  const call = failureOf(clientOf(lender).get('/home/index', { signal: controller.signal }))
  controller.abort()
  expect(await call).toBeInstanceOf(AbortedError)
  await nothingLeft(controller.signal)
})

test.each([
  ['a connection that broke', hangUp],
  ['503 and a Retry-After', envelope(503001, null, { headers: { 'Retry-After': '15' } })],
  ['an error page and a Retry-After', raw(503, 'busy', { 'Retry-After': '15' })],
])('a call that is ended while it waits after %s leaves nothing behind', async (_, answer) => {
  lender = await startLender(answer)
  const controller = new AbortController()
  const retries: number[] = []
  const client = clientOf(lender, {
    random: () => 100,
    onEvent: (event) => {
      if (event.type === 'retry') retries.push(event.waitMs)
    },
  })
  const call = failureOf(client.post('/user/logout', {}, { signal: controller.signal }))
  await until(() => retries.length === 1)
  await turn()
  expect(vi.getTimerCount()).toBeGreaterThan(0)
  controller.abort()
  expect(await call).toBeInstanceOf(AbortedError)
  await nothingLeft(controller.signal)
  expect(lender.received).toHaveLength(1)
})

test('one signal ends many calls at once', async () => {
  lender = await startLender(silence)
  const controller = new AbortController()
  const client = clientOf(lender)
  const calls = Array.from({ length: 20 }, () =>
    failureOf(client.get('/home/index', { signal: controller.signal })),
  )
  await until(() => lender.received.length === 20)
  controller.abort()
  for (const failure of await Promise.all(calls)) expect(failure).toBeInstanceOf(AbortedError)
  await nothingLeft(controller.signal)
})

test('an abort after the answer changes nothing', async () => {
  lender = await startLender(envelope(200, { done: true }))
  const controller = new AbortController()
  const { signal } = controller
  const done = await clientOf(lender).post('/user/logout', {}, { signal })
  await nothingLeft(signal)
  controller.abort()
  expect(done).toEqual({ done: true })
})

test('a call that succeeds or fails leaves neither timer nor listener', async () => {
  lender = await startLender(envelope(200, {}), envelope(404001), hangUp)
  const { signal } = new AbortController()
  let retries = 0
  const client = clientOf(lender, { onEvent: ({ type }) => (retries += Number(type === 'retry')) })
  await client.get('/home/index', { signal })
  await failureOf(client.get('/home/index', { signal }))
  const broken = failureOf(client.get('/home/index', { signal }))
  for (const retry of [1, 2]) {
    await until(() => retries === retry)
    await pass(1)
  }
  await broken
  await nothingLeft(signal)
})

test('an answer that comes after the time was up is nobody’s', async () => {
  let isAnswered = false
  lender = await startLender(
    later((response, request) => {
      envelope(200, {})(response, request)
      isAnswered = true
    }, 120),
  )
  const client = clientOf(lender, { timeoutMs: 40, totalMs: 40 })
  const call = failureOf(client.get('/home/index'))
  await until(() => lender.received.length === 1)
  await pass(40)
  expect(await call).toBeInstanceOf(TimeoutError)
  await pass(80)
  expect(isAnswered).toBe(true)
})

test('a limit without end is no limit', async () => {
  lender = await startLender(later(envelope(200, { done: true }), 40))
  const client = clientOf(lender, { timeoutMs: Infinity, totalMs: Infinity })
  const call = client.post('/user/logout', {})
  await until(() => lender.received.length === 1)
  await pass(40)
  expect(await call).toEqual({ done: true })
})

test('a process ends by itself after a call that was ended', async () => {
  lender = await startLender(silence)
  const { fork } = await import('node:child_process')
  const child = fork(new URL('./abort-and-leave.ts', import.meta.url), [lender.url], {
    execArgv: [],
  })
  await until(() => lender.received.length === 1)
  child.send('arrived')
  // Its attempt had time without end: a timer left behind would keep it for ever.
  const [exitCode] = (await once(child, 'exit')) as [number]
  expect(exitCode).toBe(0)
})

async function nothingLeft(signal: AbortSignal): Promise<void> {
  expect(getEventListeners(signal, 'abort')).toEqual([])
  // Node's own fetch has done with its timers by then; the client's limit was longer.
  await pass(20_000)
  expect(vi.getTimerCount()).toBe(0)
}
