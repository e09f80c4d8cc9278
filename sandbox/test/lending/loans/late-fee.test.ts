import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { dateIn, instantIn } from '../../../src/foundation/clock.ts'
import type { DataOf } from '../../../src/foundation/contract.ts'
import {
  certified,
  untilDueAsAgreed,
  withLoan,
  type TestBorrower,
} from '../../support/borrowers.ts'
import { bothEngines, engines, type TestDatabase } from '../../support/databases.ts'
import { console } from '../../support/lender.ts'
import { checkedTestsOn } from '../../support/lender-tests.ts'

const DAY = 86_400_000

describe.each(bothEngines)('a late fee on %s', (engine) => {
  const it = checkedTestsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  let borrower: TestBorrower
  let order_id: string
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })

  const newLoan = async (days = 61): Promise<void> => {
    await untilDueAsAgreed(app, days === 61 ? 61 : 30)
    borrower = await certified(app, test.database)
    order_id = await withLoan(app, borrower, 1_000_000, days)
  }
  const pass = (days: number) => console(app, 'clock', { days: String(days) })
  const sums = async () => {
    const { data } = await borrower.client.get('/v2/order/detail', { order_id })
    const { cost, remaining_schedule, next_payment } = data as unknown as DataOf<'getOrder'>
    const sum = (name: string) => (data[name] as { amount: number }).amount
    // The parts come to the whole, whatever day it is.
    expect(cost).toMatchObject({ late_fee: data['late_fee'], late_interest: data['late_interest'] })
    expect(next_payment).toEqual(remaining_schedule[0] ?? null)
    expect(next_payment?.due_date ?? null).toBe(data['due_date'])
    const asked = remaining_schedule.reduce((all, { total }) => all + total.amount, 0)
    expect(asked).toBe(sum('outstanding'))
    return {
      state: data['state'],
      asked: remaining_schedule.map(({ total }) => total.amount),
      askedLate: remaining_schedule.map(({ late_fee }) => late_fee.amount),
      lateFee: sum('late_fee'),
      lateInterest: sum('late_interest'),
      payoff: sum('payoff_today'),
      outstanding: sum('outstanding'),
    }
  }
  const ask = async (amount: number, purpose = 'repay', more: object = {}) => {
    const asked = await borrower.client.post('/v2/repay/create', {
      order_id,
      method: 'bank_transfer',
      purpose,
      amount: { amount, currency: 'THB' },
      ...more,
    })
    return (asked.data['instruction'] as { reference: string }).reference
  }
  const pay = (reference: string, more: object = {}) => console(app, 'pay', { reference, ...more })
  const now = async () => {
    const clock = (await app.inject({ url: '/sandbox/api/clock' })).json<{ now: string }>()
    return Date.parse(clock.now)
  }
  const credit = async () => {
    const [row] = await test.database.query<{ amount: number }>(
      `select coalesce(sum(amount), 0)::bigint as amount from ledger_entries
       where borrower_id = $1 and account = 'borrower_credit'`,
      [borrower.id],
    )
    return row?.amount
  }

  it('is the same however often and however late the day’s work runs', async () => {
    await newLoan()
    for (let day = 0; day < 66; day += 6) await pass(6)
    await Promise.all([pass(0), pass(0), pass(0)])
    expect((await sums()).lateFee).toBe(50)
  })

  // What follows does not hang on the engine: on the other one it runs in the matrix.
  if (!engines.includes(engine)) return

  it('grows by the day to its cap, as the product said, and is a part of what is owed', async () => {
    await newLoan()
    const products = await borrower.client.get('/v2/loan/products')
    const [product] = products.data['products'] as { terms: object[] }[]
    expect(product?.terms[0]).toMatchObject({
      late_fee_per_day: { amount: 10 },
      late_fee_cap: { amount: 100 },
    })
    await pass(61)
    expect(await sums()).toMatchObject({ state: 'disbursed', lateFee: 0 })
    await pass(1)
    expect(await sums()).toMatchObject({ state: 'overdue', lateFee: 10 })
    await pass(3)
    const { lateFee, payoff, outstanding } = await sums()
    expect([lateFee, payoff]).toEqual([40, outstanding])
    // 10,000 at 15 % for 65 days, the service fee, four late days.
    expect(payoff).toBe(1_000_000 + 26_712 + 10_000 + 40)
    await pass(30)
    expect((await sums()).lateFee).toBe(100)
    const { lateInterest } = await sums()
    // 34 days at 15 % after the due date.
    expect(lateInterest).toBe(13_973)
    await pay(await ask((await sums()).payoff))
    // What was charged stays what it was.
    const repaid = { state: 'repaid', lateFee: 100, lateInterest, payoff: 0, outstanding: 0 }
    expect(await sums()).toEqual({ ...repaid, asked: [], askedLate: [] })
  })

  it('is asked for and paid last: who pays just what is due is on time again', async () => {
    await newLoan(120)
    await pass(32)
    const { asked, ...late } = await sums()
    expect(late).toMatchObject({ state: 'overdue', lateFee: 20, askedLate: [0, 0, 0, 20] })
    await pay(await ask(asked[0] ?? 0))
    const after = await sums()
    expect(after).toMatchObject({ state: 'disbursed', lateFee: 20, askedLate: [0, 0, 20] })
    await pass(1)
    expect((await sums()).lateFee).toBe(20)
    await pay(await ask((await sums()).payoff))
    expect((await sums()).state).toBe('repaid')
  })

  it('is taken back where the payer had paid in time and the money is matched late', async () => {
    await newLoan()
    await pass(61)
    const { payoff } = await sums()
    const reference = await ask(payoff)
    const paid_at = new Date((await now()) + 1).toISOString()
    await pass(5)
    expect((await sums()).lateFee).toBe(50)
    await pay(reference, { paid_at })
    expect((await sums()).state).toBe('repaid')
    expect(await credit()).toBe(0)
  })

  it('is taken back from the payer’s day on, when that was late too', async () => {
    await newLoan()
    await pass(63)
    const { payoff, lateFee } = await sums()
    expect(lateFee).toBe(20)
    const reference = await ask(payoff)
    const paid_at = new Date((await now()) + 1).toISOString()
    await pass(4)
    expect((await sums()).lateFee).toBe(60)
    await pay(reference, { paid_at })
    expect((await sums()).state).toBe('repaid')
  })

  it('stays for a payment in time that was too small', async () => {
    await newLoan()
    await pass(61)
    const reference = await ask(50_000)
    const paid_at = new Date((await now()) + 1).toISOString()
    await pass(2)
    await pay(reference, { paid_at })
    expect(await sums()).toMatchObject({ state: 'overdue', lateFee: 20 })
  })

  it('is charged for the same days in whatever order payments are matched', async () => {
    for (const isMatchedLast of [false, true]) {
      await newLoan()
      await pass(20)
      const early = { reference: await ask(400_000), paid_at: new Date(await now()).toISOString() }
      if (!isMatchedLast) await pay(early.reference, { paid_at: early.paid_at })
      await pass(46)
      const reference = await ask(600_000)
      await pay(reference, { amount: 700_000 })
      await pass(1)
      if (isMatchedLast) await pay(early.reference, { paid_at: early.paid_at })
      expect((await sums()).state).toBe('repaid')
      const days = await test.database.query(
        'select 1 from late_fees where borrower_id = $1 and not waived',
        [borrower.id],
      )
      // The loan was due on the 61st day, and what was missing was paid on the 66th.
      expect(days).toHaveLength(5)
    }
  })

  it('is not charged for the night in which an extension could still be paid for', async () => {
    await newLoan()
    await pass(61)
    const lateEvening = instantIn(
      'Asia/Bangkok',
      dateIn('Asia/Bangkok', new Date(await now())),
      '23:50',
    )
    await console(app, 'clock', {
      minutes: String(Math.floor((lateEvening.getTime() - (await now())) / 60_000)),
    })
    const { data } = await borrower.client.get('/v2/repay/extension_options', { order_id })
    const [option] = data['options'] as { option_id: string; cost: { amount: number } }[]
    const chosen = { extension_option_id: option?.option_id }
    const extended = await ask(option?.cost.amount ?? 0, 'extend', chosen)
    await console(app, 'clock', { hours: '8' })
    expect(await sums()).toMatchObject({ state: 'overdue', lateFee: 10 })
    await pay(extended)
    expect(await sums()).toMatchObject({ state: 'disbursed', lateFee: 0 })
  })

  it('is taken back when an extension or a return turns out to have been paid in time', async () => {
    await newLoan()
    await borrower.client.post('/v2/loan/return', { order_id })
    const returned = await ask(1_000_000, 'return')
    const paid_at = new Date((await now()) + 1).toISOString()
    await pass(70)
    expect((await sums()).lateFee).toBe(90)
    await pay(returned, { paid_at })
    expect((await sums()).state).toBe('returned')

    await newLoan()
    await pass(60)
    const { data } = await borrower.client.get('/v2/repay/extension_options', { order_id })
    const [option] = data['options'] as { option_id: string; cost: { amount: number } }[]
    const chosen = { extension_option_id: option?.option_id }
    const extended = await ask(option?.cost.amount ?? 0, 'extend', chosen)
    const inTime = new Date((await now()) + 1).toISOString()
    await pass(4)
    expect((await sums()).lateFee).toBe(30)
    await pay(extended, { paid_at: inTime })
    expect(await sums()).toMatchObject({ state: 'disbursed', lateFee: 0 })
  })

  it('rests while a request for an easier plan waits for its answer, also past its day', async () => {
    await newLoan()
    await pass(62)
    expect((await sums()).lateFee).toBe(10)
    const asked = await borrower.client.post('/v2/repay/help', { order_id, wish: 'pause' })
    const answerBy = String(asked.data['answer_by'])
    await pass(Math.ceil((Date.parse(answerBy) - (await now())) / DAY) + 3)
    expect((await sums()).lateFee).toBe(10)
    const overview = (await app.inject({ url: '/sandbox' })).body
    expect(overview).toContain('overdue for an answer')
    const { case_id } = asked.data
    const answer = { borrower_id: borrower.id, case_id, text: 'You may pay later.' }
    expect(await console(app, 'answer', answer)).toMatchObject({ status: 200 })
    await pass(2)
    expect((await sums()).lateFee).toBe(30)
  })
})
