import { inspect } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import {
  ApiCodeError,
  InvalidResponseError,
  NetworkError,
  SignedOutError,
  TimeoutError,
  type ClientEvent,
  type LenderClientOptions,
  type LenderMiddleware,
} from '../src/index.ts'
import { clientOf, failureOf } from './client-of.ts'
import { envelope, hangUp, raw, silence, startLender, type LenderDouble } from './lender-double.ts'

/** Middleware of the app's own: what it sees, what it may change, and what becomes of what it throws. */
let lender: LenderDouble
afterEach(() => lender.close())

const ok = envelope(200, { done: true })
const busy = envelope(503001)
const context = { operation: 'GET /x', attempt: 1, requestId: 'r' }

function clientWith(middleware: LenderMiddleware[], options: Partial<LenderClientOptions> = {}) {
  const client = clientOf(lender, options)
  client.use(...middleware)
  return client
}

test('it sees the request with signature and headers, and the answer with its envelope', async () => {
  lender = await startLender(ok)
  const seen: unknown[] = []
  const client = clientWith([
    {
      onRequest: ({ request, schemaPath, params }) => {
        seen.push(schemaPath, params.path, new URL(request.url).searchParams.get('sign'))
        seen.push(request.headers.get('Country-Language'), request.headers.has('X-Request-Id'))
      },
      onResponse: async ({ response }) => {
        seen.push(await response.clone().json())
      },
    },
  ])
  await failureOf(client.get('/file/{file_id}', { path: { file_id: 'f-1' } }))
  expect(seen).toEqual([
    '/v2/file/{file_id}',
    { file_id: 'f-1' },
    lender.received[0]?.query.get('sign'),
    'th',
    true,
    { code: 200, message: 'ok', data: { done: true } },
  ])
})

test('several run in their order on the way out and in the reverse on the way back', async () => {
  lender = await startLender(ok)
  const seen: string[] = []
  const named = (name: string): LenderMiddleware => ({
    onRequest: () => void seen.push(`${name} out`),
    onResponse: () => void seen.push(`${name} back`),
  })
  const client = clientWith([named('first'), named('second')])
  client.use(named('third'))
  await client.get('/home/index')
  expect(seen).toEqual([
    ...['first out', 'second out', 'third out'],
    ...['third back', 'second back', 'first back'],
  ])
})

test('it may change headers, and what it changes in fields that are signed already does not go out', async () => {
  lender = await startLender(ok)
  const meddler: LenderMiddleware = {
    onRequest: ({ request, params }) => {
      request.headers.set('X-Trace', 'trace-1')
      request.headers.set('Accept-Language', 'es')
      Object.assign(params, { query: {} })
      delete params.query?.['sign']
    },
  }
  const client = clientWith([meddler])
  await client.get('/home/index')
  await client.post('/user/logout', {})
  const [get, post] = lender.received
  expect(get?.headers).toMatchObject({ 'x-trace': 'trace-1', 'accept-language': 'es' })
  expect(get?.query.get('sign')).toMatch(/^[0-9a-f]{64}$/)
  expect(post?.json['sign']).toMatch(/^[0-9a-f]{64}$/)
})

test('a Request that it gives instead is the one that is sent', async () => {
  lender = await startLender(ok)
  const client = clientWith([
    { onRequest: ({ request }) => new Request(`${request.url}&trace=1`, request) },
  ])
  expect(await client.post('/user/logout', {})).toEqual({ done: true })
  expect(lender.received[0]?.query.get('trace')).toBe('1')
  expect(lender.received[0]?.json).toHaveProperty('sign')
})

test('an answer that it gives instead has its envelope taken off, and nothing is sent', async () => {
  lender = await startLender(ok)
  const answers = [
    Response.json({ code: 200, data: { kept: true } }),
    Response.json({ code: 404001, message: 'Not there' }, { status: 404 }),
    new Response('<html>'),
    new Response(null, { status: 204 }),
  ]
  const client = clientWith([{ onRequest: () => answers.shift() }])
  expect(await client.get('/home/index')).toEqual({ kept: true })
  expect(await failureOf(client.get('/home/index'))).toMatchObject({ code: 404001 })
  expect(await failureOf(client.get('/home/index'))).toBeInstanceOf(InvalidResponseError)
  expect(await failureOf(client.get('/home/index'))).toBeInstanceOf(InvalidResponseError)
  expect(lender.received).toEqual([])
})

test('an answer that it changes is the one whose envelope is taken off', async () => {
  lender = await startLender(raw(200, '{"result":{"done":true}}'))
  const client = clientWith([
    {
      onResponse: async ({ response }) => {
        const { result } = (await response.json()) as { result: unknown }
        return Response.json({ code: 200, data: result })
      },
    },
  ])
  expect(await client.post('/user/logout', {})).toEqual({ done: true })
})

test('it runs once an attempt, each time on a request that is signed anew', async () => {
  lender = await startLender(hangUp, busy, ok)
  const seen: string[] = []
  let time = 1_763_700_000_000
  const client = clientWith(
    [
      {
        onRequest: ({ request }) => {
          seen.push(String(new URL(request.url).searchParams.get('timestamp')))
        },
        onResponse: ({ response }) => void seen.push(String(response.status)),
        onError: ({ error }) => void seen.push(error instanceof NetworkError ? 'network' : 'other'),
      },
    ],
    { clock: () => time++ },
  )
  await client.get('/home/index')
  const [first, second, third] = lender.received.map(({ query }) => query.get('timestamp'))
  expect(seen).toEqual([first, 'network', second, '503', third, '200'])
  expect(new Set([first, second, third]).size).toBe(3)
})

const thrown = [
  ['an error of its own', new RangeError('mine')],
  ['what looks like a broken line', new TypeError('fetch failed')],
  ['a failure of another call, that would be tried again', new NetworkError(context)],
  ['the end of another session', new SignedOutError('', context)],
  ['no error at all', 'mine'],
] as const

test.each(
  thrown.flatMap(([what, error]) =>
    (['onRequest', 'onResponse', 'onError'] as const).map((at) => ({ what, error, at })),
  ),
)('$what thrown by $at is passed on, and nothing is tried again', async ({ error, at }) => {
  lender = await startLender(at === 'onError' ? hangUp : busy)
  const ended: string[] = []
  const events: ClientEvent[] = []
  const fails = {
    [at]: () => {
      throw error as Error
    },
  } as unknown as LenderMiddleware
  const client = clientWith([fails], {
    onSignedOut: () => ended.push('signed out'),
    onEvent: (event) => events.push(event),
  })
  expect(await failureOf(client.post('/user/logout', {}))).toBe(error)
  expect(lender.received).toHaveLength(at === 'onRequest' ? 0 : 1)
  expect(ended).toEqual([])
  expect(events).toMatchObject([{ type: 'start' }, { type: 'end', outcome: 'thrown' }])
})

test('what another function of the app throws, or cannot be sent, ends the call for a listener too', async () => {
  lender = await startLender(ok)
  const events: ClientEvent[] = []
  const onEvent = (event: ClientEvent) => events.push(event)
  const token = () => {
    throw new RangeError('mine')
  }
  await expect(clientOf(lender, { token, onEvent }).get('/home/index')).rejects.toThrow('mine')
  const half = { query: { keyword: '\ud800' } } as never
  await expect(clientOf(lender, { onEvent }).get('/home/index', half)).rejects.toThrow(URIError)
  expect(lender.received).toEqual([])
  const ended = [{ type: 'start' }, { type: 'end', outcome: 'thrown' }]
  expect(events).toMatchObject([...ended, ...ended])
})

test('what it rejects with is passed on too', async () => {
  lender = await startLender(ok)
  const client = clientWith([{ onRequest: () => Promise.reject(new Error('mine')) }])
  await expect(client.get('/home/index')).rejects.toThrow('mine')
  expect(lender.received).toEqual([])
})

test('a failure that it puts in the place of a broken line is passed on', async () => {
  lender = await startLender(hangUp)
  const other = new TimeoutError(1, context)
  const client = clientWith([{ onError: () => other }])
  expect(await failureOf(client.get('/home/index'))).toBe(other)
  expect(lender.received).toHaveLength(1)
})

test('a broken line that it only looks at is tried again, and one that it answers is answered', async () => {
  lender = await startLender(hangUp)
  const looking = clientWith([{ onError: ({ error }) => error as Error }])
  expect(await failureOf(looking.get('/home/index'))).toBeInstanceOf(NetworkError)
  expect(lender.received).toHaveLength(3)
  const answering = clientWith([{ onError: () => Response.json({ code: 200, data: { kept: 1 } }) }])
  expect(await answering.get('/home/index')).toEqual({ kept: 1 })
})

test('its own methods are called on it, and a time limit holds while it works', async () => {
  lender = await startLender(ok)
  class Counting {
    count = 0
    onRequest() {
      this.count += 1
    }
  }
  const counting = new Counting()
  await clientWith([counting]).get('/home/index')
  expect(counting.count).toBe(1)
  const forever: LenderMiddleware = { onRequest: () => new Promise(() => {}) }
  const slow = clientWith([forever], { timeoutMs: 30, totalMs: 40 })
  expect(await failureOf(slow.get('/home/index'))).toBeInstanceOf(TimeoutError)
})

test('it learns that the time was up, and not just that no answer came', async () => {
  lender = await startLender(silence)
  const reported: unknown[] = []
  const client = clientWith([{ onError: ({ error }) => void reported.push(error) }], {
    totalMs: 100,
  })
  const failure = await failureOf(client.get('/home/index'))
  expect(failure).toBeInstanceOf(TimeoutError)
  await expect.poll(() => reported).toEqual([failure])
})

test('a refusal reaches the caller as ever, and the end of a session is reported once', async () => {
  lender = await startLender(envelope(404001), envelope(403100))
  const ended: string[] = []
  const client = clientWith([{ onResponse: () => {} }], {
    onSignedOut: () => ended.push('reported'),
  })
  expect(await failureOf(client.get('/home/index'))).toBeInstanceOf(ApiCodeError)
  expect(await failureOf(client.get('/home/index'))).toBeInstanceOf(SignedOutError)
  expect(ended).toEqual(['reported'])
})

test('nothing that it is given, and nothing that is logged, has a token where a line breaks', async () => {
  lender = await startLender(hangUp, silence)
  const reported: unknown[] = []
  const client = clientWith([{ onError: ({ error }) => void reported.push(error) }], {
    timeoutMs: 60,
    totalMs: 100,
    onEvent: (event) => reported.push(event),
  })
  reported.push(await failureOf(client.get('/home/index')))
  expect(inspect(reported, { depth: null, showHidden: true, getters: true })).not.toMatch(
    /tok-1|sign=/,
  )
})

test('each client has its own', async () => {
  lender = await startLender(ok)
  const seen: string[] = []
  clientWith([{ onRequest: () => void seen.push('other') }])
  await clientOf(lender).get('/home/index')
  expect(seen).toEqual([])
})
