import { afterEach, expect, test, vi } from 'vitest'
import { TimeoutError, type ClientEvent, type LenderClientOptions } from '../src/index.ts'
import { clientOf, failureOf } from './client-of.ts'
import { holdTime, pass, until } from './held-time.ts'
import {
  envelope,
  hangUp,
  raw,
  silence,
  startLender,
  type Answer,
  type LenderDouble,
} from './lender-double.ts'

/** How often and for how long a call is tried: counted in the lender's own log. */
let lender: LenderDouble
afterEach(() => {
  vi.useRealTimers()
  return lender.close()
})

const ok = envelope(200, { done: true })

const untilReceived = (count: number): Promise<void> =>
  until(() => lender.received.length === count)

/** Makes one call that never succeeds, without waiting: gives the waits it would have made. */
async function waitsOf(answer: Answer, options: Partial<LenderClientOptions> = {}) {
  lender = await startLender(answer)
  const controller = new AbortController()
  const waits: number[] = []
  const client = clientOf(lender, {
    ...options,
    onEvent: (event) => {
      if (event.type !== 'retry') return
      waits.push(event.waitMs)
      if (event.waitMs > 1200) controller.abort()
    },
  })
  await failureOf(client.get('/home/index', { signal: controller.signal }))
  return waits
}

const busy = (headers: Record<string, string>) => envelope(503001, null, { headers })
const date = (ms: number) => new Date(ms).toUTCString()
const noon = Date.parse('2026-11-21T05:00:00Z')

test.each([
  ['seconds', { 'Retry-After': '7' }, 7000],
  [
    'a date, on a phone whose clock is a year behind',
    { 'Retry-After': date(noon + 9000), Date: date(noon) },
    9000,
  ],
  ['an hour', { 'Retry-After': '3600' }, 20_000],
  ['a date in an hour', { 'Retry-After': date(noon + 3_600_000), Date: date(noon) }, 20_000],
  ['a number that is no number', { 'Retry-After': '9'.repeat(400) }, 20_000],
])('a Retry-After in %s is obeyed, up to 20 s', async (_, headers, wait) => {
  expect(await waitsOf(busy(headers))).toEqual([wait])
})

test.each(['soon', '-5', '1.5', '', date(noon - 9000)])(
  'a Retry-After of "%s" is a wait of our own',
  async (value) => {
    const waits = await waitsOf(busy({ 'Retry-After': value, Date: date(noon) }))
    expect(waits).toEqual([0, 0])
  },
)

test('a Retry-After comes with an error page and with a network busy too', async () => {
  expect(await waitsOf(raw(503, 'busy', { 'Retry-After': '7' }))).toEqual([7000])
  await lender.close()
  expect(
    await waitsOf(envelope(429002, { seconds: 7 }, { headers: { 'Retry-After': '7' } })),
  ).toEqual([7000])
})

test('jitter is full: from nothing to all of a bound that doubles', async () => {
  const rolls = [0, 0.25, 0.5, 0.999]
  for (const roll of rolls) {
    expect(await waitsOf(busy({}), { random: () => roll })).toEqual([500 * roll, 1000 * roll])
    await lender.close()
  }
})

test('jitter is Math.random’s unless said otherwise', async () => {
  const { random } = Math
  Math.random = () => 0.01
  try {
    lender = await startLender(busy({}))
    const waits: number[] = []
    const onEvent = (event: ClientEvent) => {
      if (event.type === 'retry') waits.push(event.waitMs)
    }
    const { createLenderClient } = await import('../src/index.ts')
    const client = createLenderClient({
      baseUrl: lender.url,
      country: 'TH',
      caller: { platform: 'web', h5Version: '1' },
      token: () => '',
      language: () => 'th',
      secret: 's',
      onEvent,
    })
    await failureOf(client.get('/home/index'))
    expect(waits).toEqual([5, 10])
  } finally {
    Math.random = random
  }
})

test('three attempts are all, however they fail', async () => {
  lender = await startLender(hangUp, busy({}), raw(504, ''), ok)
  await failureOf(clientOf(lender).post('/user/logout', {}))
  expect(lender.received).toHaveLength(3)
})

test('the time for the whole call bounds attempts and waits', async () => {
  lender = await startLender(silence)
  holdTime()
  const client = clientOf(lender, { timeoutMs: 120, totalMs: 300, random: () => 0.1 })
  const call = failureOf(client.get('/home/index'))
  await untilReceived(1)
  await pass(120)
  await pass(50)
  await untilReceived(2)
  await pass(120)
  // Of 300 ms 10 are left: too little for the next wait, of 100 ms.
  const failure = await call
  expect(failure).toBeInstanceOf(TimeoutError)
  expect(failure).toMatchObject({ limit: 120, attempt: 2 })
  expect(performance.now()).toBe(290)
})

test('the last attempt gets only the time that is left', async () => {
  lender = await startLender(hangUp, silence)
  holdTime()
  let waits = false
  const onEvent = ({ type }: ClientEvent) => (waits ||= type === 'retry')
  const client = clientOf(lender, { timeoutMs: 10_000, totalMs: 300, random: () => 0.2, onEvent })
  const call = failureOf(client.get('/home/index'))
  await until(() => waits)
  await pass(100)
  await untilReceived(2)
  await pass(200)
  const failure = await call
  expect(failure).toBeInstanceOf(TimeoutError)
  expect(failure).toMatchObject({ limit: 200, attempt: 2 })
})

test.each([
  [429001, 503],
  [429003, 503],
  [409002, 408],
  [404001, 502],
  [500001, 504],
])(
  '%i is final even under HTTP %i: a code says more than the status around it',
  async (code, status) => {
    lender = await startLender(envelope(code, { seconds: 1 }, { status }), ok)
    await failureOf(clientOf(lender).post('/user/logout', {}))
    expect(lender.received).toHaveLength(1)
  },
)

test.each([
  ['502 with a code of another catalogue', envelope(499777, null, { status: 502 })],
  ['a code of class 504 that no catalogue has', envelope(504123, null, { status: 200 })],
])('%s is tried again', async (_, answer) => {
  lender = await startLender(answer, ok)
  await clientOf(lender).post('/user/logout', {})
  expect(lender.received).toHaveLength(2)
})

test('no change goes out without a key, and all its attempts carry the same', async () => {
  lender = await startLender(hangUp, busy({}), ok)
  await clientOf(lender).post('/user/logout', {}, { idempotencyKey: '' })
  const keys = new Set(lender.received.map(({ headers }) => headers['idempotency-key']))
  expect(keys.size).toBe(1)
  expect([...keys][0]).toMatch(/^[0-9a-f-]{36}$/)
})

test('the GET that changes something keeps its key over its attempts too', async () => {
  lender = await startLender(hangUp, ok)
  await clientOf(lender).get('/verify/submit_apply')
  const keys = new Set(lender.received.map(({ headers }) => headers['idempotency-key']))
  expect(keys.size).toBe(1)
  expect([...keys][0]).toMatch(/^[0-9a-f-]{36}$/)
})

test('each attempt is sent with the language of its moment', async () => {
  lender = await startLender(hangUp, ok)
  const language = () => (lender.received.length === 0 ? 'en' : 'th')
  await clientOf(lender, { language }).get('/home/index')
  const sent = lender.received.map(({ headers }) => headers['accept-language'])
  expect(sent).toEqual(['en', 'th'])
})
