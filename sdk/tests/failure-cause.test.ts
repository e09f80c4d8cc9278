import { execFileSync } from 'node:child_process'
import { afterEach, expect, test } from 'vitest'
import {
  AbortedError,
  InvalidResponseError,
  isLenderFailure,
  LenderFailure,
  NetworkError,
  TimeoutError,
  type ClientEvent,
  type Failure,
} from '../src/index.ts'
import { clientOf, failureOf } from './client-of.ts'
import {
  envelope,
  hangUp,
  raw,
  silence,
  startLender,
  type Answer,
  type LenderDouble,
} from './lender-double.ts'

let lender: LenderDouble
afterEach(() => lender.close())

const timeUp = () => new DOMException('The time is up', 'TimeoutError')

async function failureFor(answer: Answer, signal?: AbortSignal): Promise<Failure> {
  lender = await startLender(answer)
  const failure = await failureOf(clientOf(lender).get('/verify/steps', { signal }))
  if (!isLenderFailure(failure)) throw failure
  return failure
}

test('a broken connection says by its cause how it broke', async () => {
  const failure = await failureFor(hangUp)
  expect(failure).toBeInstanceOf(NetworkError)
  expect(failure.cause).toMatchObject({
    name: 'TypeError',
    message: 'fetch failed',
    cause: { code: 'UND_ERR_SOCKET' },
  })
  expect((failure.reason as Error).message).toBe('fetch failed')
})

test('a lender where nobody listens is refused by name, and its address is not printed', async () => {
  lender = await startLender(hangUp)
  const client = clientOf(lender, { maxRetries: 0 })
  await lender.close()
  const { cause } = (await failureOf(client.get('/verify/steps'))) as NetworkError
  expect(cause?.cause).toMatchObject({
    code: 'ECONNREFUSED',
    message: expect.stringMatching(/^connect ECONNREFUSED …$/) as string,
  })
})

test('what is no JSON says so by its cause, without a word of it', async () => {
  const failure = await failureFor(raw(200, 'My name is Somsri'))
  expect(failure).toBeInstanceOf(InvalidResponseError)
  expect(failure.cause?.name).toBe('SyntaxError')
  expect(String(failure.cause)).not.toMatch(/name is|Somsri/)
  expect(String(failure.reason)).toContain('Somsri')
})

test('a call that was ended says by its cause why', async () => {
  const leaving = new AbortController()
  const reason = new Error('The page was left')
  lender = await startLender(silence)
  const call = clientOf(lender).get('/verify/steps', { signal: leaving.signal })
  leaving.abort(reason)
  const failure = (await failureOf(call)) as AbortedError
  expect(failure).toBeInstanceOf(AbortedError)
  expect(failure.cause?.message).toBe('The page was left')
  expect(failure.reason).toBe(reason)
})

test('a code of the lender has no cause, and its name in the message', async () => {
  const failure = await failureFor(envelope(404001))
  expect(failure.cause).toBeUndefined()
  expect(failure.message).toContain('answered 404001 (not_found), HTTP 404')
})

test('a code of no catalogue is called unlisted, and the end of a session by its name', async () => {
  expect((await failureFor(envelope(499123, null, { status: 400 }))).message).toContain(
    'answered 499123 (unlisted), HTTP 400',
  )
  await lender.close()
  expect((await failureFor(envelope(403100))).message).toContain('answered 403100 (signed_out)')
})

test('the own signal’s time is a time-out, and nothing is sent again', async () => {
  // Once the lender has been asked, as `AbortSignal.timeout` ends it: whatever the machine is at.
  const ends = new AbortController()
  const failure = await failureFor(() => ends.abort(timeUp()), ends.signal)
  expect(failure).toBeInstanceOf(TimeoutError)
  expect(failure).toMatchObject({ kind: 'timeout', attempt: 1 })
  expect((failure as TimeoutError).limit).toBeGreaterThan(0)
  expect(failure.cause?.name).toBe('TimeoutError')
  expect(lender.received).toHaveLength(1)
})

test('a signal whose time is over sends nothing', async () => {
  const signal = AbortSignal.timeout(1)
  await new Promise((resolve) => signal.addEventListener('abort', resolve))
  expect(await failureFor(silence, signal)).toMatchObject({ kind: 'timeout', attempt: 1 })
  expect(lender.received).toEqual([])
})

test('the own signal’s time ends a wait between two attempts too', async () => {
  lender = await startLender(envelope(503001, null, { headers: { 'Retry-After': '15' } }))
  const ends = new AbortController()
  const onEvent = ({ type }: ClientEvent) => type === 'retry' && ends.abort(timeUp())
  const client = clientOf(lender, { onEvent: (event) => void onEvent(event) })
  const failure = await failureOf(client.get('/verify/steps', { signal: ends.signal }))
  expect(failure).toBeInstanceOf(TimeoutError)
  expect(lender.received).toHaveLength(1)
})

test.each([
  ['without data', '{"code":200,"message":"ok"}', true],
  ['whose data is null', '{"code":200,"message":"ok","data":null}', false],
])('an envelope of success %s', async (_, body, isInvalid) => {
  lender = await startLender(raw(200, body, { 'Content-Type': 'application/json' }))
  const answer = clientOf(lender).get('/verify/steps')
  if (isInvalid) expect(await failureOf(answer)).toBeInstanceOf(InvalidResponseError)
  else expect(await answer).toBeNull()
})

test.each([
  ['the lender', envelope(404001)],
  ['the network', hangUp],
  ['a page', raw(200, '<p>')],
  ['an old token', envelope(403100)],
  ['silence', silence],
])('a failure by %s has the stack of the line that called, at its top', async (_, answer) => {
  lender = await startLender(answer)
  const client = clientOf(lender, { maxRetries: 0, timeoutMs: answer === silence ? 100 : 30_000 })
  async function theCallersOwnFunction() {
    await client.post('/user/logout', {})
  }
  const { stack = '', name, message } = (await failureOf(theCallersOwnFunction())) as Failure
  const [head, first] = stack.split('\n')
  expect(head).toBe(`${name}: ${message}`)
  expect(first).toMatch(/at (async )?theCallersOwnFunction .*failure-cause\.test\.ts:\d+:\d+/)
})

test('a failure that nobody awaits keeps lines of its own', async () => {
  lender = await startLender(envelope(404001))
  const client = clientOf(lender)
  const {
    stack = '',
    name,
    message,
  } = await new Promise<Failure>((resolve) => {
    client.get('/verify/steps').catch(resolve)
  })
  expect(stack.startsWith(`${name}: ${message}\n`)).toBe(true)
  expect(stack).toContain(import.meta.dirname.replace(/tests$/, 'src'))
})

test('an upload and a list have the stack of the line that called too', async () => {
  lender = await startLender(envelope(404001))
  const client = clientOf(lender, { listKey: '0123456789abcdef' })
  const ticket = { kind: 'put', url: '/file/upload/u', method: 'PUT', upload_id: 'u' } as never
  async function sendPicture() {
    await client.uploadBytes(ticket, new Blob(['x'], { type: 'image/png' }))
  }
  const failure = (await failureOf(sendPicture())) as Failure
  expect(failure.stack?.split('\n')[1]).toMatch(/at (async )?sendPicture/)
})

test('a program that catches nothing prints where it called, and why nothing came', async () => {
  lender = await startLender(hangUp)
  const program = `
    import { createLenderClient } from '@paso/sdk'
    const client = createLenderClient({
      baseUrl: 'http://127.0.0.1:1/api', country: 'TH', token: '', secret: 's', maxRetries: 0,
      caller: { platform: 'web', h5Version: '1' }, language: () => 'th',
    })
    async function main() {
      await client.get('/home/index')
    }
    await main().catch((failure) => console.log(failure))`
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })
  expect(said).toMatch(/^NetworkError: GET \/home\/index got no answer .*\n +at async main \(/)
  expect(said).toMatch(/\[cause\]: .*TypeError.*: fetch failed/)
})

test('what is caught narrows to the closed set by the guard and by instanceof, without a cast', () => {
  const kindOf = (thrown: unknown): Failure['kind'] | undefined => {
    if (!isLenderFailure(thrown)) return undefined
    switch (thrown.kind) {
      case 'api_code':
        return thrown.is(422001) && thrown.data[0]?.field ? undefined : thrown.kind
      case 'signed_out':
      case 'network':
      case 'timeout':
      case 'aborted':
      case 'invalid_response':
        return thrown.kind
      default:
        return thrown satisfies never
    }
  }
  const limitOf = (thrown: unknown): number | undefined => {
    if (!(thrown instanceof LenderFailure)) return undefined
    switch (thrown.kind) {
      case 'timeout':
        return thrown.limit
      case 'api_code':
      case 'signed_out':
      case 'network':
      case 'aborted':
      case 'invalid_response':
        return 0
      default:
        return thrown satisfies never
    }
  }
  const context = { operation: 'GET /home/index', attempt: 1, requestId: 'r' }
  expect(kindOf(new AbortedError(context))).toBe('aborted')
  expect(limitOf(new TimeoutError(7, context))).toBe(7)
  expect([kindOf(new Error()), limitOf(new Error())]).toEqual([undefined, undefined])
})
