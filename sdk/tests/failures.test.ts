import { inspect } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import {
  AbortedError,
  ApiCodeError,
  InvalidResponseError,
  isLenderFailure,
  LenderFailure,
  NetworkError,
  SignedOutError,
  type Failure,
} from '../src/index.ts'
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

async function failureFor(answer: Answer): Promise<unknown> {
  lender = await startLender(answer)
  return failureOf(clientOf(lender).get('/verify/steps'))
}

test('code 200 gives the data alone, whatever the HTTP status', async () => {
  lender = await startLender(envelope(200, { steps: [], next: 'home' }, { status: 422 }))
  expect(await clientOf(lender).get('/verify/steps')).toEqual({ steps: [], next: 'home' })
})

test('another code is a failure, even under HTTP 200', async () => {
  const failure = await failureFor(envelope(404001, null, { status: 200, message: 'Not there' }))
  expect(failure).toBeInstanceOf(ApiCodeError)
  expect(failure).toBeInstanceOf(LenderFailure)
  expect(failure).toMatchObject({ kind: 'api_code', code: 404001, httpStatus: 200, attempt: 1 })
  expect((failure as ApiCodeError).userMessage).toBe('Not there')
  expect((failure as ApiCodeError).requestId).toBe(lender.received[0]?.headers['x-request-id'])
})

test('the data of a code comes typed by the code', async () => {
  const fields = [{ field: 'email', rule: 'email', params: {} }]
  const failure = await failureFor(envelope(422001, fields))
  if (!(failure instanceof ApiCodeError) || !failure.is(422001)) throw new Error('Another failure')
  expect(failure.data[0]?.field).toBe('email')
  expect(failure.is(429001)).toBe(false)
})

test('the guard knows a failure of a call, and by its code what comes with it', async () => {
  const fields = [{ field: 'email', rule: 'email', params: {} }]
  const failure = await failureFor(envelope(422001, fields))
  if (!isLenderFailure(failure, 422001)) throw new Error('Another failure')
  expect(failure.data[0]?.field).toBe('email')
  expect(isLenderFailure(failure)).toBe(true)
  expect(isLenderFailure(failure, 429001)).toBe(false)
})

test('the guard knows the end of a session by its code', async () => {
  const failure = await failureFor(envelope(403100))
  expect(isLenderFailure(failure, 403100)).toBe(true)
})

test.each([
  [
    'an error of another library',
    Object.assign(new Error('no'), { kind: 'timeout', code: 422001 }),
  ],
  ['a text', 'no'],
  ['nothing', undefined],
  ['null', null],
])('the guard takes %s for no failure of a call', (_, thrown) => {
  expect(isLenderFailure(thrown)).toBe(false)
  expect(isLenderFailure(thrown, 422001)).toBe(false)
})

test('a code that the catalogue does not have is unlisted and keeps its number', async () => {
  const failure = await failureFor(envelope(499123, null, { status: 400 }))
  expect(failure).toMatchObject({ code: 'unlisted', wireCode: 499123 })
})

test('old servers’ msg is read where there is no message', async () => {
  const body = JSON.stringify({ code: 404001, msg: 'not here', data: null })
  expect((await failureFor(raw(404, body))) as ApiCodeError).toHaveProperty(
    'userMessage',
    'not here',
  )
})

test('403100 is a failure of its own', async () => {
  const failure = await failureFor(envelope(403100))
  expect(failure).toBeInstanceOf(SignedOutError)
  expect(failure).toMatchObject({ kind: 'signed_out', code: 403100 })
})

test.each([
  ['a page of a captive portal', raw(200, '<html>Sign in to the network</html>')],
  ['an envelope whose code is no number', raw(200, '{"code":"200","data":1}')],
  ['JSON that is no envelope', raw(200, '[1,2]')],
  ['an empty answer', raw(200, '')],
  ['an error page', raw(500, '<html>Oops</html>')],
])('%s is an invalid response that says what came instead', async (_, answer) => {
  const failure = await failureFor(answer)
  expect(failure).toBeInstanceOf(InvalidResponseError)
  expect(failure).toMatchObject({ kind: 'invalid_response', contentType: 'text/html' })
})

test('a broken connection is a network error', async () => {
  const failure = await failureFor(hangUp)
  expect(failure).toBeInstanceOf(NetworkError)
  expect(failure).toMatchObject({ kind: 'network', offline: false })
})

test('a redirect is refused', async () => {
  const failure = await failureFor(raw(302, '', { Location: 'http://127.0.0.1:1/elsewhere' }))
  expect(failure).toBeInstanceOf(NetworkError)
})

test('a failure prints without token, signature, answer or the lender’s words', async () => {
  const data = { seconds: 3, phone: '812345678' }
  lender = await startLender(envelope(429001, data, { message: 'Too many codes for 812345678' }))
  const phone = { phone_prefix: '+66', phone: '812345678', uuid: '12345678' } as const
  const failure = await failureOf(clientOf(lender).post('/user/send_code', phone))
  const { sign } = lender.received[0]!.json
  const printed = [
    String(failure),
    inspect(failure),
    JSON.stringify(failure),
    (failure as Error).stack,
  ]
  for (const text of printed) {
    expect(text).not.toContain('812345678')
    expect(text).not.toContain('tok-1')
    expect(text).not.toContain(sign)
  }
  expect(String(failure)).toContain('POST /user/send_code answered 429001')
})

test('an invalid response prints without what came', async () => {
  const failure = await failureFor(raw(200, 'token=tok-1'))
  expect(inspect(failure) + JSON.stringify(failure) + String(failure)).not.toContain('tok-1')
  expect((failure as InvalidResponseError).excerpt).toBe('token=tok-1')
})

test('a network error prints without the address', async () => {
  const failure = await failureFor(hangUp)
  expect(inspect(failure)).not.toContain('tok-1')
})

test('every failure has a kind, and the kinds are closed', () => {
  const name = (failure: Failure): string => {
    switch (failure.kind) {
      case 'api_code':
      case 'signed_out':
        return String(failure.code)
      case 'network':
        return failure.offline ? 'offline' : 'network'
      case 'timeout':
        return String(failure.limit)
      case 'aborted':
        return 'aborted'
      case 'invalid_response':
        return failure.contentType
      default:
        return failure satisfies never
    }
  }
  const context = { operation: 'GET /home/index', attempt: 1, requestId: 'r' }
  expect(name(new AbortedError(context))).toBe('aborted')
})
