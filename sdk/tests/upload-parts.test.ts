import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ApiCodeError, InvalidResponseError, NetworkError, TimeoutError } from '../src/index.ts'
import { clientOf, failureOf } from './client-of.ts'
import { envelope, hangUp, raw, silence, startLender, type LenderDouble } from './lender-double.ts'
import { startUploadLender, stored, type UploadLender } from './upload-lender.ts'

const SIZE = 1000
const PART = 256
const content = randomBytes(SIZE)
// Made for each test: a picture that once was not read leaves nothing behind for the next.
let picture: Blob
beforeEach(() => {
  picture = new Blob([content], { type: 'image/jpeg' })
})
const ticket = {
  upload_id: 'u-1',
  purpose: 'id_front',
  kind: 'server',
  url: '/file/upload/u-1',
  method: 'PUT',
  headers: {},
  expires_at: '2026-11-21T05:15:00.000Z',
} as const

let lender: UploadLender
let double: LenderDouble | undefined
afterEach(async () => {
  await lender?.close()
  await double?.close()
  double = undefined
})

const send = (more: Parameters<ReturnType<typeof clientOf>['uploadBytes']>[2] = {}) =>
  clientOf(lender as never).uploadBytes(ticket, picture, { partBytes: PART, ...more })

test('a picture longer than a part goes in parts, each behind the one before', async () => {
  lender = await startUploadLender({ length: SIZE })
  expect(await send()).toEqual(stored)
  expect(lender.asked).toEqual(['PATCH 0', 'PATCH 256', 'PATCH 512', 'PATCH 768'])
  expect(lender.taken().equals(content)).toBe(true)
  expect(lender.headers[0]).toMatchObject({ 'content-type': 'application/offset+octet-stream' })
  expect(lender.headers[0]).not.toHaveProperty('idempotency-key')
})

test('a picture no longer than a part goes in one piece', async () => {
  lender = await startUploadLender({ length: SIZE })
  await send({ partBytes: SIZE })
  expect(lender.asked).toEqual(['PUT'])
})

test('progress grows with the parts', async () => {
  lender = await startUploadLender({ length: SIZE })
  const progress: [number, number][] = []
  await send({ onProgress: (...step) => progress.push(step) })
  expect(progress).toEqual([0, 256, 512, 768, 1000].map((sent) => [sent, SIZE]))
})

const noBar = new Error('no bar')
test.each([
  ['throws', () => expect.fail(noBar.message)],
  ['rejects', () => Promise.reject(noBar)],
])('a listener that %s does not fail the upload, nor the program', async (_, listener) => {
  lender = await startUploadLender({ length: SIZE })
  const rejections: unknown[] = []
  const note = (reason: unknown) => rejections.push(reason)
  process.on('unhandledRejection', note)
  expect(await send({ onProgress: listener })).toEqual(stored)
  process.off('unhandledRejection', note)
  expect(rejections).toEqual([])
})

const places = [...Array.from({ length: 24 }, (_, i) => 1 + i * 41), 255, 256, 257, 768, 999, 1000]

test.each(places)('cut after byte %i, each byte arrives once and in order', async (place) => {
  lender = await startUploadLender({ length: SIZE, cuts: [place] })
  expect(await send()).toEqual(stored)
  expect(lender.taken().equals(content)).toBe(true)
  expect(lender.asked).toContain('HEAD')
})

test('cut every 23 bytes, it still arrives, each byte once and in order', async () => {
  const cuts = Array.from({ length: 43 }, (_, i) => 23 * (i + 1))
  lender = await startUploadLender({ length: SIZE, cuts })
  expect(await send()).toEqual(stored)
  expect(lender.taken().equals(content)).toBe(true)
})

test('a lender that takes parts whole is sent the cut part again and no other', async () => {
  lender = await startUploadLender({ length: SIZE, cuts: [600], keepsBroken: false })
  expect(await send()).toEqual(stored)
  expect(lender.taken().equals(content)).toBe(true)
  expect(lender.asked.slice(0, 5)).toEqual([
    'PATCH 0',
    'PATCH 256',
    'PATCH 512',
    'HEAD',
    'PATCH 512',
  ])
})

test.each([1, 3, 4])('the answer to part %i may be lost', async (number) => {
  lender = await startUploadLender({ length: SIZE, lostAnswers: [number] })
  expect(await send()).toEqual(stored)
  expect(lender.taken().equals(content)).toBe(true)
})

test('a ticket that was used before goes on where the lender is', async () => {
  lender = await startUploadLender({ length: SIZE, has: content.subarray(0, 700) })
  const progress: number[] = []
  expect(await send({ onProgress: (sent) => progress.push(sent) })).toEqual(stored)
  expect(lender.asked).toEqual(['PATCH 0', 'HEAD', 'PATCH 700', 'PATCH 956'])
  expect(lender.taken().equals(content)).toBe(true)
  expect(progress).toEqual([0, 0, 700, 956, 1000])
})

describe('an upload is given up', () => {
  const upload = (more = {}) =>
    failureOf(clientOf(double!).uploadBytes(ticket, picture, { partBytes: PART, ...more }))
  const asked = () => double!.received.map(({ method }) => method).join(' ')
  const headOf = (offset: number) => raw(200, '', { 'Upload-Offset': String(offset) })

  test('after three attempts that get no further', async () => {
    double = await startLender(hangUp, headOf(0), hangUp, headOf(0), hangUp)
    expect(await upload()).toBeInstanceOf(NetworkError)
    expect(asked()).toBe('PATCH HEAD PATCH HEAD PATCH')
  })

  test('when a lender loses what it had again and again', async () => {
    const partly = envelope(200, { offset: 256, length: SIZE, file_id: null })
    const round = [partly, hangUp, headOf(0)] as const
    double = await startLender(...round, ...round, ...round, ...round, ...round)
    expect(await upload()).toBeInstanceOf(NetworkError)
    expect(double.received.length).toBeLessThan(12)
  })

  test('when a lender takes a part and stays where it was', async () => {
    double = await startLender(envelope(200, { offset: 0, length: SIZE, file_id: null }))
    expect(await upload()).toBeInstanceOf(InvalidResponseError)
    expect(asked()).toBe('PATCH')
  })

  test.each([
    ['beyond the end', () => 5e9],
    ['one byte on for each part', (from: number) => from + 1],
    ['no whole number', (from: number) => from + PART + 0.5],
    ['a text', (from: number) => String(from + PART)],
    ['nothing', () => null],
  ])('when a lender takes a part and says that it is at %s', async (_, offset) => {
    const progress: number[] = []
    double = await startLender((response, request) => {
      const from = Number(request.headers['upload-offset'])
      const progress = { offset: offset(from), length: SIZE, file_id: null }
      envelope(200, progress)(response, request)
    })
    const failure = await upload({ onProgress: (sent: number) => progress.push(sent) })
    expect(failure).toBeInstanceOf(InvalidResponseError)
    expect(asked()).toBe('PATCH')
    expect(progress).toEqual([0])
  })

  test('when a lender answers another picture instead of progress', async () => {
    double = await startLender(raw(200, 'x', { 'Content-Type': 'image/png' }))
    expect(await upload()).toBeInstanceOf(InvalidResponseError)
  })

  test.each(['1001', '12abc', '-1', '0x10', '1.5', ''])(
    'when the question for the offset is answered %j',
    async (offset) => {
      double = await startLender(hangUp, raw(200, '', { 'Upload-Offset': offset }))
      expect(await upload()).toBeInstanceOf(InvalidResponseError)
      expect(asked()).toBe('PATCH HEAD')
    },
  )

  test.each([
    ['its own', {}, { totalMs: 400 }],
    ['the client’s for each of its parts', { totalMs: 100 }, {}],
  ])('when the time for the whole is up: %s', async (_, ofClient, own) => {
    // A lender that keeps the line cut and yet gets a byte further each time, for ever.
    let has = 0
    double = await startLender((response, request) => {
      if (request.method === 'HEAD') headOf((has += 1))(response, request)
      else hangUp(response, request)
    })
    const large = new Blob([new Uint8Array(100_000)])
    const client = clientOf(double, ofClient)
    await failureOf(client.uploadBytes(ticket, large, { partBytes: 25_000, ...own }))
    expect(has).toBeLessThan(large.size)
  })

  test('when a lender is always elsewhere', async () => {
    const elsewhere = envelope(409002, { state: 'receiving', allowed: ['0'], next: null })
    const round = [elsewhere, headOf(0)] as const
    double = await startLender(...round, ...round, ...round, ...round, ...round)
    expect(await upload()).toMatchObject({ code: 409002 })
    expect(double.received.length).toBe(7)
  })

  test('when the ticket has ended meanwhile', async () => {
    double = await startLender(hangUp, raw(404, ''))
    const failure = await upload()
    expect(failure).toBeInstanceOf(ApiCodeError)
    expect(failure).toMatchObject({ code: 404001, httpStatus: 404 })
  })

  test('when the question for the offset is answered by something else', async () => {
    double = await startLender(hangUp, raw(200, '<html>'))
    expect(await upload()).toBeInstanceOf(InvalidResponseError)
  })

  test('when the picture is refused, with the code', async () => {
    double = await startLender(envelope(415001))
    expect(await upload()).toMatchObject({ code: 415001 })
    expect(asked()).toBe('PATCH')
  })

  test('when the time for the whole of it is up', async () => {
    double = await startLender(silence)
    const failure = await upload({ totalMs: 60, timeoutMs: 40 })
    expect(failure).toBeInstanceOf(TimeoutError)
  })

  test('and not when a question was answered 429 or 503', async () => {
    const later = { 'Retry-After': '0' }
    double = await startLender(hangUp, raw(429, '', later), raw(503, '', later), headOf(0))
    expect(await upload()).toMatchObject({ kind: 'invalid_response', httpStatus: 503 })
    expect(asked()).toBe('PATCH HEAD HEAD')
  })
})
