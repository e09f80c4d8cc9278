import { afterEach, expect, test, vi } from 'vitest'
import description from '../../openapi/lender.bundle.json' with { type: 'json' }
import { AbortedError, InvalidResponseError, SignedOutError } from '../src/index.ts'
import { clientOf, failureOf } from './client-of.ts'
import { envelope, hangUp, raw, silence, startLender, type LenderDouble } from './lender-double.ts'

let lender: LenderDouble
afterEach(() => lender.close())

const stored = {
  file_id: 'f-1',
  purpose: 'id_front',
  mime: 'image/jpeg',
  size: 5,
  width: 1,
  height: 1,
}
const bytes = new Blob(['bytes'], { type: 'image/jpeg' })
const expires_at = '2026-11-21T05:15:00.000Z'
const ticket = {
  upload_id: 'u-1',
  purpose: 'id_front',
  kind: 'server',
  url: '/file/upload/u-1',
  method: 'PUT',
  headers: {},
  expires_at,
} as const

test('bytes go to the lender as they are, without common fields', async () => {
  lender = await startLender(envelope(200, stored))
  const file = await clientOf(lender).uploadBytes(ticket, bytes)
  expect(file).toEqual(stored)
  const { method, path, query, headers, text } = lender.received[0]!
  expect([method, path, query.toString(), text]).toEqual([
    'PUT',
    '/api/v2/file/upload/u-1',
    '',
    'bytes',
  ])
  expect(headers['content-type']).toBe('image/jpeg')
  expect(headers['x-request-id']).toBeDefined()
})

test('an upload that breaks is sent again with the same ticket', async () => {
  lender = await startLender(hangUp, envelope(200, stored))
  await clientOf(lender).uploadBytes(ticket, bytes)
  expect(lender.received.map(({ path }) => path)).toEqual([
    '/api/v2/file/upload/u-1',
    '/api/v2/file/upload/u-1',
  ])
})

test('progress is reported from nothing to everything', async () => {
  lender = await startLender(envelope(200, stored))
  const progress: [number, number][] = []
  await clientOf(lender).uploadBytes(ticket, bytes, {
    onProgress: (...step) => progress.push(step),
  })
  expect(progress[0]).toEqual([0, 5])
  expect(progress.at(-1)).toEqual([5, 5])
})

test('an upload can be ended', async () => {
  lender = await startLender(silence)
  const controller = new AbortController()
  const call = failureOf(clientOf(lender).uploadBytes(ticket, bytes, { signal: controller.signal }))
  await expect.poll(() => lender.received.length).toBe(1)
  controller.abort()
  expect(await call).toBeInstanceOf(AbortedError)
})

test('a picture that is refused is a failure with its code', async () => {
  lender = await startLender(envelope(413001, { max_bytes: 5_242_880 }))
  const failure = await failureOf(clientOf(lender).uploadBytes(ticket, bytes))
  expect(failure).toMatchObject({ code: 413001, operation: 'PUT /file/upload/{upload_id}' })
})

test.each([
  ['another picture', raw(200, 'x', { 'Content-Type': 'image/png' })],
  ['nothing', envelope(200, null)],
  ['no data', raw(200, '{"code":200}', { 'Content-Type': 'application/json' })],
  ['a text', envelope(200, 'f-1')],
  ['a file without a name', envelope(200, { ...stored, file_id: '' })],
  ['a file whose name is a number', envelope(200, { ...stored, file_id: 7 })],
])('an upload that is answered with %s is no stored file', async (_, answer) => {
  lender = await startLender(answer)
  const failure = await failureOf(clientOf(lender).uploadBytes(ticket, bytes))
  expect(failure).toBeInstanceOf(InvalidResponseError)
  expect(lender.received.length).toBe(1)
})

test('an upload carries no session, so it ends none', async () => {
  lender = await startLender(envelope(403100))
  const onSignedOut = vi.fn()
  const failure = await failureOf(clientOf(lender, { onSignedOut }).uploadBytes(ticket, bytes))
  expect(failure).toBeInstanceOf(SignedOutError)
  expect(onSignedOut).not.toHaveBeenCalled()
  const { paths } = description as unknown as { paths: Record<string, Record<string, Operation>> }
  const { put, patch, head } = paths['/v2/file/upload/{upload_id}']!
  for (const operation of [put, patch, head]) {
    expect(operation?.responses).toBeDefined()
    expect(operation?.responses).not.toHaveProperty('403')
  }
})

interface Operation {
  responses: object
}

test('a stored picture comes back as a blob', async () => {
  lender = await startLender(
    raw(200, Buffer.from([0xff, 0xd8, 0xff]), { 'Content-Type': 'image/jpeg' }),
  )
  const blob = await clientOf(lender).get('/file/{file_id}', { path: { file_id: 'f-1' } })
  expect(lender.received[0]?.path).toBe('/api/v2/file/f-1')
  expect(blob.type).toBe('image/jpeg')
  expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual([0xff, 0xd8, 0xff])
})

test('a picture that cannot be given comes as an envelope and so as a failure', async () => {
  lender = await startLender(envelope(404001))
  const call = clientOf(lender).get('/file/{file_id}', { path: { file_id: 'f-1' } })
  expect(await failureOf(call)).toMatchObject({ code: 404001 })
})
