import { afterEach, expect, test, vi } from 'vitest'
import { TimeoutError } from '../src/index.ts'
import { clientOf, failureOf } from './client-of.ts'
import { envelope, hangUp, silence, startLender, type LenderDouble } from './lender-double.ts'

/** How the `Request` of an attempt is made, seen by what arrives and by what the `fetch` option is given. */
let lender: LenderDouble
afterEach(async () => {
  vi.unstubAllGlobals()
  await lender.close()
})

const ok = envelope(200, { done: true })

test('nothing is kept in a cache, nor taken from one', async () => {
  lender = await startLender(ok)
  await clientOf(lender).get('/home/index')
  await clientOf(lender).post('/user/logout', {})
  const caching = lender.received.map(({ headers }) => [headers.pragma, headers['cache-control']])
  expect(caching).toEqual([
    ['no-cache', 'no-cache'],
    ['no-cache', 'no-cache'],
  ])
})

test('a change says what its body is, and a GET has none', async () => {
  lender = await startLender(ok)
  await clientOf(lender).get('/home/index')
  await clientOf(lender).post('/user/logout', {})
  const types = lender.received.map(({ headers }) => headers['content-type'])
  expect(types).toEqual([undefined, 'application/json'])
})

test.each(['get', 'post'] as const)(
  'the `fetch` option is given the Request of a %s, and nothing beside it',
  async (method) => {
    lender = await startLender(ok)
    const given: unknown[][] = []
    const client = clientOf(lender, {
      fetch: (...all) => {
        given.push(all)
        return fetch(...all)
      },
    })
    await (method === 'get' ? client.get('/home/index') : client.post('/user/logout', {}))
    expect(given).toHaveLength(1)
    expect(given[0]).toHaveLength(1)
    expect(given[0]?.[0]).toBeInstanceOf(Request)
    expect(given[0]?.[0]).toMatchObject({
      method: method.toUpperCase(),
      credentials: 'include',
      redirect: 'error',
      cache: 'no-store',
    })
  },
)

test('one that a middleware makes anew follows no redirect and is kept in no cache either', async () => {
  lender = await startLender(ok)
  const sent: Request[] = []
  const client = clientOf(lender, {
    fetch: (request) => {
      sent.push(request)
      return fetch(request)
    },
  })
  for (const redirect of ['follow', 'error'] as const) {
    client.use({
      onRequest: ({ request }) => new Request(request.url, { headers: request.headers, redirect }),
    })
    expect(await client.get('/home/index')).toEqual({ done: true })
  }
  const kept = { redirect: 'error', cache: 'no-store', credentials: 'include' }
  expect(sent).toMatchObject([kept, kept])
})

test('one that a middleware makes anew is broken off when the time is up', async () => {
  lender = await startLender(silence)
  let signal: AbortSignal | undefined
  const client = clientOf(lender, {
    ...{ timeoutMs: 50, maxRetries: 0 },
    fetch: (request) => {
      ;({ signal } = request)
      return fetch(request)
    },
  })
  client.use({ onRequest: ({ request }) => new Request(request.url, { redirect: 'error' }) })
  expect(await failureOf(client.get('/home/index'))).toBeInstanceOf(TimeoutError)
  expect(signal?.aborted).toBe(true)
})

test('one Request is built for each attempt', async () => {
  lender = await startLender(hangUp, ok)
  let built = 0
  const { Request } = globalThis
  class CountedRequest extends Request {
    constructor(...given: ConstructorParameters<typeof Request>) {
      super(...given)
      built += 1
    }
  }
  vi.stubGlobal('Request', CountedRequest)
  await clientOf(lender).post('/user/logout', {})
  expect([built, lender.received.length]).toEqual([2, 2])
})

test('a proxy prefix may be a path alone where there is a page', async () => {
  lender = await startLender(ok)
  // Where Node's fetch looks for the address of the page that it has not.
  vi.stubGlobal(Symbol.for('undici.globalOrigin.1'), new URL(lender.url))
  vi.stubGlobal('origin', new URL(lender.url).origin)
  await clientOf(lender, { baseUrl: '/api' }).get('/home/index')
  expect(lender.received[0]?.path).toBe('/api/v2/home/index')
})

test.each([
  '/api',
  'api',
  'http://user:pass@lender.example',
  'http://not a host',
  'http://[',
  'https://lender.example/api?x=1',
  'https://lender.example/api#x',
  'ftp://lender.example',
  '',
])('an address that leads nowhere from here, %s, makes no client', async (baseUrl) => {
  lender = await startLender(ok)
  expect(() => clientOf(lender, { baseUrl })).toThrow(
    new RangeError('baseUrl cannot be called from here'),
  )
})

test.each([
  { timeoutMs: Number.NaN },
  { timeoutMs: 0 },
  { totalMs: -1 },
  { totalMs: Number.NaN },
  { maxRetries: -1 },
  { maxRetries: Number.NaN },
])('bounds that nobody can mean, %o, make no client and no call', async (bounds) => {
  lender = await startLender(ok)
  expect(() => clientOf(lender, bounds)).toThrow(RangeError)
  expect(await failureOf(clientOf(lender).get('/home/index', bounds))).toBeInstanceOf(RangeError)
  expect(lender.received).toEqual([])
})

test.each([
  ['a circle in a body', (circle: never) => ({ body: circle, query: {} })],
  [
    'a thing in the query that has no form there',
    () => ({ body: undefined, query: { a: { b: {} } } }),
  ],
])('%s is a defect of the caller: thrown as it is, and nothing is sent', async (_, make) => {
  lender = await startLender(ok)
  const circle: Record<string, unknown> = {}
  circle['self'] = circle
  const { body, query } = make(circle as never)
  const client = clientOf(lender)
  const failure = await failureOf(
    body ? client.post('/user/logout', body) : client.get('/home/index', { query } as never),
  )
  expect((failure as Error).constructor.name).toMatch(/^(Type)?Error$/)
  expect(lender.received).toEqual([])
})
