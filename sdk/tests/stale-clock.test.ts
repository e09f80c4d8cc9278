import { afterEach, expect, test } from 'vitest'
import { clientOf, failureOf } from './client-of.ts'
import { envelope, startLender, type LenderDouble } from './lender-double.ts'

let lender: LenderDouble
afterEach(() => lender.close())

const ok = envelope(200, { done: true })
const serverTime = '2026-11-21T05:00:00.000Z'
const stale = envelope(400003, { server_time: serverTime })
const times = () =>
  lender.received.map(({ query }) => Number(query.get('timestamp')) - Date.parse(serverTime))

test('a phone that is a day behind is corrected once and for all later calls', async () => {
  lender = await startLender(stale, ok)
  let time = Date.parse(serverTime) - 86_400_000
  const client = clientOf(lender, { clock: () => time })
  await client.get('/home/index')
  time += 5000
  await client.post('/user/logout', {})
  expect(times()).toEqual([-86_400_000, 0, 5000])
})

test('a phone that is ten minutes ahead is corrected too', async () => {
  lender = await startLender(stale, ok)
  const client = clientOf(lender, { clock: () => Date.parse(serverTime) + 600_000 })
  await client.get('/home/index')
  expect(times()).toEqual([600_000, 0])
})

test('a time that is no text corrects nothing', async () => {
  lender = await startLender(envelope(400003, { server_time: 12_345 }), ok)
  expect(await failureOf(clientOf(lender).get('/home/index'))).toMatchObject({ code: 400003 })
  expect(lender.received).toHaveLength(1)
})

test('the repeat is signed anew, keeps its key, and is no attempt of its own', async () => {
  lender = await startLender(stale, ok)
  const attempts: number[] = []
  const client = clientOf(lender, {
    clock: () => 1_000_000_000_000,
    onEvent: ({ type, attempt }) => type === 'start' && attempts.push(attempt),
  })
  await client.post('/user/logout', {})
  const [first, second] = lender.received
  expect(second?.json['sign']).not.toBe(first?.json['sign'])
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
  expect(second?.headers['x-request-id']).not.toBe(first?.headers['x-request-id'])
  expect(attempts).toEqual([1, 1])
})

test('a lender that is never content is asked twice a call, not for ever', async () => {
  lender = await startLender(stale)
  const client = clientOf(lender)
  expect(await failureOf(client.get('/home/index'))).toMatchObject({ code: 400003 })
  expect(lender.received).toHaveLength(2)
  await failureOf(client.get('/home/index'))
  expect(lender.received).toHaveLength(4)
})

test('a correction comes on top of the three attempts, once', async () => {
  lender = await startLender(envelope(503001), stale, envelope(503001), stale, ok)
  expect(await failureOf(clientOf(lender).get('/home/index'))).toMatchObject({ code: 400003 })
  expect(lender.received).toHaveLength(4)
})

test.each([
  ['no time', null],
  ['a time that cannot be read', { server_time: 'noon' }],
  ['a time of another form', { server_time: 1_763_700_000_000 }],
])('400003 with %s is final', async (_, data) => {
  lender = await startLender(envelope(400003, data), ok)
  expect(await failureOf(clientOf(lender).get('/home/index'))).toMatchObject({ code: 400003 })
  expect(lender.received).toHaveLength(1)
})
