import { afterEach, expect, test, vi } from 'vitest'
import { AbortedError, type ClientEvent } from '../src/index.ts'
import { clientOf, failureOf } from './client-of.ts'
import { holdTime, pass, until } from './held-time.ts'
import { envelope, hangUp, silence, startLender, type LenderDouble } from './lender-double.ts'

let lender: LenderDouble
afterEach(() => {
  vi.useRealTimers()
  return lender.close()
})

const picture = new Blob([new Uint8Array(1000)], { type: 'image/jpeg' })
const ticket = {
  upload_id: 'u-1',
  purpose: 'id_front',
  kind: 'server',
  url: '/file/upload/u-1',
  method: 'PUT',
  headers: {},
  expires_at: '2026-11-21T05:15:00.000Z',
} as const
const partly = envelope(200, { offset: 256, length: 1000, file_id: null })

test.each([
  ['while the first part is under way', [silence], 1],
  ['while a later part is under way', [partly, silence], 2],
  ['while the lender is asked how far it is', [partly, hangUp, silence], 3],
] as const)('an upload ends when it is aborted %s', async (_, answers, requests) => {
  lender = await startLender(...(answers as unknown as [typeof silence]))
  const controller = new AbortController()
  let sent = 0
  const fetch = (request: Request) => {
    sent += 1
    return globalThis.fetch(request)
  }
  holdTime()
  const upload = failureOf(
    clientOf(lender, { fetch }).uploadBytes(ticket, picture, {
      partBytes: 256,
      signal: controller.signal,
    }),
  )
  await until(() => lender.received.length === requests)
  controller.abort()
  expect(await upload).toBeInstanceOf(AbortedError)
  await pass(3_600_000)
  expect(sent).toBe(requests)
})

test('an upload ends when it is aborted between two parts', async () => {
  lender = await startLender(partly)
  const controller = new AbortController()
  const { signal } = controller
  const onProgress = (sent: number) => sent === 256 && controller.abort()
  const upload = clientOf(lender).uploadBytes(ticket, picture, {
    partBytes: 256,
    signal,
    onProgress,
  })
  expect(await failureOf(upload)).toBeInstanceOf(AbortedError)
  expect(lender.received).toHaveLength(1)
})

test('an upload ends when it is aborted while it waits to try again', async () => {
  lender = await startLender(hangUp)
  const controller = new AbortController()
  const onEvent = ({ type }: ClientEvent) => type === 'retry' && controller.abort()
  const client = clientOf(lender, { random: () => 0.999, onEvent })
  const upload = client.uploadBytes(ticket, picture, { partBytes: 256, signal: controller.signal })
  expect(await failureOf(upload)).toBeInstanceOf(AbortedError)
  expect(lender.received).toHaveLength(1)
})

test('nothing is sent for an upload that was aborted before', async () => {
  lender = await startLender(partly)
  const upload = clientOf(lender).uploadBytes(ticket, picture, { signal: AbortSignal.abort() })
  expect(await failureOf(upload)).toBeInstanceOf(AbortedError)
  expect(lender.received).toHaveLength(0)
})
