import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { commonFields } from './setup/common-fields.ts'
import { exampleOf } from './setup/description.ts'
import { clientOf, exchange, interaction, jsonAnswer } from './setup/exchange.ts'
import { providerStates } from './setup/provider-states.ts'
import { shapeOf } from './setup/shape.ts'

const { fromProviderState, regex } = MatchersV3
const picture = join(import.meta.dirname, 'pictures/certificate.jpg')
const bytes = readFileSync(picture)

test('a ticket says where a picture goes', () =>
  exchange({
    description: 'a borrower asks where a picture goes',
    given: 'a borrower signed in',
    request: 'POST /v2/file/ticket',
    fields: { purpose: 'id_front', mime: 'image/jpeg', size: 183_204 },
    answer: ['createUploadTicket', 200, 'through_the_server'],
    exact: ['kind', 'method'],
    call: (client) =>
      client.post('/file/ticket', { purpose: 'id_front', mime: 'image/jpeg', size: 183_204 }),
  }))

test('the bytes of a picture are stored', async () => {
  const { upload_id } = providerStates['a borrower who may upload a picture'].gives
  const url = `/file/upload/${upload_id}`
  const stored = exampleOf('uploadBytes', 200, 'stored')
  await interaction(
    'a borrower sends the bytes of a picture',
    'a borrower who may upload a picture',
  )
    .withRequest('PUT', fromProviderState('/v2/file/upload/${upload_id}', `/v2${url}`), (request) =>
      request.binaryFile('image/jpeg', picture),
    )
    .willRespondWith(200, (response) => {
      response.headers(jsonAnswer).jsonBody(shapeOf(stored, ['code']))
    })
    .executeTest(async (server) => {
      const file = await clientOf(server.url, '').uploadBytes(
        {
          upload_id,
          purpose: 'id_front',
          kind: 'server',
          url,
          method: 'PUT',
          headers: {},
          expires_at: '2026-11-21T05:15:00.000Z',
        },
        new Blob([bytes], { type: 'image/jpeg' }),
      )
      expect(file).toEqual((stored as { data: unknown }).data)
    })
})

test('a stored picture comes as bytes to its owner', async () => {
  const { token, file_id } = providerStates['a borrower with a picture uploaded'].gives
  await interaction('a borrower looks at a picture', 'a borrower with a picture uploaded')
    .withRequest(
      'GET',
      fromProviderState('/v2/file/${file_id}', `/v2/file/${file_id}`),
      (request) =>
        request.query(commonFields(token, '1.0.0') as Record<string, string>).headers({
          'Accept-Language': 'th',
          'Country-Language': 'th',
        }),
    )
    .willRespondWith(200, (response) => {
      response
        .headers({ 'X-Request-Id': regex('.+', '5f9c0f5e-6d3b-4f6e-9d5b-1c2d3e4f5a6b') })
        .binaryFile('image/jpeg', picture)
    })
    .executeTest(async (server) => {
      const blob = await clientOf(server.url, token).get('/file/{file_id}', { path: { file_id } })
      expect(blob.type).toBe('image/jpeg')
      expect(Buffer.from(await blob.arrayBuffer())).toEqual(bytes)
    })
})
