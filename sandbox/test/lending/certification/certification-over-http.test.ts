import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { signedIn } from '../../support/borrowers.ts'
import { engines, type TestDatabase } from '../../support/databases.ts'
import { specimen } from '../../support/direct-call.ts'
import { type SignedClient } from '../../support/lender.ts'
import { callerFields } from '../../support/signature.ts'
import * as sample from '../../support/sample-borrower.ts'
import { testsOn } from '../../support/lender-tests.ts'

describe.each(engines)('the certification over HTTP on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })

  const put = async (url: string, bytes: Buffer, type = 'image/jpeg') => {
    const answer = await app.inject({
      method: 'PUT',
      url: `/api/v2${url}`,
      headers: { 'content-type': type },
      payload: bytes,
    })
    return answer.json<{ code: number; data: Record<string, unknown> }>()
  }
  const ticket = async (client: SignedClient, purpose: string, size: number) =>
    client.post('/v2/file/ticket', { purpose, mime: 'image/jpeg', size })
  const upload = async (client: SignedClient, purpose: string, bytes: Buffer) => {
    const given = await ticket(client, purpose, bytes.length)
    const stored = await put(String(given.data['url']), bytes)
    expect(stored.code).toBe(200)
    return String(stored.data['file_id'])
  }

  it('goes from three pictures to a quota and a receiving account', async () => {
    const { client } = await signedIn(app, test.database)
    const front_file_id = await upload(client, 'id_front', specimen('th-id-front'))
    const read = await client.get('/v2/verify/ocr_verify', { front_file_id })
    expect(read.data).toMatchObject({ given_name: 'ตัวอย่าง', gender: 'male' })
    const files = {
      front_file_id,
      back_file_id: await upload(client, 'id_back', specimen('th-id-back')),
      holder_file_id: await upload(client, 'id_holder', specimen('th-holder')),
    }
    expect((await client.post('/v2/verify/identity', files)).data['next']).toBe('personal')
    const draft = { page: 'personal', fields: { nickname: 'Tua' } }
    expect((await client.post('/v2/verify/draft', draft)).data).toEqual({ done: true })
    const half = await client.get('/v2/verify/profile')
    expect(half.data).toMatchObject({
      reading: read.data,
      drafts: { personal: { nickname: 'Tua' } },
    })

    const early = await client.get('/v2/verify/submit_apply')
    expect([early.code, early.data['next']]).toEqual([409_002, 'personal'])
    await client.post('/v2/verify/personal', sample.personal)
    await client.post('/v2/verify/basic', sample.basic)
    const provinces = await client.get('/v2/verify/regions')
    expect(provinces.data['level']).toBe('province')
    await client.post('/v2/verify/residence', sample.residence)
    const contacts = [sample.mother, sample.friend]
    await client.post('/v2/verify/emergency', { contacts })
    const certificate_file_id = await upload(
      client,
      'work_certificate',
      specimen('work-certificate'),
    )
    const last = await client.post('/v2/verify/work', { ...sample.work, certificate_file_id })
    expect(last.data['next']).toBe('prod')
    expect((await client.get('/v2/verify/steps')).data).toEqual(last.data)

    const evaluated = await client.get('/v2/verify/submit_apply', { risk_token: 'r-1' })
    expect(evaluated.data).toMatchObject({ result: 'approved', quota: { amount: 1_600_000 } })
    expect((await client.get('/v2/bank/list')).data['banks']).toContainEqual({
      bank_code: 'kbank',
      name: 'Kasikornbank',
      category: 'bank_account',
    })
    const added = await client.post('/v2/bank/account', sample.account)
    expect(added.data).toMatchObject({ next: 'loan', account: { number_masked: '••••••7890' } })
    expect((await client.get('/v2/bank/accounts')).data).toEqual({
      accounts: [added.data['account']],
    })
    expect((await client.get('/v2/verify/profile')).data).toMatchObject({
      personal: sample.personal,
      work: sample.work,
      drafts: {},
    })
  })

  it('gives a picture to nobody but its owner', async () => {
    const { client } = await signedIn(app, test.database)
    const fileId = await upload(client, 'id_back', specimen('th-id-back'))
    const own = await app.inject({
      url: `/v2/file/${fileId}`,
      query: callerFields(client.token),
      headers: { 'country-language': 'th' },
    })
    expect(own.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(own.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    const other = await signedIn(app, test.database)
    const refused = await other.client.get(`/v2/file/${fileId}`)
    expect([refused.status, refused.code]).toEqual([404, 404_001])
  })

  it('refuses bytes that are no picture, pictures without a ticket and bodies that are too large', async () => {
    const { client } = await signedIn(app, test.database)
    const given = await ticket(client, 'id_back', 1000)
    const url = String(given.data['url'])
    expect((await put(url, Buffer.from('<html>'))).code).toBe(415_001)
    expect((await put(url, Buffer.from('<html>'), 'text/html')).code).toBe(415_001)
    const large = await put(url, Buffer.alloc(5 * 1024 * 1024 + 1, 0xff))
    expect([large.code, large.data]).toEqual([413_001, { max_bytes: 5 * 1024 * 1024 }])
    expect((await put('/file/upload/nothing', specimen('th-id-back'))).code).toBe(404_001)
    expect((await ticket(client, 'id_back', 6_000_000)).code).toBe(422_001)
  })

  it('says why a picture of a document cannot be used', async () => {
    const { client } = await signedIn(app, test.database)
    const front_file_id = await upload(client, 'id_front', specimen('bad-glare'))
    const refused = await client.get('/v2/verify/ocr_verify', { front_file_id })
    expect([refused.status, refused.code, refused.data]).toEqual([
      422,
      422_003,
      { reasons: ['glare'] },
    ])
  })

  it('needs a session for everything but the bytes', async () => {
    const { client } = await signedIn(app, test.database)
    const visitor = { token: '' }
    for (const path of ['steps', 'profile', 'regions', 'submit_apply']) {
      expect((await client.get(`/v2/verify/${path}`, {}, visitor)).code).toBe(403_100)
    }
    expect((await client.get('/v2/bank/accounts', {}, visitor)).code).toBe(403_100)
    expect((await client.get('/v2/file/some-file', {}, visitor)).code).toBe(403_100)
  })
})
