import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { certified, signedIn } from '../support/borrowers.ts'
import { type TestDatabase } from '../support/databases.ts'
import { SignedClient } from '../support/lender.ts'
import { testsOn } from '../support/lender-tests.ts'

describe('a field that the schema refuses already', () => {
  const it = testsOn.pglite
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })

  const device = { phone_prefix: '+66', uuid: 'device-0001' }

  it.each([
    ['81234567890', { rule: 'phone_length', params: { min: 8, max: 9 } }],
    ['8123', { rule: 'phone_length', params: { min: 8, max: 9 } }],
    ['', { rule: 'required', params: {} }],
    ['8123x5678', { rule: 'format', params: {} }],
    ['0812345678', { rule: 'format', params: {} }],
  ])('names the rule that the app names for the phone %j', async (phone, broken) => {
    const answer = await new SignedClient(app).post('/v2/user/send_code', { ...device, phone })
    expect([answer.code, answer.data]).toEqual([422_001, [{ field: 'phone', ...broken }]])
  })

  it('names the rule of a code that has too few digits', async () => {
    const fields = { ...device, phone: '812345678', code: '123' }
    const answer = await new SignedClient(app).post('/v2/user/login', fields)
    expect(answer.data).toEqual([{ field: 'code', rule: 'code_length', params: { length: 6 } }])
  })

  it('names the rule of an account number beside its category', async () => {
    const { client } = await certified(app, test.database)
    const answer = await client.post('/v2/bank/account', {
      category: 'bank_account',
      bank_code: 'KBANK',
      number: '1',
      number_copy: '1',
      holder_name: 'Somchai Jaidee',
      consent: true,
    })
    expect(answer.code).toBe(422_001)
    expect(answer.data).toContainEqual({
      field: 'number',
      rule: 'account_length',
      params: { min: 10, max: 17 },
    })
  })

  it('keeps the words of the schema where no rule is shared', async () => {
    const { client } = await signedIn(app, test.database)
    const { data } = await client.post('/v2/verify/draft', { page: 'nowhere', fields: {}, x: 1 })
    expect(data).toContainEqual({
      field: 'page',
      rule: 'choice',
      params: { choices: expect.stringContaining('personal, basic, ') as string },
    })
    expect(data).toContainEqual({ field: 'x', rule: 'unknown_field', params: {} })
  })

  it.each(['text/plain', 'image/jpeg', 'application/octet-stream'])(
    'is not looked at when JSON comes as %s: 415001',
    async (type) => {
      const { client } = await signedIn(app, test.database)
      const options = { headers: { 'content-type': type } }
      const answer = await client.post('/v2/verify/draft', { page: 'work', fields: {} }, options)
      expect(answer.code).toBe(415_001)
    },
  )

  it('is judged though the body says its character set', async () => {
    const { client } = await signedIn(app, test.database)
    const options = { headers: { 'content-type': 'application/json; charset=utf-8' } }
    const answer = await client.post('/v2/verify/draft', { page: 'work', fields: {} }, options)
    expect(answer.code).toBe(200)
  })

  it('is judged anew under the same key, since the key was not looked at yet', async () => {
    const { client } = await signedIn(app, test.database)
    const key = 'one-key-twice'
    const odd = await client.post('/v2/verify/draft', { page: 'nowhere', fields: {} }, { key })
    expect(odd.code).toBe(422_001)
    const good = await client.post('/v2/verify/draft', { page: 'work', fields: {} }, { key })
    expect(good.code).toBe(200)
  })
})
