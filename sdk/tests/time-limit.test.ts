import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AbortedError, TimeoutError } from '../src/index.ts'
import { clientOf, failureOf } from './client-of.ts'
import { holdTime, pass, until } from './held-time.ts'
import { envelope, silence, startLender, type Answer, type LenderDouble } from './lender-double.ts'

let lender: LenderDouble
beforeEach(holdTime)
afterEach(() => {
  vi.useRealTimers()
  return lender.close()
})

/** Milliseconds that a wait of nothing before the next attempt takes: no timer is shorter. */
const NO_WAIT = 1

const ok = envelope(200, { done: true })
const halfAnAnswer: Answer = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  response.write('{"code":200,')
}

test('an attempt that gets no answer in its time is tried again', async () => {
  lender = await startLender(silence, ok)
  const call = clientOf(lender, { timeoutMs: 100 }).post('/user/logout', {})
  await untilReceived(1)
  await pass(99)
  expect(lender.received).toHaveLength(1)
  await pass(1 + NO_WAIT)
  await untilReceived(2)
  expect(await call).toEqual({ done: true })
})

test('three silent attempts are a timeout with the limit of one', async () => {
  lender = await startLender(silence)
  const call = failureOf(clientOf(lender).get('/home/index', { timeoutMs: 50 }))
  for (const attempt of [1, 2, 3]) {
    await untilReceived(attempt)
    await pass(50 + NO_WAIT)
  }
  const failure = await call
  expect(failure).toBeInstanceOf(TimeoutError)
  expect(failure).toMatchObject({ kind: 'timeout', limit: 50, attempt: 3 })
})

test('an answer that stops half way is a timeout too', async () => {
  lender = await startLender(halfAnAnswer)
  let begun = 0
  const fetch = async (request: Request) => {
    const response = await globalThis.fetch(request)
    begun += 1
    return response
  }
  const call = failureOf(clientOf(lender, { fetch }).get('/home/index', { timeoutMs: 50 }))
  for (const attempt of [1, 2, 3]) {
    await until(() => begun === attempt)
    await pass(50 + NO_WAIT)
  }
  expect(await call).toBeInstanceOf(TimeoutError)
})

test('the whole call has a limit of its own', async () => {
  lender = await startLender(silence)
  const call = failureOf(clientOf(lender).get('/home/index', { timeoutMs: 80, totalMs: 120 }))
  await untilReceived(1)
  await pass(80 + NO_WAIT)
  await untilReceived(2)
  await pass(40 - NO_WAIT)
  const failure = await call
  expect(failure).toBeInstanceOf(TimeoutError)
  expect(failure).toMatchObject({ limit: 40 - NO_WAIT, attempt: 2 })
})

test('a timeout ends even a fetch that does not listen', async () => {
  lender = await startLender(ok)
  let fetched = 0
  const fetch = () => {
    fetched += 1
    return new Promise<Response>(() => {})
  }
  const call = failureOf(clientOf(lender, { fetch }).get('/home/index', { timeoutMs: 30 }))
  for (const attempt of [1, 2, 3]) {
    await until(() => fetched === attempt)
    await pass(30 + NO_WAIT)
  }
  expect(await call).toBeInstanceOf(TimeoutError)
})

test('a caller ends a call, and the connection closes', async () => {
  let closed = false
  lender = await startLender((response) => response.on('close', () => (closed = true)))
  const controller = new AbortController()
  const call = failureOf(clientOf(lender).get('/home/index', { signal: controller.signal }))
  await untilReceived(1)
  controller.abort()
  expect(await call).toBeInstanceOf(AbortedError)
  await until(() => closed)
  expect(lender.received).toHaveLength(1)
})

test('a caller ends the wait before a retry', async () => {
  lender = await startLender(envelope(503001, null, { headers: { 'Retry-After': '10' } }))
  const controller = new AbortController()
  let waits = false
  const client = clientOf(lender, { onEvent: ({ type }) => (waits ||= type === 'retry') })
  const call = failureOf(client.get('/home/index', { signal: controller.signal }))
  await until(() => waits)
  controller.abort()
  expect(await call).toBeInstanceOf(AbortedError)
  expect(lender.received).toHaveLength(1)
})

test('a signal that is aborted already sends nothing', async () => {
  lender = await startLender(ok)
  const controller = new AbortController()
  controller.abort()
  const call = clientOf(lender).get('/home/index', { signal: controller.signal })
  expect(await failureOf(call)).toBeInstanceOf(AbortedError)
  expect(lender.received).toHaveLength(0)
})

const untilReceived = (count: number): Promise<void> =>
  until(() => lender.received.length === count)
