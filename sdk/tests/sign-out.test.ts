import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { SignedOutError, type LenderClient } from '../src/index.ts'
import { clientOf, failureOf } from './client-of.ts'
import { envelope, startLender, type Answer, type LenderDouble } from './lender-double.ts'

let lender: LenderDouble
afterEach(() => lender.close())

const signedOut = envelope(403100)

/** An answer that is kept back until it is let go. */
function heldBack(answer: Answer): { held: Answer; letGo: () => void } {
  let letGo = () => {}
  const isFree = new Promise<void>((resolve) => (letGo = resolve))
  return {
    held: (response, request) => void isFree.then(() => answer(response, request)),
    letGo,
  }
}

test('a burst of 403100 reports it once', async () => {
  const [second, third] = [heldBack(signedOut), heldBack(signedOut)]
  lender = await startLender(signedOut, second.held, third.held)
  let token = 'tok-1'
  let reported = 0
  const onSignedOut = () => {
    reported += 1
    token = ''
  }
  const client = clientOf(lender, { token: () => token, onSignedOut })
  let ended = 0
  const calls = [1, 2, 3].map(async () => {
    await failureOf(client.get('/verify/steps'))
    ended += 1
  })
  await expect.poll(() => [lender.received.length, ended]).toEqual([3, 1])
  second.letGo()
  await expect.poll(() => ended).toBe(2)
  third.letGo()
  await Promise.all(calls)
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
  during?: (client: LenderClient, isReported: () => boolean) => Promise<unknown>,
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
  if (during) calls.push(during(client, () => reported > 0) as (typeof calls)[number])
  for (const failure of await Promise.all(calls.map(failureOf)))
    expect(failure).toBeInstanceOf(SignedOutError)
  return reported
}

test('a burst of which ten calls are to try again later reports it once', async () => {
  expect(await timesReported((call) => (call <= 10 ? envelope(503001) : signedOut))).toBe(1)
})

test('a burst with a wrong clock and a late answer reports it once', async () => {
  const stale = envelope(400003, { server_time: new Date().toISOString() })
  const late = heldBack(signedOut)
  const answers: Record<number, Answer> = { 49: late.held, 50: stale }
  const answerTo = (call: number) => {
    // The repeat of the call with the wrong clock is the last but for the late one.
    if (call === 51) setImmediate(late.letGo)
    return answers[call] ?? signedOut
  }
  expect(await timesReported(answerTo)).toBe(1)
})

test('a call that begins without a token during a burst reports nothing', async () => {
  const late = heldBack(signedOut)
  const reported = await timesReported(
    (call) => (call > 25 && call <= 50 ? late.held : signedOut),
    async (client, isReported) => {
      await expect.poll(() => isReported() && lender.received.length === 50).toBe(true)
      const failure = await failureOf(client.get('/message/list'))
      late.letGo()
      throw failure
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
  // A rejection is reported when its turn is over.
  await turn()
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
  const late = heldBack(signedOut)
  lender = await startLender(late.held)
  let token = 'tok-1'
  let reported = 0
  const client = clientOf(lender, { token: () => token, onSignedOut: () => (reported += 1) })
  const call = failureOf(client.get('/verify/steps'))
  await expect.poll(() => lender.received.length).toBe(1)
  token = 'tok-2'
  late.letGo()
  await call
  expect(reported).toBe(0)
})
