import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { savePage } from '../../src/lending/certification/pages.ts'
import { apply, certified, signedIn, withLoan } from '../support/borrowers.ts'
import { type TestDatabase } from '../support/databases.ts'
import { console, type SignedClient } from '../support/lender.ts'
import { testsOn } from '../support/lender-tests.ts'

/** What the guide says to those who build a lender, and no other test asks for. */
describe('this lender, as the guide says,', () => {
  const it = testsOn.pglite
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })

  const owedOn = async (client: SignedClient, order_id: string) => {
    const { data } = await client.get('/v2/order/detail', { order_id })
    const amount = (name: string) => (data[name] as { amount: number }).amount
    return { state: data['state'], owed: [amount('outstanding'), amount('payoff_today')] }
  }
  const faultsOf = ({ code, data }: { code: number; data: unknown }) => {
    expect(code).toBe(422_001)
    return (data as { field: string; rule: string }[]).map(({ field, rule }) => [field, rule])
  }

  it.each([
    ['/v2/user/logout', {}],
    ['/v2/user/logout_everywhere', {}],
    ['/v2/account/cancel', { confirmed: true }],
  ])('answers 403100 to a repeat of %s, which ended the session', async (path, fields) => {
    const { client } = await signedIn(app, test.database)
    const key = 'ends-the-session'
    expect((await client.post(path, fields, { key })).code).toBe(200)
    expect((await client.post(path, fields, { key })).code).toBe(403_100)
  })

  it('leaves the data of a stored answer in the language of the first call', async () => {
    const { client } = await certified(app, test.database)
    const account = {
      category: 'bank_account',
      bank_code: 'kbank',
      number: '2234567890',
      number_copy: '2234567890',
      holder_name: 'Somchai Jaidee',
      consent: true,
    }
    const read = async (language: string, key: string) => {
      const options = { key, headers: { 'accept-language': language } }
      const { data } = await client.post('/v2/bank/account', account, options)
      return (data['account'] as { bank_name: string }).bank_name
    }
    const thai = await read('th', 'the-first')
    expect(await read('en', 'the-first')).toBe(thai)
    expect(await read('en', 'the-second')).not.toBe(thai)
  })

  it('speaks the edition’s first language where none is asked for, whatever the country header says', async () => {
    const { client } = await certified(app, test.database)
    const nameOf = async (headers: Record<string, string>) => {
      const { data } = await client.get('/v2/bank/list', {}, { headers })
      return (data['banks'] as { name: string }[])[0]?.name
    }
    const thai = await nameOf({ 'accept-language': 'th' })
    expect(await nameOf({ 'accept-language': 'en' })).not.toBe(thai)
    expect(await nameOf({ 'accept-language': 'fr', 'country-language': 'es' })).toBe(thai)
  })

  it('owes nothing before the payout and after one that failed', async () => {
    const borrower = await certified(app, test.database)
    const { order_id } = (await apply(borrower)).data['order'] as { order_id: string }
    const name = { borrower_id: borrower.id, order_id }
    const nothing = [0, 0]
    expect(await owedOn(borrower.client, order_id)).toEqual({ state: 'approved', owed: nothing })
    await console(app, 'sign', name)
    expect(await owedOn(borrower.client, order_id)).toEqual({ state: 'signed', owed: nothing })
    await console(app, 'bounce', name)
    expect(await owedOn(borrower.client, order_id)).toEqual({
      state: 'payout_failed',
      owed: nothing,
    })
  })

  it('takes a loan that was written off as owed and unfinished, and not as open', async () => {
    const borrower = await certified(app, test.database)
    const order_id = await withLoan(app, borrower)
    await console(app, 'clock', { days: 70 })
    await console(app, 'write-off', { borrower_id: borrower.id, order_id })
    const { state, owed } = await owedOn(borrower.client, order_id)
    expect([state, owed.every((sum) => sum > 1_000_000)]).toEqual(['written_off', true])
    const profile = await borrower.client.get('/v2/account/profile')
    expect(profile.data['open_order_id']).toBeNull()
    const check = await borrower.client.get('/v2/account/cancel_check')
    expect(check.data).toMatchObject({ can_cancel: false, unfinished_order_ids: [order_id] })
    const cancel = await borrower.client.post('/v2/account/cancel', { confirmed: true })
    expect([cancel.code, cancel.data['state']]).toEqual([409_003, 'written_off'])
  })

  it('leads by what is true of the borrower who withdraws what was never given', async () => {
    const withdrawn = { purpose: 'location', notice_version: '2026-09', granted: false }
    const { client: fresh } = await signedIn(app, test.database)
    const { client: ready } = await certified(app, test.database)
    for (const [client, next] of [
      [fresh, 'infoList'],
      [ready, 'prod'],
    ] as const) {
      const { data } = await client.post('/v2/account/consent', withdrawn)
      expect(data).toEqual({ state: 'not_given', allowed: [], next })
    }
  })

  it('names the faults of a page in rounds: form, edition, what the lender knows', async () => {
    const [first, second] = [await signedIn(app, test.database), await signedIn(app, test.database)]
    for (const { id } of [first, second]) {
      await savePage(test.database, id, 'identity', {}, new Date())
    }
    const save = (fields: object, { client } = second) => client.post('/v2/verify/personal', fields)
    const number = { identity_number: '1101700230708', birth_date: '1990-05-05' }
    expect(faultsOf(await save({ ...number, gender: 1, nick: 'a' }))).toEqual([
      ['gender', 'type'],
      ['nick', 'unknown_field'],
    ])
    expect(faultsOf(await save({ ...number, gender: 'male' }))).toEqual([
      ['given_name', 'required'],
      ['family_name', 'required'],
    ])
    const whole = { ...number, gender: 'male', given_name: 'Somchai', family_name: 'Jaidee' }
    expect((await save(whole, first)).code).toBe(200)
    expect(faultsOf(await save(whole))).toEqual([['identity_number', 'identity_taken']])
  })
})
