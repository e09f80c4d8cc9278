import { afterEach, expect, test, vi } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { byPath, eachEntry, SignedOutError, TimeoutError, type ClientEvent } from '../src/index.ts'
import { version } from '../src/version.ts'
import { clientOf, failureOf } from './client-of.ts'
import { envelope, hangUp, startLender, type LenderDouble } from './lender-double.ts'

let lender: LenderDouble
afterEach(async () => {
  vi.unstubAllGlobals()
  await lender.close()
})
const ok = envelope(200, {})
const isBusy = envelope(503001)

test.each([
  [0, 1],
  [1, 2],
  [4, 5],
])('%i retries of the client make %i attempts', async (maxRetries, attempts) => {
  lender = await startLender(isBusy)
  const failure = await failureOf(clientOf(lender, { maxRetries }).get('/home/index'))
  expect([lender.received.length, (failure as { attempt: number }).attempt]).toEqual([
    attempts,
    attempts,
  ])
})

test('a call’s own retries go before those of the client', async () => {
  lender = await startLender(isBusy)
  await failureOf(clientOf(lender).get('/home/index', { maxRetries: 0 }))
  expect(lender.received).toHaveLength(1)
})

test('without retries a wrong clock is still corrected once', async () => {
  const stale = envelope(400003, { server_time: new Date().toISOString() })
  lender = await startLender(stale, ok)
  await clientOf(lender, { maxRetries: 0 }).get('/home/index')
  expect(lender.received).toHaveLength(2)
})

test('an upload takes its own retries too', async () => {
  lender = await startLender(hangUp)
  const ticket = { kind: 'put', url: '/file/upload/u', method: 'PUT', upload_id: 'u' } as never
  const bytes = new Blob(['x'], { type: 'image/png' })
  await failureOf(clientOf(lender).uploadBytes(ticket, bytes, { maxRetries: 1 }))
  expect(lender.received).toHaveLength(2)
})

test('a call has headers of its own, below those of the client', async () => {
  lender = await startLender(ok)
  const headers = { 'X-Trace': 'trace-1', accept: 'text/html', 'idempotency-key': 'mine' }
  await clientOf(lender).post('/user/logout', {}, { headers, idempotencyKey: 'named' })
  expect(lender.received[0]?.headers).toMatchObject({
    'x-trace': 'trace-1',
    accept: 'application/json',
    'idempotency-key': 'named',
  })
})

test.each([
  ['a text', 'tok-2'],
  ['a promise', Promise.resolve('tok-2')],
  ['a function', () => 'tok-2'],
  ['a function that gives a promise', async () => Promise.resolve('tok-2')],
])('the token may be %s', async (_, token) => {
  lender = await startLender(ok)
  await clientOf(lender, { token }).get('/home/index')
  expect(lender.received[0]?.query.get('token')).toBe('tok-2')
})

test('a token that never comes is ended by the time limit, and nothing is sent', async () => {
  lender = await startLender(ok)
  const token = () => new Promise<string>(() => {})
  const failure = await failureOf(
    clientOf(lender, { token, timeoutMs: 20, maxRetries: 0 }).get('/home/index'),
  )
  expect(failure).toBeInstanceOf(TimeoutError)
  expect(lender.received).toEqual([])
})

test('of a token that cannot be had the reason is thrown as it is', async () => {
  lender = await startLender(ok)
  const reason = new Error('No vault')
  const token = () => Promise.reject(reason)
  expect(await failureOf(clientOf(lender, { token }).get('/home/index'))).toBe(reason)
})

test('a token that is got by a client of its own is not asked for again where that one fails', async () => {
  lender = await startLender(envelope(503001))
  const inner = clientOf(lender, { maxRetries: 0 })
  const token = () => inner.get('/home/index').then(() => 'never')
  const failure = await failureOf(clientOf(lender, { token }).get('/verify/steps'))
  expect(failure).toMatchObject({ operation: 'GET /home/index' })
  expect(lender.received).toHaveLength(1)
})

test('a header that cannot be written is a defect: it is thrown, and nothing is tried again', async () => {
  lender = await startLender(ok)
  const events: ClientEvent[] = []
  const client = clientOf(lender, { onEvent: (event) => events.push(event) })
  const headers = { 'X-Name': '€' }
  expect(await failureOf(client.get('/home/index', { headers }))).toBeInstanceOf(TypeError)
  expect(events.map(({ type }) => type)).toEqual(['start', 'end'])
  expect(lender.received).toEqual([])
})

test('the end of a session is reported once, with a token that comes by a promise', async () => {
  lender = await startLender(envelope(403100))
  const onSignedOut = vi.fn()
  const client = clientOf(lender, { token: async () => Promise.resolve('tok-2'), onSignedOut })
  const calls = [client.get('/home/index'), client.get('/verify/steps'), client.get('/order/list')]
  for (const failure of await Promise.all(calls.map(failureOf)))
    expect(failure).toBeInstanceOf(SignedOutError)
  expect(onSignedOut).toHaveBeenCalledTimes(1)
})

test('the client names itself and its program, but in a browser', async () => {
  lender = await startLender(ok)
  const sent = () => lender.received.at(-1)?.headers['user-agent']
  await clientOf(lender).get('/home/index')
  expect(sent()).toBe(`paso-sdk/${manifest.version}`)
  await clientOf(lender, { userAgent: 'teller/2.1' }).get('/home/index')
  expect(sent()).toBe(`teller/2.1 paso-sdk/${manifest.version}`)
  await clientOf(lender).get('/home/index', { headers: { 'User-Agent': 'mine' } })
  expect(sent()).toBe('mine')
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 14)' })
  await clientOf(lender, { userAgent: 'teller/2.1' }).get('/home/index')
  expect(sent()).not.toMatch(/paso|teller/)
})

test('the version in the code is that of the manifest', () => {
  expect(version).toBe(manifest.version)
})

test.each([
  ['a text', 'vn', 'vn'],
  ['a function of the language', (language: string) => `vn-${language}`, 'vn-vi'],
])('an edition of another country is data, with its header as %s', async (_, header, sent) => {
  lender = await startLender(ok)
  const country = { appId: 'paso-vn', countryLanguage: header }
  await clientOf(lender, { country, language: () => 'vi' }).post('/user/logout', {})
  expect(lender.received[0]?.json['app_id']).toBe('paso-vn')
  expect(lender.received[0]?.headers['country-language']).toBe(sent)
})

test.each([
  ['/order/list', 'orders'],
  ['/repay/list', 'repayments'],
  ['/message/list', 'messages'],
] as const)('every entry of %s comes, page after page', async (path, name) => {
  const page = (ids: number[], cursor: string | null) =>
    envelope(200, { [name]: ids.map((id) => ({ id })), unread: 3, cursor })
  lender = await startLender(page([1, 2], 'c-1'), page([], 'c-2'), page([3], null))
  const found: unknown[] = []
  for await (const entry of eachEntry(clientOf(lender), path)) found.push(entry)
  expect(found).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
  expect(lender.received.map(({ query }) => query.get('cursor'))).toEqual([null, 'c-1', 'c-2'])
})

test('who stops early asks for no more pages', async () => {
  lender = await startLender(envelope(200, { orders: [{ id: 1 }], cursor: 'c-1' }))
  for await (const order of eachEntry(clientOf(lender), '/order/list')) {
    expect(order).toEqual({ id: 1 })
    break
  }
  expect(lender.received).toHaveLength(1)
})

test('the calls by their paths are the client’s own', async () => {
  lender = await startLender(envelope(200, { done: true }), envelope(404001))
  const paths = byPath(clientOf(lender))
  expect(await paths['/user/logout'].post({}, { idempotencyKey: 'k' })).toEqual({ done: true })
  expect(lender.received[0]).toMatchObject({ method: 'POST', path: '/api/v2/user/logout' })
  async function whoCalls() {
    await paths['/order/detail'].get({ query: { order_id: 'o' } })
  }
  const { stack } = (await failureOf(whoCalls())) as Error
  expect(stack?.split('\n')[1]).toContain('whoCalls')
  expect(lender.received[1]?.query.get('order_id')).toBe('o')
})
