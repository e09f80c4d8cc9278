import { afterEach, expect, test } from 'vitest'
import { ApiCodeError, InvalidResponseError, type ClientEvent } from '../src/index.ts'
import { NetworkError } from '../src/index.ts'
import { waitBeforeRetry } from '../src/retry.ts'
import { clientOf, failureOf } from './client-of.ts'
import {
  envelope,
  hangUp,
  raw,
  startLender,
  type Answer,
  type LenderDouble,
} from './lender-double.ts'

let lender: LenderDouble
// Some tests ask nobody.
afterEach(() => (lender as LenderDouble | undefined)?.close())

const ok = envelope(200, { done: true })

test.each<[string, Answer]>([
  ['a broken connection', hangUp],
  ['408', raw(408, '')],
  ['409001, its key being in flight', envelope(409001)],
  ['429002', envelope(429002, { seconds: 0 })],
  ['502', raw(502, '<html>')],
  ['503001', envelope(503001)],
  ['503001 under HTTP 200', envelope(503001, null, { status: 200 })],
  ['504', raw(504, '<html>')],
])('%s is tried again', async (_, answer) => {
  lender = await startLender(answer, ok)
  expect(await clientOf(lender).post('/user/logout', {})).toEqual({ done: true })
  expect(lender.received).toHaveLength(2)
})

test.each([400001, 401001, 403001, 403100, 404001, 409002, 422001, 426001, 429001, 429003, 500001])(
  '%i is final',
  async (code) => {
    lender = await startLender(envelope(code), ok)
    await failureOf(clientOf(lender).post('/user/logout', {}))
    expect(lender.received).toHaveLength(1)
  },
)

test('a page instead of an envelope is final', async () => {
  lender = await startLender(raw(200, '<html>'), ok)
  expect(await failureOf(clientOf(lender).get('/home/index'))).toBeInstanceOf(InvalidResponseError)
  expect(lender.received).toHaveLength(1)
})

test('there are three attempts at most', async () => {
  lender = await startLender(envelope(503001))
  const failure = await failureOf(clientOf(lender).get('/home/index'))
  expect(failure).toMatchObject({ code: 503001, attempt: 3 })
  expect(lender.received).toHaveLength(3)
})

test('a retry keeps its idempotency key and signs again with a new time', async () => {
  lender = await startLender(hangUp, envelope(503001), ok)
  let time = 1_763_700_000_000
  const client = clientOf(lender, { clock: () => (time += 1000) })
  await client.post('/user/logout', {})
  const keys = lender.received.map(({ headers }) => headers['idempotency-key'])
  const signs = lender.received.map(({ json }) => json['sign'])
  const times = lender.received.map(({ json }) => Number(json['timestamp']))
  const requests = lender.received.map(({ headers }) => headers['x-request-id'])
  expect(new Set(keys).size).toBe(1)
  expect(new Set(signs).size).toBe(3)
  expect(new Set(requests).size).toBe(3)
  expect(times[2]! - times[0]!).toBeGreaterThanOrEqual(2000)
})

test('a stale clock is corrected by the answer and the call repeated once', async () => {
  const serverTime = '2026-11-21T05:00:00.000Z'
  lender = await startLender(envelope(400003, { server_time: serverTime }), ok)
  const client = clientOf(lender, { clock: () => 1_000_000_000_000 })
  await client.post('/user/logout', {})
  await client.get('/home/index')
  const [, repeated, next] = lender.received
  expect(repeated?.json['timestamp']).toBe(String(Date.parse(serverTime)))
  expect(repeated?.headers['idempotency-key']).toBe(lender.received[0]?.headers['idempotency-key'])
  expect(next?.query.get('timestamp')).toBe(String(Date.parse(serverTime)))
})

test('a clock that stays stale is a failure, not a loop', async () => {
  lender = await startLender(envelope(400003, { server_time: '2026-11-21T05:00:00.000Z' }))
  expect(await failureOf(clientOf(lender).get('/home/index'))).toMatchObject({ code: 400003 })
  expect(lender.received).toHaveLength(2)
})

test('Retry-After is honoured', async () => {
  lender = await startLender(envelope(503001, null, { headers: { 'Retry-After': '1' } }), ok)
  const started = performance.now()
  await clientOf(lender).get('/home/index')
  expect(performance.now() - started).toBeGreaterThanOrEqual(990)
})

test('no wait begins that the time for the whole call cannot hold', async () => {
  lender = await startLender(envelope(503001, null, { headers: { 'Retry-After': '5' } }), ok)
  const events: string[] = []
  const client = clientOf(lender, { totalMs: 4900, onEvent: ({ type }) => events.push(type) })
  const failure = await failureOf(client.get('/home/index'))
  expect(failure).toMatchObject({ code: 503001, attempt: 1 })
  expect(events).toEqual(['start', 'end'])
})

const context = { operation: 'GET /home/index', attempt: 1, requestId: 'r' }

test('a wait that a busy device ends late leaves no time for another attempt', async () => {
  lender = await startLender(hangUp)
  const events: ClientEvent[] = []
  const client = clientOf(lender, {
    totalMs: 300,
    onEvent: (event) => {
      events.push(event)
      const until = performance.now() + 320
      while (event.type === 'retry' && performance.now() < until);
    },
  })
  expect(await failureOf(client.get('/home/index'))).toMatchObject({ kind: 'network', attempt: 1 })
  expect(events.map(({ type }) => type)).toEqual(['start', 'retry', 'end'])
  expect(lender.received).toHaveLength(1)
})

test('waits are jittered in full and grow', () => {
  const failure = new NetworkError(context)
  expect(waitBeforeRetry(failure, 1, () => 0)).toBe(0)
  expect(waitBeforeRetry(failure, 1, () => 0.999)).toBeLessThan(500)
  expect(waitBeforeRetry(failure, 2, () => 0.999)).toBeGreaterThan(900)
  expect(waitBeforeRetry(failure, 3, () => 0)).toBeUndefined()
})

test('a Retry-After of an hour is capped', () => {
  const answer = { code: 503001, message: '', data: null, httpStatus: 503, retryAfterSeconds: 3600 }
  expect(waitBeforeRetry(new ApiCodeError(answer, context), 1, () => 0)).toBe(20_000)
})

test('events report each start, retry and end without anything about a person', async () => {
  lender = await startLender(envelope(503001), raw(200, 'JPEG', { 'Content-Type': 'image/jpeg' }))
  const events: ClientEvent[] = []
  const client = clientOf(lender, { onEvent: (event) => events.push(event) })
  await client.get('/file/{file_id}', { path: { file_id: 'secret-file' } })
  const [first, second] = lender.received.map(({ headers }) => headers['x-request-id'])
  const operation = 'GET /file/{file_id}'
  expect(events).toEqual([
    { type: 'start', operation, attempt: 1, requestId: first },
    {
      type: 'retry',
      operation,
      attempt: 1,
      requestId: first,
      waitMs: 0,
      outcome: 'api_code',
      code: 503001,
    },
    { type: 'start', operation, attempt: 2, requestId: second },
    {
      type: 'end',
      operation,
      attempt: 2,
      requestId: second,
      durationMs: expect.any(Number) as number,
      outcome: 'ok',
    },
  ])
  expect(JSON.stringify(events)).not.toMatch(/tok-1|secret-file/)
})

test('a log that fails does not fail the call', async () => {
  lender = await startLender(ok)
  const onEvent = () => {
    throw new Error('The log is full')
  }
  expect(await clientOf(lender, { onEvent }).post('/user/logout', {})).toEqual({ done: true })
})

test('a call that is ended while it waits says so', async () => {
  lender = await startLender(envelope(503001, null, { headers: { 'Retry-After': '10' } }))
  const controller = new AbortController()
  const outcomes: unknown[] = []
  const onEvent = (event: ClientEvent) => {
    if (event.type === 'retry') setTimeout(() => controller.abort(), 5)
    if (event.type === 'end') outcomes.push(event.outcome)
  }
  await failureOf(clientOf(lender, { onEvent }).get('/home/index', { signal: controller.signal }))
  expect(outcomes).toEqual(['aborted'])
})
