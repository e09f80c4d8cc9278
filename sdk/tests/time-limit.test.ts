import { afterEach, expect, test } from 'vitest'
import { AbortedError, TimeoutError } from '../src/index.ts'
import { clientOf, failureOf } from './client-of.ts'
import { envelope, silence, startLender, type Answer, type LenderDouble } from './lender-double.ts'

let lender: LenderDouble
afterEach(() => lender.close())

const ok = envelope(200, { done: true })
const halfAnAnswer: Answer = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  response.write('{"code":200,')
}

test('an attempt that gets no answer in its time is tried again', async () => {
  lender = await startLender(silence, ok)
  expect(await clientOf(lender, { timeoutMs: 100 }).post('/user/logout', {})).toEqual({
    done: true,
  })
})

test('three silent attempts are a timeout with the limit of one', async () => {
  lender = await startLender(silence)
  const failure = await failureOf(clientOf(lender).get('/home/index', { timeoutMs: 50 }))
  expect(failure).toBeInstanceOf(TimeoutError)
  expect(failure).toMatchObject({ kind: 'timeout', limit: 50, attempt: 3 })
})

test('an answer that stops half way is a timeout too', async () => {
  lender = await startLender(halfAnAnswer)
  const failure = await failureOf(clientOf(lender).get('/home/index', { timeoutMs: 50 }))
  expect(failure).toBeInstanceOf(TimeoutError)
})

test('the whole call has a limit of its own', async () => {
  lender = await startLender(silence)
  const started = performance.now()
  const call = clientOf(lender).get('/home/index', { timeoutMs: 80, totalMs: 120 })
  expect(await failureOf(call)).toBeInstanceOf(TimeoutError)
  expect(performance.now() - started).toBeLessThan(400)
})

test('a timeout ends even a fetch that does not listen', async () => {
  lender = await startLender(ok)
  const fetch = () => new Promise<Response>(() => {})
  const failure = await failureOf(clientOf(lender, { fetch }).get('/home/index', { timeoutMs: 30 }))
  expect(failure).toBeInstanceOf(TimeoutError)
})

test('a caller ends a call, and the connection closes', async () => {
  let closed = false
  lender = await startLender((response) => response.on('close', () => (closed = true)))
  const controller = new AbortController()
  const call = failureOf(clientOf(lender).get('/home/index', { signal: controller.signal }))
  await untilReceived(1)
  controller.abort()
  expect(await call).toBeInstanceOf(AbortedError)
  await expect.poll(() => closed).toBe(true)
  expect(lender.received).toHaveLength(1)
})

test('a caller ends the wait before a retry', async () => {
  lender = await startLender(envelope(503001, null, { headers: { 'Retry-After': '10' } }))
  const controller = new AbortController()
  const call = failureOf(clientOf(lender).get('/home/index', { signal: controller.signal }))
  await untilReceived(1)
  setTimeout(() => controller.abort(), 20)
  expect(await call).toBeInstanceOf(AbortedError)
})

test('a signal that is aborted already sends nothing', async () => {
  lender = await startLender(ok)
  const controller = new AbortController()
  controller.abort()
  const call = clientOf(lender).get('/home/index', { signal: controller.signal })
  expect(await failureOf(call)).toBeInstanceOf(AbortedError)
  expect(lender.received).toHaveLength(0)
})

async function untilReceived(count: number): Promise<void> {
  await expect.poll(() => lender.received.length).toBe(count)
}
