import { afterEach, expect, test } from 'vitest'
import { SignedOutError, type LenderClient } from '../src/index.ts'
import { clientOf, failureOf } from './client-of.ts'
import { envelope, startLender, type Answer, type LenderDouble } from './lender-double.ts'

let lender: LenderDouble
afterEach(() => lender.close())

const signedOut = envelope(403100)
const later =
  (answer: Answer, ms: number): Answer =>
  (response, request) =>
    setTimeout(() => answer(response, request), ms)

test('a burst of 403100 reports it once', async () => {
  lender = await startLender(signedOut, later(signedOut, 30), later(signedOut, 60))
  let token = 'tok-1'
  let reported = 0
  const onSignedOut = () => {
    reported += 1
    token = ''
  }
  const client = clientOf(lender, { token: () => token, onSignedOut })
  await Promise.all([1, 2, 3].map(() => failureOf(client.get('/verify/steps'))))
  expect(reported).toBe(1)
})

test('fifty calls at once that are answered 403100 report it once', async () => {
  lender = await startLender(signedOut)
  let reported = 0
  const client = clientOf(lender, { onSignedOut: () => (reported += 1) })
  const calls = Array.from({ length: 50 }, (_, i) =>
    failureOf(i % 2 ? client.get('/verify/steps') : client.post('/user/logout', {})),
  )
  for (const failure of await Promise.all(calls)) expect(failure).toBeInstanceOf(SignedOutError)
  expect(lender.received).toHaveLength(50)
  expect(reported).toBe(1)
})

/** Fifty calls at once of an app that forgets its token when that is reported; how often it was. */
async function timesReported(
  answerTo: (call: number) => Answer,
  during?: (client: LenderClient) => Promise<unknown>,
): Promise<number> {
  let call = 0
  lender = await startLender((response, request) => answerTo((call += 1))(response, request))
  let token = 'tok-1'
  let reported = 0
  const onSignedOut = () => {
    reported += 1
    token = ''
  }
  const client = clientOf(lender, { token: () => token, onSignedOut, random: () => 0.2 })
  const calls = Array.from({ length: 50 }, () => client.get('/order/list'))
  if (during) calls.push(during(client) as (typeof calls)[number])
  for (const failure of await Promise.all(calls.map(failureOf)))
    expect(failure).toBeInstanceOf(SignedOutError)
  return reported
}

test('a burst of which ten calls are to try again later reports it once', async () => {
  expect(await timesReported((call) => (call <= 10 ? envelope(503001) : signedOut))).toBe(1)
})

test('a burst with a wrong clock and a late answer reports it once', async () => {
  const stale = envelope(400003, { server_time: new Date().toISOString() })
  const answers: Record<number, Answer> = { 49: later(signedOut, 150), 50: stale }
  expect(await timesReported((call) => answers[call] ?? signedOut)).toBe(1)
})

test('a call that begins without a token during a burst reports nothing', async () => {
  const reported = await timesReported(
    (call) => later(signedOut, call * 3),
    async (client) => {
      await new Promise((resolve) => setTimeout(resolve, 60))
      return client.get('/message/list')
    },
  )
  expect(reported).toBe(1)
})

test('a call that was sent without a token is refused and ends no session', async () => {
  lender = await startLender(signedOut)
  let reported = 0
  const client = clientOf(lender, { token: () => '', onSignedOut: () => (reported += 1) })
  expect(await failureOf(client.get('/order/list'))).toBeInstanceOf(SignedOutError)
  expect(reported).toBe(0)
})

test.each([
  ['throws', () => expect.fail('The storage is full')],
  ['rejects with', () => Promise.reject(new Error('The storage is full'))],
])('what it %s fails no call and ends no process', async (_, onSignedOut) => {
  lender = await startLender(signedOut)
  const unhandled: unknown[] = []
  const listeners = process.rawListeners('unhandledRejection') as (() => void)[]
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', (reason) => unhandled.push(reason))
  const failure = await failureOf(clientOf(lender, { onSignedOut }).get('/verify/steps'))
  expect(failure).toBeInstanceOf(SignedOutError)
  await new Promise((resolve) => setTimeout(resolve, 20))
  process.removeAllListeners('unhandledRejection')
  for (const listener of listeners) process.on('unhandledRejection', listener)
  expect(unhandled).toEqual([])
})

test('the end of the next session is reported again', async () => {
  lender = await startLender(signedOut, envelope(200, {}), signedOut)
  let token = 'tok-1'
  let reported = 0
  const client = clientOf(lender, { token: () => token, onSignedOut: () => (reported += 1) })
  await failureOf(client.get('/verify/steps'))
  token = 'tok-2'
  await client.get('/verify/steps')
  await failureOf(client.get('/verify/steps'))
  expect(reported).toBe(2)
})

test('a late 403100 about an old token does not end the new session', async () => {
  lender = await startLender(later(signedOut, 50))
  let token = 'tok-1'
  let reported = 0
  const client = clientOf(lender, { token: () => token, onSignedOut: () => (reported += 1) })
  const call = failureOf(client.get('/verify/steps'))
  await expect.poll(() => lender.received.length).toBe(1)
  token = 'tok-2'
  await call
  expect(reported).toBe(0)
})
