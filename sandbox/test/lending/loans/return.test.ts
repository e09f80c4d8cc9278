import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect } from 'vitest'
import { checkBooks } from '../../../src/lending/ledger/check-books.ts'
import { certified, withLoan, type TestBorrower } from '../../support/borrowers.ts'
import { engines, type TestDatabase } from '../../support/databases.ts'
import { console } from '../../support/lender.ts'
import { testsOn } from '../../support/lender-tests.ts'

const PRINCIPAL = 1_000_000

describe.each(engines)('the return of a loan on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  let borrower: TestBorrower
  let order_id: string
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })
  afterEach(async () => {
    expect(await checkBooks(test.database)).toEqual([])
  })

  const newLoan = async (): Promise<void> => {
    borrower = await certified(app, test.database)
    order_id = await withLoan(app, borrower, PRINCIPAL)
  }
  const announce = () => borrower.client.post('/v2/loan/return', { order_id })
  const ask = (purpose: string, amount = PRINCIPAL) =>
    borrower.client.post('/v2/repay/create', {
      order_id,
      method: 'bank_transfer',
      purpose,
      amount: { amount, currency: 'THB' },
    })
  const referenceOf = (asked: { data: Record<string, unknown> }) =>
    (asked.data['instruction'] as { reference: string }).reference
  const detail = async () =>
    (await borrower.client.get('/v2/order/detail', { order_id })).data as {
      state: string
      return_until: string | null
      outstanding: { amount: number }
      payoff_today: { amount: number }
    }
  const businessTime = async (): Promise<number> => {
    const { now } = (await app.inject({ url: '/sandbox/api/clock' })).json<{ now: string }>()
    return Date.parse(now)
  }

  it('costs nothing: the amount received ends it', async () => {
    await newLoan()
    const { return_until } = await detail()
    const announced = await announce()
    expect(announced.data).toEqual({
      order_id,
      amount: { amount: PRINCIPAL, currency: 'THB' },
      return_by: return_until,
      next: 'repayment',
    })
    const asked = await ask('return')
    expect(asked.data).toMatchObject({ purpose: 'return', amount: { amount: PRINCIPAL } })
    expect(asked.data['instruction']).toMatchObject({ expires_at: return_until })
    await console(app, 'clock', { hours: '20' })
    const paid = await console(app, 'pay', { reference: referenceOf(asked) })
    expect(paid.body).toMatchObject({ state: 'returned' })
    expect(await detail()).toMatchObject({
      state: 'returned',
      return_until: null,
      outstanding: { amount: 0 },
      payoff_today: { amount: 0 },
    })
    expect((await borrower.client.get('/v2/home/index')).data).toMatchObject({ next: 'prod' })
  })

  it('counts from the payer’s day when it is matched much later', async () => {
    await newLoan()
    await announce()
    const reference = referenceOf(await ask('return'))
    const paidAt = new Date((await businessTime()) + 1).toISOString()
    await console(app, 'clock', { days: '70' })
    expect((await detail()).state).toBe('overdue')
    const paid = await console(app, 'pay', { reference, paid_at: paidAt, amount: PRINCIPAL + 50 })
    expect(paid.body).toMatchObject({ state: 'returned' })
  })

  it('counts though the loan was written off before it was matched, and leaves no record', async () => {
    await newLoan()
    await announce()
    const reference = referenceOf(await ask('return'))
    const paid_at = new Date((await businessTime()) + 1).toISOString()
    await console(app, 'clock', { days: '100' })
    const lost = await console(app, 'write-off', { borrower_id: borrower.id, order_id })
    expect(lost.body).toMatchObject({ state: 'written_off' })
    const paid = await console(app, 'pay', { reference, paid_at })
    expect(paid.body).toMatchObject({ state: 'returned' })
    expect(await detail()).toMatchObject({ state: 'returned', payoff_today: { amount: 0 } })
    expect((await borrower.client.get('/v2/account/cancel_check')).data['can_cancel']).toBe(true)
    expect((await borrower.client.get('/v2/loan/products')).code).toBe(200)
  })

  it('is refused after 24 hours, and money that comes then lowers the debt', async () => {
    await newLoan()
    await announce()
    const reference = referenceOf(await ask('return'))
    await console(app, 'clock', { hours: '25' })
    expect((await announce()).code).toBe(409_002)
    expect((await ask('return')).code).toBe(409_002)
    const paid = await console(app, 'pay', { reference })
    expect(paid.body).toMatchObject({ state: 'disbursed' })
    const { payoff_today } = await detail()
    // What the highest rate makes of a day, less what was paid.
    expect(payoff_today.amount).toBe(611)
  })

  it('is refused once something was repaid', async () => {
    await newLoan()
    await announce()
    const reference = referenceOf(await ask('return'))
    await console(app, 'pay', { reference: referenceOf(await ask('repay', 100)) })
    expect((await announce()).code).toBe(409_002)
    expect((await detail()).return_until).toBeNull()
    const paid = await console(app, 'pay', { reference })
    expect(paid.body).toMatchObject({ state: 'repaid' })
  })

  it('is paid only where it was announced, and to the last satang', async () => {
    await newLoan()
    expect((await ask('return')).code).toBe(409_002)
    await announce()
    expect((await announce()).code).toBe(200)
    expect((await ask('return', PRINCIPAL - 1)).data).toEqual([
      { field: 'amount.amount', rule: 'min', params: { min: PRINCIPAL } },
    ])
    expect((await ask('return', PRINCIPAL + 1)).code).toBe(422_001)
    const part = referenceOf(await ask('return'))
    await console(app, 'pay', { reference: part, amount: PRINCIPAL - 1 })
    expect((await detail()).state).toBe('disbursed')
    const { data } = await borrower.client.get('/v2/message/list')
    const [latest] = data['messages'] as { title: string }[]
    expect(latest?.title).toBe('Your loan was not returned')
  })

  it('of somebody else’s loan is refused as if it were not there', async () => {
    await newLoan()
    borrower = await certified(app, test.database)
    expect((await announce()).code).toBe(404_001)
  })
})
