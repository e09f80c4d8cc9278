import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { saveReading } from '../../src/lending/ocr/readings.ts'
import type { UploadPurpose } from '../../src/lending/uploads/upload-store.ts'
import { certified, signedIn, withLoan } from '../support/borrowers.ts'
import { engines, type TestDatabase } from '../support/databases.ts'
import { upload } from '../support/direct-call.ts'
import { console } from '../support/lender.ts'
import { NOTHING_READ } from '../support/sample-borrower.ts'
import { testsOn } from '../support/lender-tests.ts'

// A database takes capitals in an identifier for the same. What is compared as text, hashed or
// sealed does not: a picture would be thought unnamed, and one agreed text would have two digests.
describe.each(engines)('an identifier in capitals on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ shared }) => {
    ;({ test, app } = shared)
  })
  const unknown = { code: 404_001 }

  /** The same fields with their identifiers in capitals; the test means nothing without a letter. */
  const shouted = <Fields extends Record<string, string>>(fields: Fields): Fields => {
    const raised = Object.entries(fields).map(([name, value]) => [name, value.toUpperCase()])
    expect(Object.fromEntries(raised)).not.toEqual(fields)
    return Object.fromEntries(raised) as Fields
  }

  it('names no picture', async () => {
    const borrower = await signedIn(app, test.database)
    const { client } = borrower
    const photo = sharp({ create: { width: 8, height: 8, channels: 3, background: '#2a7' } })
    const bytes = await photo.jpeg().toBuffer()
    const owner = { id: borrower.id, phone: '', phonePrefix: '+66' }
    const file = async (purpose: UploadPurpose) =>
      (await upload(test.database, owner, purpose, bytes)).file_id
    const front_file_id = await file('id_front')
    const read = { ok: true as const, reading: NOTHING_READ }
    await saveReading(
      test.database,
      { borrowerId: borrower.id, fileId: front_file_id },
      read,
      new Date(),
    )
    const back_file_id = await file('id_back')
    const holder_file_id = await file('id_holder')
    const named = { front_file_id, back_file_id, holder_file_id }

    expect(await client.get('/v2/verify/ocr_verify', shouted({ front_file_id }))).toMatchObject(
      unknown,
    )
    expect((await client.raw(`/v2/file/${front_file_id.toUpperCase()}`)).statusCode).toBe(404)
    for (const [name, id] of Object.entries(named)) {
      const one = { ...named, [name]: id.toUpperCase() }
      expect(await client.post('/v2/verify/identity', one), name).toMatchObject(unknown)
    }
    expect((await client.post('/v2/verify/identity', named)).code).toBe(200)
  })

  it('names no quote and no account, so that a text has one digest', async () => {
    const borrower = await certified(app, test.database)
    const { client, accountId: account_id } = borrower
    const { data } = await client.post('/v2/loan/quote', {
      product_id: 'th-short',
      amount: { amount: 1_000_000, currency: 'THB' },
      days: 61,
    })
    const quote_id = String(data['quote_id'])
    const named = { quote_id, account_id }
    const agreement = await client.get('/v2/loan/agreement', named)
    expect(agreement.code).toBe(200)
    const consent = { agreement_hash: agreement.data['hash'], agreed: true }
    for (const one of [
      { ...named, ...shouted({ quote_id }) },
      { ...named, ...shouted({ account_id }) },
    ]) {
      expect(await client.get('/v2/loan/agreement', one)).toMatchObject(unknown)
      expect(await client.post('/v2/loan/apply', { ...one, ...consent })).toMatchObject(unknown)
    }
    for (const path of ['/v2/bank/account_default', '/v2/bank/account_remove']) {
      expect(await client.post(path, shouted({ account_id })), path).toMatchObject(unknown)
    }
    expect((await client.post('/v2/loan/apply', { ...named, ...consent })).code).toBe(200)
  })

  it('names no order, no payment, no session and no message', async () => {
    const borrower = await certified(app, test.database)
    const { client } = borrower
    const order_id = await withLoan(app, borrower)
    const request = {
      ...{ order_id, method: 'scan_code', purpose: 'repay' },
      amount: { amount: 20_000, currency: 'THB' },
    }
    const asked = await client.post('/v2/repay/create', request)
    const repayment_id = String(asked.data['repayment_id'])
    const { reference } = asked.data['instruction'] as { reference: string }
    await console(app, 'pay', { reference })

    const order = shouted({ order_id })
    for (const path of [
      '/v2/order/detail',
      '/v2/order/pack',
      '/v2/sign/contract',
      '/v2/sign/status',
      '/v2/repay/methods',
      '/v2/repay/list',
      '/v2/repay/preview',
      '/v2/repay/extension_options',
    ]) {
      expect((await client.get(path, order)).code, path).toBe(404_001)
    }
    for (const [path, more] of [
      ['/v2/loan/abandon', {}],
      ['/v2/loan/return', {}],
      ['/v2/repay/create', { ...request, ...order }],
      ['/v2/repay/help', { wish: 'pause' }],
      ['/v2/repay/refund', { account_id: borrower.accountId }],
    ] as const) {
      expect((await client.post(path, { ...more, ...order })).code, path).toBe(404_001)
    }
    const payment = shouted({ repayment_id })
    expect(await client.get('/v2/repay/status', payment)).toMatchObject(unknown)
    const receipt = { order_id, kind: 'receipt' }
    expect((await client.raw('/v2/order/document', { ...receipt, ...payment })).statusCode).toBe(
      404,
    )
    expect((await client.raw('/v2/order/document', { ...receipt, repayment_id })).statusCode).toBe(
      200,
    )

    const inbox = (await client.get('/v2/message/list')).data['messages'] as {
      message_id: string
    }[]
    const ids = inbox.map(({ message_id }) => message_id)
    const read = { message_ids: ids.map((id) => id.toUpperCase()) }
    expect(await client.post('/v2/message/read', read)).toMatchObject(unknown)
    expect((await client.post('/v2/message/read', { message_ids: ids })).code).toBe(200)
    const { data } = await client.get('/v2/user/sessions')
    const [{ session_id } = { session_id: '' }] = data['sessions'] as { session_id: string }[]
    expect(await client.post('/v2/user/logout_session', shouted({ session_id }))).toMatchObject(
      unknown,
    )
  })
})
