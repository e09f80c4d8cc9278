import { afterEach, expect, test } from 'vitest'
import { SignedOutError } from '../src/index.ts'
import { clientOf, failureOf } from './client-of.ts'
import { envelope, startLender, type Answer, type LenderDouble } from './lender-double.ts'

let lender: LenderDouble
afterEach(() => lender.close())

const signedOut = envelope(403100)
const later =
  (answer: Answer, ms: number): Answer =>
  (response, request) =>
    setTimeout(() => answer(response, request), ms)

test('a burst of 403100 tells of it once', async () => {
  lender = await startLender(signedOut, later(signedOut, 30), later(signedOut, 60))
  let token = 'tok-1'
  let told = 0
  const onSignedOut = () => {
    told += 1
    token = ''
  }
  const client = clientOf(lender, { token: () => token, onSignedOut })
  await Promise.all([1, 2, 3].map(() => failureOf(client.get('/verify/steps'))))
  expect(told).toBe(1)
})

test('fifty calls at once that are told 403100 tell of it once', async () => {
  lender = await startLender(signedOut)
  let told = 0
  const client = clientOf(lender, { onSignedOut: () => (told += 1) })
  const calls = Array.from({ length: 50 }, (_, i) =>
    failureOf(i % 2 ? client.get('/verify/steps') : client.post('/user/logout', {})),
  )
  for (const failure of await Promise.all(calls)) expect(failure).toBeInstanceOf(SignedOutError)
  expect(lender.received).toHaveLength(50)
  expect(told).toBe(1)
})

test('what goes wrong in there is no failure of a call, and not swallowed', async () => {
  lender = await startLender(signedOut)
  const unhandled: unknown[] = []
  const listeners = process.rawListeners('unhandledRejection') as (() => void)[]
  process.removeAllListeners('unhandledRejection')
  process.once('unhandledRejection', (reason) => unhandled.push(reason))
  const onSignedOut = () => {
    throw new Error('The storage is full')
  }
  const failure = await failureOf(clientOf(lender, { onSignedOut }).get('/verify/steps'))
  expect(failure).toBeInstanceOf(SignedOutError)
  await expect.poll(() => unhandled).toEqual([new Error('The storage is full')])
  for (const listener of listeners) process.on('unhandledRejection', listener)
})

test('the end of the next session is told again', async () => {
  lender = await startLender(signedOut, envelope(200, {}), signedOut)
  let token = 'tok-1'
  let told = 0
  const client = clientOf(lender, { token: () => token, onSignedOut: () => (told += 1) })
  await failureOf(client.get('/verify/steps'))
  token = 'tok-2'
  await client.get('/verify/steps')
  await failureOf(client.get('/verify/steps'))
  expect(told).toBe(2)
})

test('a late 403100 about an old token does not end the new session', async () => {
  lender = await startLender(later(signedOut, 50))
  let token = 'tok-1'
  let told = 0
  const client = clientOf(lender, { token: () => token, onSignedOut: () => (told += 1) })
  const call = failureOf(client.get('/verify/steps'))
  await expect.poll(() => lender.received.length).toBe(1)
  token = 'tok-2'
  await call
  expect(told).toBe(0)
})
