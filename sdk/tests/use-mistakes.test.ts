import { afterEach, expect, test } from 'vitest'
import type { LenderMiddleware } from '../src/index.ts'
import { clientOf } from './client-of.ts'
import { envelope, startLender, type LenderDouble } from './lender-double.ts'

/** Middleware that is none, or reads what is not its to read. */
let lender: LenderDouble
afterEach(() => lender.close())

const ok = envelope(200, { done: true })

function clientWith(...middleware: LenderMiddleware[]) {
  const client = clientOf(lender)
  client.use(...middleware)
  return client
}

test.each([
  ['onRequest', async ({ request }: { request: Request }) => void (await request.text())],
  ['onResponse', async ({ response }: { response: Response }) => void (await response.text())],
])('a body that %s reads without a clone is a defect that is reported once', async (at, reads) => {
  lender = await startLender(ok)
  const client = clientWith({ [at]: reads } as unknown as LenderMiddleware)
  await expect(client.post('/user/logout', {})).rejects.toThrow(/clone/)
  expect(lender.received.length).toBeLessThanOrEqual(1)
})

test('who hears of failures hears which body was read', async () => {
  lender = await startLender(ok)
  const heard: unknown[] = []
  const reads = {
    onRequest: async ({ request }: { request: Request }) => void (await request.text()),
  }
  const client = clientWith(reads, { onError: ({ error }) => void heard.push(error) })
  await expect(client.post('/user/logout', {})).rejects.toThrow(/clone/)
  expect(heard.map(String)).toEqual([expect.stringMatching(/^TypeError: .*clone/)])
})

test('what is no middleware is refused when it is given', async () => {
  lender = await startLender(ok)
  const client = clientOf(lender)
  for (const wrong of [{}, () => undefined, 'no'])
    expect(() => client.use(wrong as never)).toThrow(/Middleware must be an object/)
})
