import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect } from 'vitest'
import { addAccount } from '../../../src/lending/accounts/account-store.ts'
import { addDays, dateIn } from '../../../src/foundation/clock.ts'
import { readClock } from '../../../src/store/database/business-clock.ts'
import { receivePayment } from '../../../src/lending/repayments/receive-payment.ts'
import { repaymentByReference } from '../../../src/lending/repayments/repayment-store.ts'
import {
  apply,
  certified,
  untilDueAsAgreed,
  withLoan,
  type TestBorrower,
} from '../../support/borrowers.ts'
import { engines, type TestDatabase } from '../../support/databases.ts'
import { console, type Answer } from '../../support/lender.ts'
import { withAgreement } from '../../support/pact-borrowers.ts'
import { readPdf } from '../../support/pdf-text.ts'
import { testsOn } from '../../support/lender-tests.ts'
import { emptyDatabase } from '../../support/empty-database.ts'

describe.each(engines)('a record of late payment on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })
  beforeEach(() => emptyDatabase(test.database))

  const today = async () => dateIn('Asia/Bangkok', (await readClock(test.database)).business())
  const passDays = (count: number) => console(app, 'clock', { days: String(count) })
  /** A loan of 61 days that has been overdue for so long. */
  const overdueFor = async (count: number) => {
    await untilDueAsAgreed(app)
    const borrower = await certified(app, test.database)
    const order_id = await withLoan(app, borrower)
    await passDays(62 + count)
    return { borrower, order_id }
  }
  /** The reference of an instruction to pay the whole debt. */
  const ask = async ({ client }: TestBorrower, order_id: string): Promise<string> => {
    const { data } = await client.get('/v2/order/detail', { order_id })
    const request = { order_id, method: 'bank_transfer', purpose: 'repay' }
    const asked = await client.post('/v2/repay/create', {
      ...request,
      amount: data['payoff_today'],
    })
    return (asked.data['instruction'] as { reference: string }).reference
  }
  const pay = async (borrower: TestBorrower, order_id: string, paid_at?: string) => {
    const reference = await ask(borrower, order_id)
    const paid = await console(app, 'pay', { reference, ...(paid_at && { paid_at }) })
    expect(paid.body['state']).toBe('repaid')
  }
  const writeOff = ({ id }: TestBorrower, order_id: string) =>
    console(app, 'write-off', { borrower_id: id, order_id })
  const quote = ({ client }: TestBorrower): Promise<Answer> =>
    client.post('/v2/loan/quote', {
      product_id: 'th-short',
      amount: { amount: 1_000_000, currency: 'THB' },
      days: 61,
    })
  const due = { state: 'evaluation_due', allowed: ['submit_apply'], next: 'infoList' }
  const refusedFrom = (apply_again_on: string) => ({
    result: 'refused',
    refusal: { reason: 'record_of_late_payment', would_help: 'paying_on_time', apply_again_on },
    next: 'home',
  })

  it('refuses nobody any more once it turns out that the payer had paid in time', async () => {
    const { borrower, order_id } = await overdueFor(40)
    const { client } = borrower
    const { data: refused } = await client.get('/v2/verify/submit_apply')
    expect(refused['refusal']).toMatchObject({ reason: 'record_of_late_payment' })
    const { data } = await client.get('/v2/order/detail', { order_id })
    await pay(borrower, order_id, `${String(data['due_date'])}T05:00:00Z`)
    expect((await quote(borrower)).data).toEqual(due)
    expect((await client.get('/v2/verify/submit_apply')).data['result']).toBe('approved')
    expect((await quote(borrower)).code).toBe(200)
  })

  it('ends the approval that is older: products, quote and application wait for another', async () => {
    const { borrower, order_id } = await overdueFor(44)
    await pay(borrower, order_id)
    const { client } = borrower
    for (const answer of [await client.get('/v2/loan/products'), await quote(borrower)]) {
      expect([answer.code, answer.data]).toEqual([409_002, due])
    }
    const home = await client.get('/v2/home/index')
    expect(home.data).toMatchObject({ quota: null, next: 'infoList' })
    expect((await client.get('/v2/account/profile')).data['quota_amount']).toBeNull()

    const until = addDays(await today(), 90)
    const evaluated = await client.get('/v2/verify/submit_apply')
    expect(evaluated.data).toMatchObject(refusedFrom(until))
    expect((await client.get('/v2/home/index')).data).toMatchObject({ quota: null, next: 'home' })
    const objection = await client.post('/v2/verify/objection', { statement: 'The bank was late' })
    expect(objection.code).toBe(200)

    await passDays(89)
    const before = await client.get('/v2/verify/submit_apply')
    expect(before.data).toMatchObject(refusedFrom(until))
    await passDays(1)
    expect(await today()).toBe(until)
    expect((await quote(borrower)).data['state']).toBe('evaluation_due')
    const granted = await client.get('/v2/verify/submit_apply')
    expect(granted.data).toMatchObject({ result: 'approved', next: 'prod' })
    expect((await apply(borrower)).code).toBe(200)
  })

  it('is known from the day of the payment, though the refusal is asked for later', async () => {
    const { borrower, order_id } = await overdueFor(44)
    await pay(borrower, order_id)
    const until = addDays(await today(), 90)
    await passDays(50)
    const evaluated = await borrower.client.get('/v2/verify/submit_apply')
    expect(evaluated.data).toMatchObject(refusedFrom(until))
    expect((await quote(borrower)).data['state']).toBe('refused')
  })

  it('counts from the payment that ended it, not from one that is matched after it at that time', async () => {
    const { borrower, order_id } = await overdueFor(44)
    const references = [await ask(borrower, order_id), await ask(borrower, order_id)]
    const now = (await readClock(test.database)).business()
    for (const [daysAgo, reference] of [
      [5, references[0]],
      [0, references[1]],
    ] as const) {
      const paidAt = new Date(now.getTime() - daysAgo * 86_400_000)
      const instruction = (await repaymentByReference(test.database, reference ?? ''))!
      const payment = { amount: 2_000_000, paidAt, bankPaymentId: `payment ${daysAgo}` }
      await receivePayment(test.database, instruction, payment, now)
    }
    const evaluated = await borrower.client.get('/v2/verify/submit_apply')
    expect(evaluated.data).toMatchObject(refusedFrom(addDays(await today(), 85)))
  })

  it('is none where a payment in time is matched after a later one', async () => {
    const borrower = await certified(app, test.database)
    const order_id = await withLoan(app, borrower)
    await passDays(60)
    const [whole, small] = [await ask(borrower, order_id), await ask(borrower, order_id)]
    const inTime = (await readClock(test.database)).business()
    const paidOn = dateIn('Asia/Bangkok', inTime)
    await passDays(36)
    await console(app, 'pay', { reference: small, amount: 10_000 })
    await passDays(4)
    const paid = await console(app, 'pay', { reference: whole, paid_at: inTime.toISOString() })
    expect(paid.body['state']).toBe('repaid')
    expect((await quote(borrower)).code).toBe(200)
    const paper = await borrower.client.raw('/v2/order/document', {
      ...{ order_id, kind: 'payoff_certificate' },
    })
    const day = new Date(`${paidOn}T00:00:00Z`).toLocaleDateString('en-GB', {
      ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
    })
    expect(readPdf(paper.rawPayload).text).toContain(`Ended on: ${day}`)
  })

  it('is none of a loan that was late for thirty days at most', async () => {
    const { borrower, order_id } = await overdueFor(29)
    await pay(borrower, order_id)
    expect((await apply(borrower)).code).toBe(200)
  })

  it('is none where the payer was not late, and the money is matched late', async () => {
    const { borrower, order_id } = await overdueFor(0)
    const inTime = (await readClock(test.database)).business().toISOString()
    await passDays(40)
    expect((await quote(borrower)).data).toEqual({ ...due, next: 'repayment' })
    await pay(borrower, order_id, inTime)
    expect((await quote(borrower)).code).toBe(200)
  })

  it('of a written-off loan lasts while the debt stands', async () => {
    const { borrower, order_id } = await overdueFor(2)
    const { client } = borrower
    const lost = addDays(await today(), 90)
    expect((await writeOff(borrower, order_id)).status).toBe(200)
    expect([(await quote(borrower)).code, (await quote(borrower)).data]).toEqual([409_002, due])
    const evaluated = await client.get('/v2/verify/submit_apply')
    expect(evaluated.data).toMatchObject(refusedFrom(lost))
    await passDays(120)
    const stands = await client.get('/v2/verify/submit_apply')
    expect(stands.data).toMatchObject(refusedFrom(addDays(await today(), 90)))
    await pay(borrower, order_id)
    await passDays(90)
    const granted = await client.get('/v2/verify/submit_apply')
    expect(granted.data).toMatchObject({ result: 'approved' })
    expect((await quote(borrower)).code).toBe(200)
  })

  it('stops an application that was quoted before it arose, and a second look at its sum', async () => {
    const { borrower, order_id } = await overdueFor(2)
    // Of this account the lender looks again, and approves less.
    const second = await test.database.transaction((tx) =>
      addAccount(
        tx,
        borrower.id,
        { category: 'bank_account', bankCode: 'scb', number: '0000000000503', holderName: 'S J' },
        new Date(),
      ),
    )
    const agreed = []
    for (const accountId of [borrower.accountId, second.id]) {
      const { token: _, ...request } = await withAgreement({ ...borrower, accountId })
      agreed.push(request)
    }
    await writeOff(borrower, order_id)
    for (const request of agreed) {
      const answer = await borrower.client.post('/v2/loan/apply', { ...request, agreed: true })
      expect([answer.code, answer.data]).toEqual([409_002, due])
    }
  })

  it('ends after ninety days without a refusal, and then asks for an evaluation all the same', async () => {
    const { borrower, order_id } = await overdueFor(2)
    await writeOff(borrower, order_id)
    await pay(borrower, order_id)
    await passDays(90)
    expect((await quote(borrower)).data).toEqual(due)
    const granted = await borrower.client.get('/v2/verify/submit_apply')
    expect(granted.data).toMatchObject({ result: 'approved' })
    expect((await quote(borrower)).code).toBe(200)
  })

  it('of a written-off loan holds the account and the identity number until it is paid', async () => {
    const { borrower, order_id } = await overdueFor(2)
    const { client } = borrower
    await writeOff(borrower, order_id)
    const check = async () => (await client.get('/v2/account/cancel_check')).data
    expect(await check()).toMatchObject({ can_cancel: false, unfinished_order_ids: [order_id] })
    const cancelled = await client.post('/v2/account/cancel', { confirmed: true })
    const written_off = { state: 'written_off', allowed: ['repaid'], next: 'repayment' }
    expect([cancelled.code, cancelled.data]).toEqual([409_003, written_off])
    await client.get('/v2/verify/submit_apply')
    const basic = {
      ...{ education: 'diploma', marital_status: 'married', children: '1' },
      loan_purpose: 'daily_use',
    }
    const saved = await client.post('/v2/verify/basic', basic)
    expect([saved.code, saved.data]).toEqual([409_002, written_off])

    await pay(borrower, order_id)
    expect(await check()).toMatchObject({ can_cancel: true, unfinished_order_ids: [] })
    expect((await client.post('/v2/verify/basic', basic)).code).toBe(200)
    expect((await client.post('/v2/account/cancel', { confirmed: true })).code).toBe(200)
  })
})
