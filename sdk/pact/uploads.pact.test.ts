import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import type { LenderClientOptions } from '../src/index.ts'
import { bytesExchange } from './setup/bytes.ts'
import { exampleOf, schemaOf } from './setup/description.ts'
import { clientOf, exchange, interaction, jsonAnswer } from './setup/exchange.ts'
import { certificate, certificatePath, PART_BYTES } from './setup/files.ts'
import { providerStates } from './setup/provider-states.ts'
import { shapeOf } from './setup/shape.ts'

const { fromProviderState } = MatchersV3
const { upload_id } = providerStates['a borrower who may upload a picture'].gives
const ticket = {
  upload_id,
  purpose: 'work_certificate',
  kind: 'server',
  url: `/file/upload/${upload_id}`,
  method: 'PUT',
  headers: {},
  expires_at: '2026-11-21T05:15:00.000Z',
} as const
const path = () => fromProviderState('/v2/file/upload/${upload_id}', `/v2${ticket.url}`)
const picture = new Blob([certificate], { type: 'image/jpeg' })
const part = schemaOf('uploadPart', 200)
const stored = exampleOf('uploadBytes', 200, 'stored') as { data: unknown }

test('a ticket says where a picture goes', () =>
  exchange({
    description: 'a borrower asks where a picture goes',
    given: 'a borrower signed in',
    request: 'POST /v2/file/ticket',
    fields: { purpose: 'id_front', mime: 'image/jpeg', size: 183_204 },
    answer: ['createUploadTicket', 200, 'through_the_server'],
    call: (client) =>
      client.post('/file/ticket', { purpose: 'id_front', mime: 'image/jpeg', size: 183_204 }),
  }))

test('the bytes of a picture are stored', () =>
  interaction('a borrower sends the bytes of a picture', 'a borrower who may upload a picture')
    .withRequest('PUT', path(), (request) => request.binaryFile('image/jpeg', certificatePath))
    .willRespondWith(200, (response) => {
      response.headers(jsonAnswer).jsonBody(shapeOf(stored, schemaOf('uploadBytes', 200)))
    })
    .executeTest(async ({ url }) => {
      expect(await clientOf(url, '').uploadBytes(ticket, picture)).toEqual(stored.data)
    }))

// Pact holds bytes against what they look like, whatever the header says: a picture's beginning like the picture.
const PART = 'application/offset+octet-stream'
const rest = { ...(stored.data as object), offset: certificate.length, length: certificate.length }

test('the first part of a picture is kept', () =>
  interaction(
    'a borrower sends the first part of a picture',
    'a borrower who may upload a picture in parts',
  )
    .withRequest('PATCH', path(), (request) =>
      request
        .headers({ 'Content-Type': PART, 'Upload-Offset': '0' })
        .body('image/jpeg', certificate.subarray(0, PART_BYTES)),
    )
    .willRespondWith(200, (response) => {
      const kept = exampleOf('uploadPart', 200, 'part_kept') as { data: object }
      const sizes = { offset: PART_BYTES, length: certificate.length }
      response
        .headers(jsonAnswer)
        .jsonBody(
          shapeOf({ ...kept, data: { ...kept.data, ...sizes } }, part, ['offset', 'file_id']),
        )
    })
    .executeTest(async ({ url }) => {
      const client = clientOf(url, '', { fetch: lineOf(['through', rest]) })
      const file = await client.uploadBytes(ticket, picture, { partBytes: PART_BYTES })
      expect(file).toEqual(stored.data)
    }))

test('after a cut the lender says how far it has got', () =>
  interaction(
    'a borrower whose upload was cut asks how far it got',
    'a borrower with the first part of a picture uploaded',
  )
    .withRequest('HEAD', path())
    .willRespondWith(200, (response) => {
      response.headers({
        'X-Request-Id': jsonAnswer['X-Request-Id'],
        'Upload-Offset': String(PART_BYTES),
        'Upload-Length': String(certificate.length),
      })
    })
    .executeTest(async ({ url }) => {
      const sent: string[] = []
      const client = clientOf(url, '', { fetch: lineOf(['cut', 'through', rest], sent) })
      await client.uploadBytes(ticket, picture, { partBytes: PART_BYTES })
      expect(sent).toEqual(['PATCH 0', 'HEAD', `PATCH ${PART_BYTES}`])
    }))

test('with the last part the picture is stored', () =>
  interaction(
    'a borrower sends the last part of a picture',
    'a borrower with the first part of a picture uploaded',
  )
    .withRequest('PATCH', path(), (request) =>
      request
        .headers({ 'Content-Type': PART, 'Upload-Offset': String(PART_BYTES) })
        .body('application/octet-stream', certificate.subarray(PART_BYTES)),
    )
    .willRespondWith(200, (response) => {
      const last = exampleOf('uploadPart', 200, 'stored') as { data: object }
      response
        .headers(jsonAnswer)
        .jsonBody(shapeOf({ ...last, data: { ...last.data, ...rest } }, part, ['offset']))
    })
    .executeTest(async ({ url }) => {
      const kept = { offset: PART_BYTES, length: certificate.length, file_id: null }
      const client = clientOf(url, '', { fetch: lineOf([kept, 'through']) })
      const file = await client.uploadBytes(ticket, picture, { partBytes: PART_BYTES })
      expect(file).toEqual(stored.data)
    }))

test('a part behind bytes that the lender has lost is refused, and the client goes back', () =>
  interaction(
    'a borrower sends a part behind bytes that the lender has not',
    'a borrower who may upload a picture in parts',
  )
    .withRequest('PATCH', path(), (request) =>
      request
        .headers({ 'Content-Type': PART, 'Upload-Offset': String(PART_BYTES) })
        .body('application/octet-stream', certificate.subarray(PART_BYTES)),
    )
    .willRespondWith(409, (response) => {
      const elsewhere = exampleOf('uploadPart', 409, 'wrong_offset')
      response.headers(jsonAnswer).jsonBody(shapeOf(elsewhere, schemaOf('uploadPart', 409)))
    })
    .executeTest(async ({ url }) => {
      const kept = { offset: PART_BYTES, length: certificate.length, file_id: null }
      const sent: string[] = []
      const client = clientOf(url, '', { fetch: lineOf([kept, 'through', 0, rest], sent) })
      await client.uploadBytes(ticket, picture, { partBytes: PART_BYTES })
      expect(sent).toEqual(['PATCH 0', `PATCH ${PART_BYTES}`, 'HEAD', 'PATCH 0'])
    }))

test('a stored picture comes as bytes to its owner', () => {
  const { file_id } = providerStates['a borrower with a picture uploaded'].gives
  return bytesExchange({
    description: 'a borrower looks at a picture',
    given: 'a borrower with a picture uploaded',
    path: '/v2/file/${file_id}',
    answer: ['image/jpeg', certificatePath],
    call: (client) => client.get('/file/{file_id}', { path: { file_id } }),
  })
})

/**
 * One interaction is one request, and an upload in parts takes several. Of these, in their order,
 * one goes through to where the pact is written. Under the others the connection is cut, or they
 * are answered: with that offset, or with that `data`.
 */
function lineOf(
  fates: readonly ('through' | 'cut' | number | object)[],
  sent: string[] = [],
): NonNullable<LenderClientOptions['fetch']> {
  return async (request) => {
    const fate = fates[sent.length]
    const offset = request.headers.get('Upload-Offset')
    sent.push([request.method, offset].filter((part) => part !== null).join(' '))
    if (fate === 'through') return fetch(request)
    if (fate === 'cut' || fate === undefined) throw new TypeError('the line was cut')
    if (typeof fate === 'number')
      return new Response(null, { headers: { 'Upload-Offset': String(fate) } })
    return Response.json({ code: 200, message: 'ok', data: fate })
  }
}
