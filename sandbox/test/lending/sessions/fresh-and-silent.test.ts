import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { deleteExpired } from '../../../src/lending/due-work/delete-expired.ts'
import { saveDraft, savePage } from '../../../src/lending/certification/pages.ts'
import { saveReading } from '../../../src/lending/ocr/readings.ts'
import { certified, newPhone, signedIn, type TestBorrower } from '../../support/borrowers.ts'
import { engines, type TestDatabase } from '../../support/databases.ts'
import { SignedClient } from '../../support/lender.ts'
import { testsOn } from '../../support/lender-tests.ts'
import { storeFront } from '../../support/small-print.ts'

const account = {
  ...{ category: 'bank_account', bank_code: 'scb', holder_name: 'Somchai Jaidee', consent: true },
  ...{ number: '9876543210', number_copy: '9876543210' },
}

describe.each(engines)('a session that grows old on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ shared }) => {
    ;({ test, app } = shared)
  })

  /** Lets all sessions of a borrower have begun and been used so much earlier. */
  const age = (id: string, by: { begun?: string; used?: string }) =>
    test.database.query(
      `update sessions set started_at = started_at - $2::interval, used_at = used_at - $3::interval
       where borrower_id = $1`,
      [id, by.begun ?? '0', by.used ?? '0'],
    )
  const add = ({ client }: Pick<TestBorrower, 'client'>) => client.post('/v2/bank/account', account)

  it('asks for a new code before another account, another choice and the end of the account', async () => {
    const borrower = await certified(app, test.database)
    const { client, accountId: account_id } = borrower
    const acts = [
      () => add(borrower),
      () => client.post('/v2/bank/account_default', { account_id }),
      () => client.post('/v2/account/cancel', { confirmed: true }),
    ]
    await age(borrower.id, { begun: '16 minutes' })
    for (const act of acts) {
      const { status, code, data } = await act()
      expect([status, code, data]).toEqual([403, 403_002, null])
    }
    expect((await client.get('/v2/bank/accounts')).data['accounts']).toHaveLength(1)
    await age(borrower.id, { begun: '-2 minutes' })
    for (const act of acts) expect((await act()).code).toBe(200)
  })

  it('asks for none before the first account, and for one before another in its place', async () => {
    const borrower = await certified(app, test.database)
    await test.database.query('delete from receiving_accounts where borrower_id = $1', [
      borrower.id,
    ])
    await age(borrower.id, { begun: '16 minutes' })
    const first = await add(borrower)
    expect(first.code).toBe(200)
    const { account_id } = first.data['account'] as { account_id: string }
    const removed = await borrower.client.post('/v2/bank/account_remove', { account_id })
    expect(removed.data['accounts']).toEqual([])
    expect((await add(borrower)).code).toBe(403_002)
  })

  it('ends when it was not used for the days of the setting', async () => {
    const { id, client } = await signedIn(app, test.database)
    const call = async () => (await client.get('/v2/account/profile')).code
    await age(id, { used: '13 days 23 hours' })
    expect(await call()).toBe(200)
    // That call was a use.
    await age(id, { used: '13 days 23 hours' })
    expect(await call()).toBe(200)
    await age(id, { used: '14 days 1 hour' })
    expect(await call()).toBe(403_100)
  })

  describe('and a number that may have changed hands', () => {
    const device = (phone: string, uuid: string) => ({ phone_prefix: '+66', phone, uuid })
    const signIn = async (phone: string, uuid: string) => {
      const visitor = new SignedClient(app)
      await test.database.query(`update phone_codes set sent_at = sent_at - interval '1 hour'`)
      await visitor.post('/v2/user/send_code', device(phone, uuid))
      const inbox = await app.inject({ url: `/sandbox/api/texts?phone=${phone}` })
      const { code } = inbox.json<{ texts: { code: string }[] }>().texts[0] ?? {}
      return (identity_tail?: string) =>
        visitor.post('/v2/user/login', { ...device(phone, uuid), code, identity_tail })
    }
    const silent = async (days: number) => {
      const phone = newPhone()
      const { id } = await signedIn(app, test.database, phone)
      const personal = { given_name: 'Somchai', identity_number: '1101700230708' }
      await savePage(test.database, id, 'personal', personal, new Date())
      await age(id, { begun: `${days} days`, used: `${days} days` })
      return { phone, id }
    }

    it('asks a strange device for the last four signs, and tells nothing before', async () => {
      const { phone, id } = await silent(91)
      const login = await signIn(phone, randomUUID())
      expect([await login(), await login()]).toMatchObject([
        { status: 403, code: 403_003, data: { tries_left: 5 } },
        { code: 403_003, data: { tries_left: 5 } },
      ])
      expect(await login('0000')).toMatchObject({ code: 403_003, data: { tries_left: 4 } })
      expect((await login('0708')).data).toMatchObject({ user_id: id })
      // That device is known from now on, and the tries are five again.
      await age(id, { begun: '91 days', used: '91 days' })
      expect(await (await signIn(phone, randomUUID()))()).toMatchObject({ data: { tries_left: 5 } })
    })

    it('asks for the number of a card that was handed in, or typed, before that page was saved', async () => {
      for (const begun of ['read', 'typed'] as const) {
        const phone = newPhone()
        const { id } = await signedIn(app, test.database, phone)
        const front = await storeFront(test.database, id)
        const now = new Date()
        await savePage(test.database, id, 'identity', { front_file_id: front }, now)
        await age(id, { begun: '91 days', used: '91 days' })
        // Nobody could read the card, and nothing was typed: for the support line.
        const login = await signIn(phone, randomUUID())
        expect(await login('0708')).toMatchObject({ code: 403_003, data: { tries_left: 0 } })
        if (begun === 'typed') {
          const draft = { identity_number: '1101700230708' }
          await saveDraft(test.database, id, 'personal', draft, now)
        } else {
          const file = { borrowerId: id, fileId: front }
          const nothing = { given_name: null, family_name: null, full_name: null }
          const reading = {
            ...{ ...nothing, birth_date: null, gender: null },
            identity_number: '1101700230708',
          }
          await saveReading(test.database, file, { ok: true, reading }, now)
        }
        expect(await login()).toMatchObject({ code: 403_003, data: { tries_left: 5 } })
        expect((await login('0708')).data).toMatchObject({ user_id: id })
      }
    })

    it('takes five wrong answers, over all codes, and then not the right one either', async () => {
      const { phone } = await silent(91)
      const left = []
      for (let codes = 0; codes < 2; codes++) {
        const login = await signIn(phone, randomUUID())
        for (let tries = 0; tries < 3; tries++) left.push((await login('1111')).data['tries_left'])
      }
      expect(left).toEqual([4, 3, 2, 1, 0, 0])
      const again = await signIn(phone, randomUUID())
      expect(await again('0708')).toMatchObject({ code: 403_003, data: { tries_left: 0 } })
    })

    it('asks nobody on a known device, within 90 days, or without an identity number', async () => {
      const known = await silent(120)
      await deleteExpired(test.database)
      expect((await (await signIn(known.phone, 'test-device'))()).code).toBe(200)
      const recent = await silent(89)
      await deleteExpired(test.database)
      expect((await (await signIn(recent.phone, randomUUID()))()).code).toBe(200)
      const phone = newPhone()
      const bare = await signedIn(app, test.database, phone)
      await age(bare.id, { begun: '120 days', used: '120 days' })
      expect((await (await signIn(phone, randomUUID()))()).code).toBe(200)
    })
  })
})
