import { inspect } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { AbortedError, InvalidResponseError } from '../src/index.ts'
import { clientOf, failureOf } from './client-of.ts'
import { envelope, hangUp, raw, silence, startLender, type LenderDouble } from './lender-double.ts'
import { stored } from './upload-lender.ts'

let lender: LenderDouble
let store: LenderDouble
afterEach(async () => {
  await lender.close()
  await store.close()
})

const picture = new Blob(['bytes'], { type: 'image/jpeg' })
const taken = raw(200, '', {})
const judged = envelope(200, { offset: 5, length: 5, ...stored })
const ticketOf = (headers: Record<string, string> = { 'x-oss-meta': 'a' }) => ({
  upload_id: 'u-1',
  purpose: 'id_front' as const,
  kind: 'oss' as const,
  url: `${store.url}/bucket/object?signature=S1GNATURE`,
  method: 'PUT' as const,
  headers,
  expires_at: '2026-11-21T05:15:00.000Z',
})

test('the store gets the bytes with the ticket’s headers and nothing of ours', async () => {
  store = await startLender(taken)
  lender = await startLender(judged)
  expect(await clientOf(lender).uploadBytes(ticketOf(), picture)).toEqual(stored)
  const { method, path, query, headers, text } = store.received[0]!
  expect([method, path, text]).toEqual(['PUT', '/api/bucket/object', 'bytes'])
  expect([...query]).toEqual([['signature', 'S1GNATURE']])
  const ofFetch =
    /^(host|connection|accept|accept-language|sec-fetch-mode|user-agent|accept-encoding|content-length)$/
  expect(Object.keys(headers).filter((name) => !ofFetch.test(name))).toEqual(['x-oss-meta'])
  expect(headers.accept).toBe('*/*')
})

test('the lender is asked what became of it, without bytes', async () => {
  store = await startLender(taken)
  lender = await startLender(judged)
  await clientOf(lender).uploadBytes(ticketOf({ 'Content-Type': 'image/jpeg' }), picture)
  expect(store.received[0]!.headers['content-type']).toBe('image/jpeg')
  const asked = lender.received.map(({ method, path, headers, text }) => [
    method,
    path,
    headers['upload-offset'],
    text,
  ])
  expect(asked).toEqual([['PATCH', '/api/v2/file/upload/u-1', '5', '']])
})

test('the store gets the whole again when it was cut or asks for patience', async () => {
  store = await startLender(hangUp, raw(503, '<Error/>'), taken)
  lender = await startLender(hangUp, judged)
  expect(await clientOf(lender).uploadBytes(ticketOf(), picture)).toEqual(stored)
  expect(store.received.map(({ text }) => text)).toEqual(['bytes', 'bytes', 'bytes'])
  expect(lender.received).toHaveLength(2)
})

test('a store that refuses is a failure that prints neither address nor signature', async () => {
  store = await startLender(raw(403, '<Error>SignatureDoesNotMatch S1GNATURE</Error>'))
  lender = await startLender(judged)
  const failure = await failureOf(clientOf(lender).uploadBytes(ticketOf(), picture))
  expect(failure).toBeInstanceOf(InvalidResponseError)
  expect(failure).toMatchObject({ httpStatus: 403, operation: 'PUT to the object store' })
  const printed = `${String(failure)}${JSON.stringify(failure)}${inspect(failure)}`
  expect(printed).not.toMatch(/S1GNATURE|bucket/)
  expect([store.received.length, lender.received.length]).toEqual([1, 0])
})

test('a lender that finds nothing in the store is a failure, asked once', async () => {
  store = await startLender(taken)
  lender = await startLender(
    envelope(409002, { state: 'receiving', allowed: ['0'], next: null }),
    judged,
  )
  expect(await failureOf(clientOf(lender).uploadBytes(ticketOf(), picture))).toMatchObject({
    code: 409002,
  })
})

test('progress ends when the lender has judged', async () => {
  store = await startLender(taken)
  lender = await startLender(judged)
  const progress: number[] = []
  await clientOf(lender).uploadBytes(ticketOf(), picture, {
    onProgress: (sent) => progress.push(sent),
  })
  expect(progress).toEqual([0, 5])
})

test('it ends when it is aborted', async () => {
  store = await startLender(silence)
  lender = await startLender(judged)
  const controller = new AbortController()
  const { signal } = controller
  const upload = failureOf(clientOf(lender).uploadBytes(ticketOf(), picture, { signal }))
  await expect.poll(() => store.received.length).toBe(1)
  controller.abort()
  expect(await upload).toBeInstanceOf(AbortedError)
})
