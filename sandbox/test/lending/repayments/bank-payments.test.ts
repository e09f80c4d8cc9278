import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkBooks } from '../../../src/lending/ledger/check-books.ts'
import { openDatabase } from '../../../src/store/opening/open.ts'
import type { Database } from '../../../src/store/database/database.ts'
import { certified, withLoan, type TestBorrower } from '../../support/borrowers.ts'
import {
  bothEngines,
  engines,
  keyring,
  startDatabase,
  type TestDatabase,
} from '../../support/databases.ts'
import { console, startLender } from '../../support/lender.ts'

const SUM = 50_000

describe.each(bothEngines)('a payment by its name at the bank on %s', (engine) => {
  let test: TestDatabase
  let second: Database | undefined
  /** Two servers: on PostgreSQL each with connections of its own. */
  let apps: [FastifyInstance, FastifyInstance]
  beforeAll(async () => {
    test = await startDatabase(engine)
    if (test.url) second = await openDatabase({ databaseUrl: test.url, keyring })
    apps = [await startLender(test.database), await startLender(second ?? test.database)]
  })
  afterAll(async () => {
    for (const app of apps) await app.close()
    await second?.close()
    await test.stop()
  })
  afterEach(async () => expect(await checkBooks(test.database)).toEqual([]))

  interface Debt {
    borrower: TestBorrower
    order_id: string
    reference: string
  }
  const instruction = async (borrower: TestBorrower, order_id: string): Promise<string> => {
    const { data } = await borrower.client.post('/v2/repay/create', {
      ...{ order_id, method: 'bank_transfer', purpose: 'repay' },
      amount: { amount: SUM, currency: 'THB' },
    })
    return (data['instruction'] as { reference: string }).reference
  }
  const debt = async (): Promise<Debt> => {
    const borrower = await certified(apps[0], test.database)
    const order_id = await withLoan(apps[0], borrower)
    return { borrower, order_id, reference: await instruction(borrower, order_id) }
  }
  /** A debt whose payout came back. */
  const bounced = async (): Promise<Debt> => {
    const made = await debt()
    await console(apps[0], 'bounce', { borrower_id: made.borrower.id, order_id: made.order_id })
    return made
  }
  const payOutAnew = async ({ borrower, order_id }: Debt): Promise<void> => {
    const { accountId, client, id } = borrower
    await client.post('/v2/bank/account_default', { account_id: accountId })
    const { body } = await console(apps[0], 'pay-out', { borrower_id: id, order_id })
    expect(body['state']).toBe('disbursed')
  }
  const report = (payment_id: string, reference: string, more: object = {}, at = 0) =>
    console(apps[at === 0 ? 0 : 1], 'pay', { payment_id, reference, ...more })
  const match = (bank_payment_id: string, reference: string, at = 0) =>
    console(apps[at === 0 ? 0 : 1], 'match', { bank_payment_id, reference })
  const paid = async ({ borrower, order_id }: Debt): Promise<number> => {
    const { data } = await borrower.client.get('/v2/order/detail', { order_id })
    return (data['paid'] as { amount: number }).amount
  }
  const lying = async (): Promise<string[]> => {
    const lost = await apps[0].inject({ url: '/sandbox/api/unmatched' })
    const { unmatched } = lost.json<{ unmatched: { bank_payment_id: string }[] }>()
    return unmatched.map(({ bank_payment_id }) => bank_payment_id)
  }
  const refused = ({ status, body }: Awaited<ReturnType<typeof report>>): void => {
    const data = { state: 'payment_known_otherwise', allowed: [], next: 'repayment' }
    expect([status, body['code'], body['data']]).toEqual([409, 409_002, data])
    expect(body['message']).toContain('Nothing was booked')
  }

  it('counts once, however many report it at the same time, for any borrower', async () => {
    for (let round = 0; round < 5; round++) {
      const debts = [await debt(), await debt()]
      const reports = await Promise.all(
        [0, 1, 0, 1].flatMap((at) =>
          debts.map(({ reference }) => report(`at-once-${round}`, reference, {}, at)),
        ),
      )
      expect(reports.map(({ status }) => status).sort()).toEqual([
        ...[200, 200, 200, 200],
        ...[409, 409, 409, 409],
      ])
      const sums = await Promise.all(debts.map(paid))
      expect(sums.sort((a, b) => a - b)).toEqual([0, SUM])
    }
  })

  it('counts once when it is matched while the bank reports it again', async () => {
    for (let round = 0; round < 5; round++) {
      const name = `matched-at-once-${round}`
      const [one, other] = [await bounced(), await debt()]
      await report(name, one.reference)
      await payOutAnew(one)
      const answers = await Promise.all([
        ...[0, 1].map((at) => report(name, one.reference, {}, at)),
        ...[1, 0].map((at) => match(name, other.reference, at)),
      ])
      expect(answers.filter(({ status }) => ![200, 404, 409].includes(status))).toEqual([])
      const sums = [await paid(one), await paid(other)]
      expect(sums.sort((a, b) => a - b)).toEqual([0, SUM])
      expect(await lying()).not.toContain(name)
    }
  })

  // What follows does not hang on the engine: on the other one it runs in the matrix.
  if (!engines.includes(engine)) return

  it('is booked to whom it was reported first, and refused for anybody else', async () => {
    const [one, other] = [await debt(), await debt()]
    expect((await report('reported-for-two', one.reference)).status).toBe(200)
    refused(await report('reported-for-two', other.reference))
    expect((await report('reported-for-two', one.reference)).status).toBe(200)
    expect([await paid(one), await paid(other)]).toEqual([SUM, 0])
    expect((await report('of-the-other', other.reference)).status).toBe(200)
    expect(await paid(other)).toBe(SUM)
  })

  it('is refused for another sum or instruction than it was booked for', async () => {
    const one = await debt()
    expect((await report('one-sum', one.reference)).status).toBe(200)
    refused(await report('one-sum', one.reference, { amount: SUM + 1 }))
    refused(await report('one-sum', await instruction(one.borrower, one.order_id)))
    expect(await paid(one)).toBe(SUM)
  })

  it('that a person matched with another debt is not kept or booked when the bank reports it again', async () => {
    const [one, other] = [await bounced(), await debt()]
    expect((await report('reported-thrice', one.reference)).status).toBe(200)
    expect(await lying()).toContain('reported-thrice')
    expect((await match('reported-thrice', other.reference)).status).toBe(200)
    refused(await report('reported-thrice', one.reference))
    expect(await lying()).not.toContain('reported-thrice')
    expect((await match('reported-thrice', one.reference)).status).toBe(404)
    await payOutAnew(one)
    refused(await report('reported-thrice', one.reference))
    expect((await report('reported-thrice', other.reference)).status).toBe(200)
    expect([await paid(one), await paid(other)]).toEqual([0, SUM])
  })

  it('that is kept is neither kept nor booked for another debt or sum until a person says so', async () => {
    const [one, other, third] = [await bounced(), await debt(), await bounced()]
    expect((await report('kept', one.reference)).status).toBe(200)
    refused(await report('kept', other.reference))
    refused(await report('kept', third.reference))
    refused(await report('kept', one.reference, { amount: SUM - 1 }))
    expect((await lying()).filter((name) => name === 'kept')).toHaveLength(1)
    await payOutAnew(one)
    expect((await report('kept', one.reference)).status).toBe(200)
    expect([await paid(one), await paid(other)]).toEqual([SUM, 0])
    expect(await lying()).not.toContain('kept')
  })

  it('that came without a reference is one with its report of the same sum', async () => {
    const [one, other] = [await debt(), await debt()]
    await console(apps[0], 'pay-unidentified', {
      reference: one.reference,
      paid_at: '2026-01-01T05:00:00Z',
    })
    const [name = ''] = await lying()
    refused(await report(name, one.reference, { amount: SUM + 1 }))
    expect(await lying()).toContain(name)
    expect((await report(name, one.reference)).status).toBe(200)
    refused(await report(name, other.reference))
    expect([await paid(one), await lying()]).toEqual([SUM, expect.not.arrayContaining([name])])
  })
})
