import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { addAccount } from '../../../src/lending/accounts/account-store.ts'
import { addDays, dateIn } from '../../../src/foundation/clock.ts'
import { apply, certified, signedIn, withLoan } from '../../support/borrowers.ts'
import { engines, type TestDatabase } from '../../support/databases.ts'
import { testsOn } from '../../support/lender-tests.ts'

describe.each(engines)('an account on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ shared }) => {
    ;({ test, app } = shared)
  })

  it('says who is signed in and where they stand, the identity number masked', async () => {
    const borrower = await certified(app, test.database, 1_500_000)
    const orderId = await withLoan(app, borrower)
    const { data } = await borrower.client.get('/v2/account/profile')
    expect(data).toMatchObject({
      user_id: borrower.id,
      phone_prefix: '+66',
      phone: borrower.phone,
      user_name: 'Somchai Jaidee',
      identity_number_masked: '•••••••••0708',
      is_verified: true,
      quota_amount: 1_500_000,
      currency: 'THB',
      open_order_id: orderId,
      // That the loan was paid out.
      unread_messages: 1,
    })
    expect(Date.parse(String(data['registered_at']))).toBeLessThanOrEqual(Date.now())
  })

  it('that was just made knows no name, number or quota', async () => {
    const { client } = await signedIn(app, test.database)
    expect((await client.get('/v2/account/profile')).data).toMatchObject({
      user_name: '',
      identity_number_masked: null,
      is_verified: false,
      quota_amount: null,
      open_order_id: null,
    })
  })

  it('can be cancelled while no order is unfinished, and is kept 15 days from the day after', async () => {
    const { client } = await signedIn(app, test.database)
    const today = dateIn('Asia/Bangkok', new Date())
    expect((await client.get('/v2/account/cancel_check')).data).toEqual({
      can_cancel: true,
      unfinished_order_ids: [],
      kept_days: 15,
      kept_until: addDays(today, 15),
      overpaid: [],
      can_be_refunded: false,
    })
  })

  it('with an unfinished order cannot be cancelled, applied for or paid out', async () => {
    const applicant = await certified(app, test.database)
    await apply(applicant)
    const borrower = await certified(app, test.database)
    const orderId = await withLoan(app, borrower)
    for (const { client } of [applicant, borrower]) {
      expect((await client.get('/v2/account/cancel_check')).data['can_cancel']).toBe(false)
    }
    const { data } = await borrower.client.get('/v2/account/cancel_check')
    expect(data['unfinished_order_ids']).toEqual([orderId])
  })

  it('pays the next loan to the account that was chosen, which is the only default one', async () => {
    const { id, client, accountId } = await certified(app, test.database)
    const added = await test.database.transaction((tx) =>
      addAccount(
        tx,
        id,
        { category: 'bank_account', bankCode: 'scb', number: '9876543210', holderName: 'Somchai' },
        new Date(),
      ),
    )
    const defaults = async () => {
      const { data } = await client.get('/v2/bank/accounts')
      const accounts = data['accounts'] as { account_id: string; is_default: boolean }[]
      return accounts.filter((each) => each.is_default).map((each) => each.account_id)
    }
    expect(await defaults()).toEqual([added.id])
    const chosen = await client.post('/v2/bank/account_default', { account_id: accountId })
    expect(chosen.code).toBe(200)
    expect(await defaults()).toEqual([accountId])
  })

  it('cannot be made the default by anybody else', async () => {
    const { accountId, client } = await certified(app, test.database)
    const stranger = await certified(app, test.database)
    const answer = await stranger.client.post('/v2/bank/account_default', { account_id: accountId })
    expect(answer.code).toBe(404_001)
    const { data } = await client.get('/v2/bank/accounts')
    expect(data['accounts']).toMatchObject([{ account_id: accountId, is_default: true }])
  })
})
