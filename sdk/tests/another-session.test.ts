import { afterEach, expect, test } from 'vitest'
import { AbortedError, SignedOutError } from '../src/index.ts'
import { clientOf, failureOf } from './client-of.ts'
import { envelope, startLender, type Answer, type LenderDouble } from './lender-double.ts'

let lender: LenderDouble
let token: string
afterEach(() => lender.close())

/** An answer, at whose moment another token is the current one. */
const meanwhile =
  (next: string, answer: Answer): Answer =>
  (...asked) => {
    token = next
    answer(...asked)
  }

/** A client that is signed in, of a lender that answers so. */
async function signedIn(...answers: [Answer, ...Answer[]]) {
  lender = await startLender(...answers)
  token = 'tok-1'
  return clientOf(lender, { token: () => token })
}

test('a call that waits to be repeated is not sent in the name of who signed in meanwhile', async () => {
  const client = await signedIn(meanwhile('tok-2', envelope(503001)), envelope(200, {}))
  expect(await failureOf(client.post('/user/logout', {}))).toBeInstanceOf(AbortedError)
  expect(lender.received).toHaveLength(1)
})

test.each([
  ['an answer', envelope(200, { steps: [] })],
  ['a refusal', envelope(409002, { state: 'repaid', allowed: [], next: 'prod' })],
  ['the end of its session', envelope(403100)],
])('%s is not handed on to who signed in meanwhile', async (_, answer) => {
  const client = await signedIn(meanwhile('tok-2', answer))
  expect(await failureOf(client.get('/verify/steps'))).toBeInstanceOf(AbortedError)
})

test('who signed out meanwhile has the answer, and a repeat has no session', async () => {
  const client = await signedIn(
    meanwhile('', envelope(200, { steps: [] })),
    meanwhile('', envelope(503001)),
    envelope(403100),
  )
  expect(await client.get('/verify/steps')).toEqual({ steps: [] })
  token = 'tok-1'
  expect(await failureOf(client.get('/verify/steps'))).toBeInstanceOf(SignedOutError)
  expect(lender.received).toHaveLength(3)
})

test('a call that began without a session goes on in the one that began meanwhile', async () => {
  const client = await signedIn(meanwhile('tok-1', envelope(503001)), envelope(200, { steps: [] }))
  token = ''
  expect(await client.get('/verify/steps')).toEqual({ steps: [] })
})
