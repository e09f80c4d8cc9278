import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { addDays, dateIn } from '../../../src/foundation/clock.ts'
import type { Transaction } from '../../../src/store/database/database.ts'
import { certified, withLoan, type TestBorrower } from '../../support/borrowers.ts'
import { engines, type TestDatabase } from '../../support/databases.ts'
import { console } from '../../support/lender.ts'
import { checkedTestsOn } from '../../support/lender-tests.ts'

const DAY = 86_400_000
const LARGEST = 1_000_000_000_000
/** 10,000.00 baht for 61 days at 15 % a year and a fee of 1 %: 410.96 satang of interest a day. */
const PRINCIPAL = 1_000_000
const FEE = 10_000
/** On the day of the payout nothing has been earned yet (D37). */
const WHOLE = PRINCIPAL

interface Sent {
  text: string
  /** Statements that leave while others of their connection wait for an answer go in one round trip. */
  roundTrip: number
}

/** What is sent until the test ends, but for the rate limit's own. */
function sentFromHere(): Sent[] {
  const sent: Sent[] = []
  const waiting = new Map<pg.Client, { roundTrip: number; statements: number }>()
  let roundTrips = 0
  const mayBeRefused = process.env['TEST_REFUSED_COMMITS'] !== undefined
  const query = pg.Client.prototype.query as (...asked: unknown[]) => Promise<unknown>
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...asked: unknown[]
  ) {
    const [config] = asked as [string | { text: string }]
    const text = (typeof config === 'string' ? config : config.text).trim()
    const own = waiting.get(this) ?? { roundTrip: 0, statements: 0 }
    waiting.set(this, own)
    if (own.statements++ === 0) own.roundTrip = ++roundTrips
    // What the database ended for a conflict is done again: a transaction, or a statement that stood alone.
    if (text === 'rollback') sent.splice(sent.findLastIndex((each) => each.text === 'begin'))
    const isAgain = mayBeRefused && text === sent.at(-1)?.text
    if (!isAgain && !/^rollback$|call_levels/.test(text)) {
      sent.push({ text, roundTrip: own.roundTrip })
    }
    return query.apply(this, asked).finally(() => own.statements--)
  })
  onTestFinished(() => spy.mockRestore())
  return sent
}

describe.each(engines)('a payment on %s', (engine) => {
  const it = checkedTestsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  let borrower: TestBorrower
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })

  const newLoan = async (): Promise<string> => {
    borrower = await certified(app, test.database)
    return withLoan(app, borrower, PRINCIPAL)
  }
  const instructionFor = async (order_id: string, amount: number): Promise<string> => {
    const asked = await borrower.client.post('/v2/repay/create', {
      order_id,
      method: 'bank_transfer',
      purpose: 'repay',
      amount: { amount, currency: 'THB' },
    })
    return (asked.data['instruction'] as { reference: string }).reference
  }
  const detailOf = async (order_id: string) => {
    const { code, data } = await borrower.client.get('/v2/order/detail', { order_id })
    const sum = (name: string) => (data[name] as { amount: number }).amount
    expect(code).toBe(200)
    return { state: data['state'], payoff: sum('payoff_today'), paid: sum('paid') }
  }
  const postingsOf = (orderId: string) =>
    test.database.query(
      `select t.value_date, -sum(e.amount)::bigint as interest from ledger_transactions t
       join ledger_entries e on e.borrower_id = t.borrower_id and e.transaction_id = t.id
       where t.order_id = $1 and t.kind = 'payment' and e.account = 'interest_income'
       group by t.id, t.value_date`,
      [orderId],
    )
  /** Moves the clock to the next half past ten in the evening in Bangkok. */
  const untilLateEvening = async (): Promise<void> => {
    const { now } = (await app.inject({ url: '/sandbox/api/clock' })).json<{ now: string }>()
    const past = (Date.parse(now) - Date.parse('2026-01-01T22:30:00+07:00')) % DAY
    await console(app, 'clock', { minutes: String(Math.ceil((DAY - past) / 60_000)) })
  }

  it('costs interest to the day the payer paid, however late it is matched', async () => {
    const orderId = await newLoan()
    const reference = await instructionFor(orderId, 50_000)
    const order = await borrower.client.get('/v2/order/detail', { order_id: orderId })
    const timeline = order.data['timeline'] as { state: string; at: string }[]
    const paidOut = new Date(timeline.find((each) => each.state === 'disbursed')?.at ?? '')
    await console(app, 'clock', { days: '60' })
    const paidAt = new Date(paidOut.getTime() + 50 * DAY).toISOString()
    const paid = await console(app, 'pay', { reference, paid_at: paidAt })
    expect(paid.body).toMatchObject({ state: 'disbursed' })
    const day = addDays(dateIn('Asia/Bangkok', paidOut), 50)
    expect(await postingsOf(orderId)).toEqual([{ value_date: day, interest: 20_548 }])
    // Ten more days on what is left: 980,548 × 15 % × 10 / 365.
    const left = PRINCIPAL - (50_000 - 20_548 - FEE)
    expect(await detailOf(orderId)).toMatchObject({ payoff: left + 4_030, paid: 50_000 })
  })

  it('is asked for under another reference where the first is taken', async () => {
    const orderId = await newLoan()
    const taken = await instructionFor(orderId, 100)
    const begin = test.database.transaction.bind(test.database)
    let tried = 0
    const transactions = vi.spyOn(test.database, 'transaction').mockImplementation((work) =>
      begin((tx) => {
        const send: Transaction['send'] = (sql, parameters = [], beside = {}) => {
          const isFirst = sql.includes('into payment_references') && ++tried === 1
          tx.send(sql, isFirst ? [taken, ...parameters.slice(1)] : parameters, beside)
        }
        return work({ ...tx, send })
      }),
    )
    onTestFinished(() => transactions.mockRestore())
    expect(await instructionFor(orderId, 100)).toMatch(/^\d{9,12}$/)
    expect(tried).toBe(2)
  })

  it('takes 8 statements in 6 round trips with its instruction, however much was paid before', async () => {
    const orderId = await newLoan()
    const payOnce = async (): Promise<void> => {
      const reference = await instructionFor(orderId, 100)
      expect(await console(app, 'pay', { reference })).toMatchObject({ status: 200 })
    }
    await payOnce()
    const sent = sentFromHere()
    await payOnce()
    const statements = sent.filter(({ text }) => !/^(begin|commit)$/.test(text))
    expect(statements).toHaveLength(8)
    expect(new Set(sent.map(({ roundTrip }) => roundTrip)).size).toBe(6)
    expect(statements.filter(({ text }) => text.includes('from ledger_'))).toEqual([])
  })

  it('of a whole debt after its instruction ended leaves the interest since then', async () => {
    const orderId = await newLoan()
    const reference = await instructionFor(orderId, WHOLE)
    await console(app, 'clock', { days: '10' })
    await console(app, 'pay', { reference })
    expect(await detailOf(orderId)).toEqual({ state: 'disbursed', payoff: 6_132, paid: WHOLE })
  })

  it('of a whole debt ends the loan while its instruction lasts, over midnight too', async () => {
    await untilLateEvening()
    const orderId = await newLoan()
    await console(app, 'clock', { days: '2' })
    const { payoff } = await detailOf(orderId)
    const reference = await instructionFor(orderId, payoff)
    await console(app, 'clock', { hours: '2' })
    await console(app, 'pay', { reference })
    expect(await detailOf(orderId)).toEqual({ state: 'repaid', payoff: 0, paid: payoff })
  })

  it('of a whole debt that was made before it was asked for costs interest to its own day', async () => {
    const orderId = await newLoan()
    await console(app, 'clock', { days: '10' })
    const { payoff } = await detailOf(orderId)
    const reference = await instructionFor(orderId, payoff)
    const { now } = (await app.inject({ url: '/sandbox/api/clock' })).json<{ now: string }>()
    const paid_at = new Date(Date.parse(now) - 4 * DAY).toISOString()
    await console(app, 'pay', { reference, paid_at })
    expect(await postingsOf(orderId)).toMatchObject([{ interest: 2_466 }])
    expect(await detailOf(orderId)).toEqual({ state: 'repaid', payoff: 0, paid: payoff })
  })

  it('that is matched after later ones takes back the interest and late fees since its day', async () => {
    const orderId = await newLoan()
    await console(app, 'clock', { days: '61' })
    const { payoff } = await detailOf(orderId)
    const whole = await instructionFor(orderId, payoff)
    const { now } = (await app.inject({ url: '/sandbox/api/clock' })).json<{ now: string }>()
    const paid_at = new Date(Date.parse(now) + 1).toISOString()
    await console(app, 'clock', { days: '7' })
    const part = await instructionFor(orderId, 50_000)
    expect((await console(app, 'pay', { reference: part })).body).toMatchObject({
      state: 'overdue',
    })
    const sent = sentFromHere()
    const paid = await console(app, 'pay', { reference: whole, paid_at })
    expect(paid.body).toMatchObject({ state: 'repaid' })
    // It is decided on what was read before anything is written.
    const statements = sent.map(({ text }) => text)
    const kinds = statements.slice(statements.findIndex((sql) => sql.includes('for update')))
    const writes = kinds.findIndex((sql) => !sql.startsWith('select'))
    expect([writes > 0, kinds.slice(writes).filter((sql) => sql.startsWith('select'))]).toEqual([
      true,
      [],
    ])
    // 61 days of interest and no late day, as if the money had been matched when it was paid.
    const books = await test.database.query(
      `select account, -sum(amount)::bigint as sum from ledger_entries
       where order_id = $1 and account in ('interest_income', 'late_fee_income', 'borrower_credit')
       group by account having sum(amount) <> 0 order by account`,
      [orderId],
    )
    expect(books).toEqual([
      { account: 'borrower_credit', sum: 50_000 },
      { account: 'interest_income', sum: payoff - PRINCIPAL - FEE },
    ])
  })

  it('of a part of a whole instruction counts on its own day', async () => {
    await untilLateEvening()
    const orderId = await newLoan()
    const reference = await instructionFor(orderId, WHOLE)
    await console(app, 'clock', { hours: '2' })
    await console(app, 'pay', { reference, amount: WHOLE - 1 })
    expect(await postingsOf(orderId)).toMatchObject([{ interest: 411 }])
    expect(await detailOf(orderId)).toMatchObject({ state: 'disbursed', payoff: 612 })
  })

  it('is refused beyond the bound of the contract, alone and with what was paid before', async () => {
    const orderId = await newLoan()
    const reference = await instructionFor(orderId, WHOLE)
    const pay = async (amount: number, payment_id: string) => {
      const { body } = await console(app, 'pay', { reference, amount, payment_id })
      return { code: body['code'], state: body['state'], data: body['data'] }
    }
    const tooMuch = (max: number) => ({
      code: 422_001,
      data: [{ field: 'amount', rule: 'max', params: { max } }],
    })
    expect(await pay(LARGEST + 1, 'one-too-many')).toMatchObject(tooMuch(LARGEST))
    expect(await pay(LARGEST - 5, 'nearly-all')).toMatchObject({ state: 'returned' })
    expect(await pay(LARGEST, 'all-again')).toMatchObject(tooMuch(5))
    expect(await pay(6, 'six-more')).toMatchObject(tooMuch(5))
    expect(await pay(LARGEST - 5, 'nearly-all')).toMatchObject({ state: 'returned' })
    expect(await pay(5, 'five-more')).toMatchObject({ state: 'returned' })
    expect(await detailOf(orderId)).toEqual({ state: 'returned', payoff: 0, paid: LARGEST })
  })
})
