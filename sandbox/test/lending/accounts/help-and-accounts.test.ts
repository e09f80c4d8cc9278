import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { addAccount } from '../../../src/lending/accounts/account-store.ts'
import { openRequests } from '../../../src/world/console/requests.ts'
import { apply, certified, withLoan, type TestBorrower } from '../../support/borrowers.ts'
import { bothEngines, type TestDatabase } from '../../support/databases.ts'
import { console } from '../../support/lender.ts'
import { testsOn } from '../../support/lender-tests.ts'

describe.each(bothEngines)('on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })

  const businessTime = async (): Promise<number> => {
    const { now } = (await app.inject({ url: '/sandbox/api/clock' })).json<{ now: string }>()
    return Date.parse(now)
  }

  describe('a request for an easier plan', () => {
    it('gets a promise, then an answer that a person wrote', async () => {
      const borrower = await certified(app, test.database)
      const order_id = await withLoan(app, borrower)
      const request = {
        order_id,
        wish: 'smaller_payments',
        affordable_amount: { amount: 50_000, currency: 'THB' },
        statement: 'I lost my job.',
      }
      const asked = await borrower.client.post('/v2/repay/help', request)
      expect(asked.code).toBe(200)
      expect(Date.parse(String(asked.data['answer_by']))).toBeGreaterThan(await businessTime())
      const [waiting] = await openRequests(test.database)
      expect(waiting?.statement).toBe(
        'Asks for smaller payments.\nCan pay ฿500.00 a month.\nI lost my job.',
      )
      const open = async () =>
        (await borrower.client.get('/v2/message/list')).data['open_requests'] as object[]
      expect(await open()).toEqual([{ ...asked.data, ...request, about: 'help' }])
      const again = await borrower.client.post('/v2/repay/help', request)
      expect(again).toMatchObject({ code: 409_002, data: { state: 'help_asked' } })

      await console(app, 'answer', {
        borrower_id: borrower.id,
        case_id: asked.data['case_id'],
        text: 'Pay 500 a month.',
      })
      const inbox = await borrower.client.get('/v2/message/list')
      const [newest] = inbox.data['messages'] as object[]
      expect(newest).toMatchObject({ kind: 'help_answer', case_id: asked.data['case_id'] })
      expect(await open()).toEqual([])
      expect((await borrower.client.post('/v2/repay/help', request)).code).toBe(200)
    })

    it('of somebody who can pay nothing now is taken', async () => {
      const borrower = await certified(app, test.database)
      const order_id = await withLoan(app, borrower)
      const affordable_amount = { amount: 0, currency: 'THB' }
      const request = { order_id, wish: 'pause', affordable_amount }
      expect((await borrower.client.post('/v2/repay/help', request)).code).toBe(200)
      const waiting = await openRequests(test.database)
      expect(waiting.map(({ statement }) => statement)).toContain(
        'Asks for no payments for a while.\nCan pay ฿0.00 a month.',
      )
    })

    it('of many at once opens one', async () => {
      const borrower = await certified(app, test.database)
      const order_id = await withLoan(app, borrower)
      const request = { order_id, wish: 'pause' }
      const answers = await Promise.all(
        [1, 2, 3, 4].map(() => borrower.client.post('/v2/repay/help', request)),
      )
      expect(answers.map(({ code }) => code).sort()).toEqual([200, 409_002, 409_002, 409_002])
    })

    it('is refused where nothing is owed, and for another’s loan', async () => {
      const borrower = await certified(app, test.database)
      const applied = await apply(borrower)
      const { order_id } = applied.data['order'] as { order_id: string }
      const request = { order_id, wish: 'pause' }
      expect((await borrower.client.post('/v2/repay/help', request)).code).toBe(409_002)
      const other = await certified(app, test.database)
      expect((await other.client.post('/v2/repay/help', request)).code).toBe(404_001)
    })
  })

  describe('a receiving account', () => {
    const second = (borrower: TestBorrower) =>
      test.database.transaction((tx) =>
        addAccount(
          tx,
          borrower.id,
          {
            category: 'bank_account',
            bankCode: 'scb',
            number: '555',
            holderName: 'Somchai Jaidee',
          },
          new Date(),
        ),
      )
    const agreement = async (borrower: TestBorrower) => {
      const quote = await borrower.client.post('/v2/loan/quote', {
        product_id: 'th-short',
        amount: { amount: 1_000_000, currency: 'THB' },
        days: 61,
      })
      const named = { quote_id: String(quote.data['quote_id']), account_id: borrower.accountId }
      return { ...named, ...(await borrower.client.get('/v2/loan/agreement', named)) }
    }
    const remove = (borrower: TestBorrower, account_id: string) =>
      borrower.client.post('/v2/bank/account_remove', { account_id })

    it('that is removed is listed no more; the newest other becomes the default', async () => {
      const borrower = await certified(app, test.database)
      const other = await second(borrower)
      const removed = await remove(borrower, other.id)
      expect(removed.data['accounts']).toMatchObject([
        { account_id: borrower.accountId, is_default: true },
      ])
      expect((await borrower.client.get('/v2/bank/accounts')).data).toEqual(removed.data)
      expect((await remove(borrower, other.id)).code).toBe(404_001)
      expect((await remove(borrower, borrower.accountId)).data).toEqual({ accounts: [] })
      const agreed = await agreement(borrower)
      expect(agreed.code).toBe(404_001)
      expect((await second(borrower)).id).toBe(other.id)
    })

    it('of another holder takes the place of the one with its number, and gives it back', async () => {
      const borrower = await certified(app, test.database)
      const savedFor = async (holder_name: string) => {
        const { data } = await borrower.client.post('/v2/bank/account', {
          ...{ category: 'bank_account', bank_code: 'kbank', holder_name, consent: true },
          ...{ number: '1234567890', number_copy: '1234567890' },
        })
        const { account_id } = data['account'] as { account_id: string }
        const listed = (await borrower.client.get('/v2/bank/accounts')).data['accounts']
        expect(listed).toMatchObject([{ account_id, holder_name, is_default: true }])
        expect(listed).toHaveLength(1)
        return account_id
      }
      const renamed = await savedFor('Mr Somchai Jaidee')
      expect(renamed).not.toBe(borrower.accountId)
      expect((await agreement(borrower)).code).toBe(404_001)
      expect(await savedFor('Mr Somchai Jaidee')).toBe(renamed)
      expect(await savedFor('Somchai Jaidee')).toBe(borrower.accountId)
      expect((await agreement(borrower)).code).toBe(200)
    })

    it('stays while a loan is to be paid to it', async () => {
      const borrower = await certified(app, test.database)
      await apply(borrower)
      const refused = await remove(borrower, borrower.accountId)
      expect(refused).toMatchObject({ code: 409_002, data: { state: 'approved' } })
    })

    it('is still named by the loan that was paid to it', async () => {
      const borrower = await certified(app, test.database)
      const order_id = await withLoan(app, borrower)
      expect((await remove(borrower, borrower.accountId)).code).toBe(200)
      const { data } = await borrower.client.get('/v2/order/detail', { order_id })
      expect(data['account']).toMatchObject({ account_id: borrower.accountId, is_default: false })
    })

    it('is never removed under a loan that is applied for at the same time', async () => {
      for (let round = 0; round < 5; round++) {
        const borrower = await certified(app, test.database)
        const { quote_id, data } = await agreement(borrower)
        const [applied, removed] = await Promise.all([
          borrower.client.post('/v2/loan/apply', {
            quote_id,
            account_id: borrower.accountId,
            agreement_hash: data['hash'],
            agreed: true,
          }),
          remove(borrower, borrower.accountId),
        ])
        expect([applied.code === 200, removed.code === 200].filter(Boolean)).toHaveLength(1)
      }
    })

    it('of somebody else is not there', async () => {
      const borrower = await certified(app, test.database)
      const other = await certified(app, test.database)
      expect((await remove(other, borrower.accountId)).code).toBe(404_001)
    })
  })
})
