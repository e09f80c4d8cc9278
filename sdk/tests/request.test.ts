import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { encryptList } from '../src/index.ts'
import { clientOf } from './client-of.ts'
import { holdTime, pass } from './held-time.ts'
import { envelope, startLender, type LenderDouble } from './lender-double.ts'

let lender: LenderDouble
// Some tests ask nobody.
afterEach(() => (lender as LenderDouble | undefined)?.close())

const ok = envelope(200, { done: true })

test('a path gets the version segment behind the proxy prefix', async () => {
  lender = await startLender(ok)
  await clientOf(lender).get('/home/index')
  expect(lender.received[0]?.path).toBe('/api/v2/home/index')
})

test('the flag suppresses the version segment', async () => {
  lender = await startLender(ok)
  await clientOf(lender, { versionPrefix: false }).get('/home/index')
  expect(lender.received[0]?.path).toBe('/api/home/index')
})

test('a GET carries the common fields in its query, beside its own', async () => {
  lender = await startLender(ok)
  const client = clientOf(lender, { clock: () => 1_763_700_000_000 })
  await client.get('/order/detail', { query: { order_id: 'o-1' } })
  const { query, text } = lender.received[0]!
  expect(text).toBe('')
  expect(Object.fromEntries(query)).toEqual({
    order_id: 'o-1',
    version: '1.2.3',
    platform: 'web',
    appsflyer_id: '',
    bundle_id: '',
    app_id: 'paso-th',
    token: 'tok-1',
    timestamp: '1763700000000',
    package_name: '',
    h5_version: '1.2.3',
    sign: createHash('sha256').update('1763700000000s3cr3ttok-11.2.3web').digest('hex'),
  })
})

test('a POST carries the common fields in its body and the timestamp in its query', async () => {
  lender = await startLender(ok)
  const client = clientOf(lender, {
    clock: () => 1_763_700_000_000,
    caller: () => ({
      platform: 'android',
      h5Version: '1.2.3',
      version: '3.0.0',
      appsflyerId: 'af-77',
      bundleId: 'com.paso.th',
      packageName: 'com.paso',
      channel: 'summer',
    }),
  })
  await client.post('/verify/draft', { page: 'basic', fields: { email: 'a@b.co' } })
  const { query, json } = lender.received[0]!
  expect(Object.fromEntries(query)).toEqual({ timestamp: '1763700000000' })
  const signed = '1763700000000s3cr3ttok-1af-77com.paso.th3.0.0android'
  expect(json).toEqual({
    page: 'basic',
    fields: { email: 'a@b.co' },
    version: '3.0.0',
    platform: 'android',
    appsflyer_id: 'af-77',
    bundle_id: 'com.paso.th',
    app_id: 'paso-th',
    token: 'tok-1',
    timestamp: '1763700000000',
    package_name: 'com.paso',
    h5_version: '1.2.3',
    channel: 'summer',
    sign: createHash('sha256').update(signed).digest('hex'),
  })
})

test('a caller’s field never overrides a common one', async () => {
  lender = await startLender(ok)
  const body = { page: 'basic', fields: {}, token: 'stolen' } as const
  await clientOf(lender).post('/verify/draft', body)
  expect(lender.received[0]?.json['token']).toBe('tok-1')
})

test('headers name the format, the country and language, the language and the request', async () => {
  lender = await startLender(ok)
  await clientOf(lender, { country: 'PK', language: () => 'ur' }).post('/user/logout', {})
  const { headers, json } = lender.received[0]!
  expect(headers.accept).toBe('application/json')
  expect(headers['content-type']).toBe('application/json')
  expect(headers['country-language']).toBe('pak')
  expect(headers['accept-language']).toBe('ur')
  expect(headers['x-request-id']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(json['app_id']).toBe('paso-pk')
})

test.each([
  ['missing', {}],
  ['undefined', { path: { file_id: undefined } }],
  ['empty', { path: { file_id: '' } }],
  ['a dot', { path: { file_id: '.' } }],
  ['two dots', { path: { file_id: '..' } }],
])(
  'a part of a path that is %s is a defect of the caller, and nothing is sent',
  async (_, init) => {
    lender = await startLender(ok)
    const events: unknown[] = []
    const client = clientOf(lender, { onEvent: (event) => events.push(event) })
    await expect(client.get('/file/{file_id}', init as never)).rejects.toThrow(RangeError)
    expect(lender.received).toEqual([])
    expect(events).toEqual([])
  },
)

test.each(['...', '../x', '%2e%2e', 'a b', 'ไทย', '$&'])(
  'a part of a path that is %s stays one part',
  async (file_id) => {
    lender = await startLender(ok)
    await clientOf(lender)
      .get('/file/{file_id}', { path: { file_id } })
      .catch(() => {})
    expect(lender.received[0]?.path).toBe(`/api/v2/file/${encodeURIComponent(file_id)}`)
  },
)

test('every change carries an idempotency key of its own', async () => {
  lender = await startLender(ok)
  const client = clientOf(lender)
  await client.post('/user/logout', {})
  await client.post('/user/logout', {})
  const keys = lender.received.map(({ headers }) => headers['idempotency-key'])
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).not.toBe(keys[0])
})

test('the GET that ends the certification carries a key, other GETs do not', async () => {
  lender = await startLender(ok)
  const client = clientOf(lender)
  await client.get('/verify/submit_apply')
  await client.get('/verify/steps')
  const [change, read] = lender.received
  expect(change?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
  expect(read?.headers).not.toHaveProperty('idempotency-key')
})

test('a caller may name a change itself', async () => {
  lender = await startLender(ok)
  await clientOf(lender).post('/user/logout', {}, { idempotencyKey: 'outbox-0001' })
  expect(lender.received[0]?.headers['idempotency-key']).toBe('outbox-0001')
})

test('the token is read anew for each call', async () => {
  lender = await startLender(ok)
  let token = ''
  const client = clientOf(lender, { token: () => token })
  await client.get('/home/index')
  token = 'tok-2'
  await client.get('/home/index')
  expect(lender.received.map(({ query }) => query.get('token'))).toEqual(['', 'tok-2'])
})

test('old servers get an md5 signature', async () => {
  lender = await startLender(ok)
  await clientOf(lender, { hash: 'md5', clock: () => 1 }).get('/home/index')
  const expected = createHash('md5').update('1s3cr3ttok-11.2.3web').digest('hex')
  expect(lender.received[0]?.query.get('sign')).toBe(expected)
})

test('nothing is sent by making a client', async () => {
  lender = await startLender(ok)
  const fetch = vi.fn<typeof globalThis.fetch>()
  holdTime()
  clientOf(lender, { fetch })
  await pass(3_600_000)
  vi.useRealTimers()
  expect(fetch).not.toHaveBeenCalled()
})

test.each(['token', 'caller'])(
  "what the app's own %s throws ends the call as it is, once",
  async (name) => {
    lender = await startLender(ok)
    const fails = () => {
      throw new RangeError('mine')
    }
    const call = clientOf(lender, { [name]: fails }).get('/home/index')
    await expect(call).rejects.toThrow(new RangeError('mine'))
    expect(lender.received).toHaveLength(0)
  },
)

test("a list is encrypted with the client's key", async () => {
  lender = await startLender(ok)
  const contacts = [{ name: 'Mali', phone: '0812345678' }]
  const client = clientOf(lender, { listKey: '0123456789abcdef' })
  expect(await client.encryptList(contacts)).toBe(await encryptList(contacts, '0123456789abcdef'))
  await expect(clientOf(lender).encryptList(contacts)).rejects.toThrow(RangeError)
})

test.each(['nonsense', '', 'ftp://lender.example'])(
  'a client of %j is not made',
  async (baseUrl) => {
    lender = await startLender(ok)
    expect(() => clientOf(lender, { baseUrl })).toThrow(RangeError)
  },
)

test('a change without a body of its own carries the common fields in one all the same', async () => {
  lender = await startLender(ok)
  const post = clientOf(lender).post as unknown as (path: string) => Promise<unknown>
  await post('/user/logout')
  expect([...lender.received[0]!.query.keys()]).toEqual(['timestamp'])
  expect(JSON.parse(lender.received[0]!.text)).toMatchObject({ token: 'tok-1' })
})
