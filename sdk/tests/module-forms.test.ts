import { createRequire } from 'node:module'
import { afterEach, expect, test } from 'vitest'
import { failureOf } from './client-of.ts'
import {
  envelope,
  hangUp,
  raw,
  silence,
  startLender,
  type Answer,
  type LenderDouble,
} from './lender-double.ts'

/** The built package, taken both ways in one process, as a program and its test runner may do. */
const esm = await import('@paso/sdk')
const cjs = createRequire(import.meta.url)('@paso/sdk') as typeof esm

let lender: LenderDouble | undefined
afterEach(() => lender?.close())

const classes = [
  'ApiCodeError',
  'SignedOutError',
  'NetworkError',
  'TimeoutError',
  'AbortedError',
  'InvalidResponseError',
] as const

const answers: Record<(typeof classes)[number], Answer> = {
  ApiCodeError: envelope(404001),
  SignedOutError: envelope(403100),
  NetworkError: hangUp,
  TimeoutError: silence,
  AbortedError: silence,
  InvalidResponseError: raw(200, '<html>'),
}

const everyWay = classes.flatMap((name) => [
  { name, made: 'imported', maker: esm },
  { name, made: 'required', maker: cjs },
])

test('the two module forms are two sets of classes', () => {
  expect(esm.ApiCodeError).not.toBe(cjs.ApiCodeError)
})

test.each(everyWay)('$name of the $made package is one to both', async ({ name, maker }) => {
  lender = await startLender(answers[name])
  const client = maker.createLenderClient({
    baseUrl: lender.url,
    country: 'TH',
    caller: { platform: 'web', h5Version: '1.0.0' },
    token: () => 'tok-1',
    language: () => 'th',
    secret: 's',
    ...(name === 'TimeoutError' ? { timeoutMs: 40 } : {}),
    random: () => 0,
  })
  const controller = new AbortController()
  if (name === 'AbortedError') setTimeout(() => controller.abort(), 10)
  const failure = await failureOf(client.get('/home/index', { signal: controller.signal }))
  for (const form of [esm, cjs]) {
    expect(failure).toBeInstanceOf(form.LenderFailure)
    expect(classes.filter((other) => failure instanceof form[other])).toEqual([name])
  }
  expect(failure).toBeInstanceOf(Error)
  expect((failure as Error).name).toBe(name)
})

test('what is no failure of a call is an instance of none', () => {
  const others = [undefined, null, 'api_code', 0, {}, new Error('x'), { kind: 'api_code' }]
  for (const other of others) {
    for (const name of ['LenderFailure', ...classes] as const) {
      expect(other instanceof esm[name]).toBe(false)
    }
  }
})

test('a class that is derived from a failure has its own instances only', () => {
  class OrderGone extends esm.ApiCodeError {}
  const answer = {
    code: 404001,
    message: '',
    data: null,
    httpStatus: 404,
    retryAfterSeconds: undefined,
  }
  const own = new OrderGone(answer, { operation: 'GET /x', attempt: 1, requestId: 'r' })
  const plain = new esm.ApiCodeError(answer, { operation: 'GET /x', attempt: 1, requestId: 'r' })
  expect(own).toBeInstanceOf(OrderGone)
  expect(own).toBeInstanceOf(cjs.ApiCodeError)
  expect(plain).not.toBeInstanceOf(OrderGone)
})
