import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect } from 'vitest'
import { LANGUAGES } from '../../../src/foundation/languages.ts'
import { say } from '../../../src/foundation/say.ts'
import {
  certified,
  untilDueAsAgreed,
  withLoan,
  type TestBorrower,
} from '../../support/borrowers.ts'
import { engines, type TestDatabase } from '../../support/databases.ts'
import { console } from '../../support/lender.ts'
import { readPdf } from '../../support/pdf-text.ts'
import { checkedTestsOn } from '../../support/lender-tests.ts'

/** 10,000.00 baht for 61 days at 15 % a year and a fee of 1 %: 410.96 satang of interest a day. */
const PRINCIPAL = 1_000_000
const FEE = 10_000
/** What a sum grows to at the highest rate, of which a payoff before the fiftieth day falls short by the agreement (D37). */
const grown = (sum: number, days: number): number => sum * 1.25 ** (days / 365)

const PARTS = ['interest', 'fee', 'extension', 'lateFee', 'principal', 'overpaid'] as const
const BESIDE = [
  'rebate',
  'interestTakenBack',
  'lateFeesTakenBack',
  'returnTakenBack',
  'takenBackKept',
] as const

describe.each(engines)('a receipt on %s', (engine) => {
  const it = checkedTestsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  let borrower: TestBorrower
  let order_id: string
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })
  beforeEach(async () => {
    await untilDueAsAgreed(app)
    borrower = await certified(app, test.database, 2_000_000, undefined, new Date(await now()))
    order_id = await withLoan(app, borrower, PRINCIPAL)
  })

  const now = async (): Promise<string> =>
    (await app.inject({ url: '/sandbox/api/clock' })).json<{ now: string }>().now
  const pass = (days: number) => console(app, 'clock', { days: String(days) })
  const payoff = async (): Promise<number> => {
    const { data } = await borrower.client.get('/v2/order/detail', { order_id })
    return (data['payoff_today'] as { amount: number }).amount
  }
  const ask = async (amount: number, request: object = { purpose: 'repay' }) => {
    const asked = await borrower.client.post('/v2/repay/create', {
      order_id,
      method: 'bank_transfer',
      amount: { amount, currency: 'THB' },
      ...request,
    })
    const { reference } = asked.data['instruction'] as { reference: string }
    return { reference, repayment_id: String(asked.data['repayment_id']), asked: await now() }
  }
  type Asked = Awaited<ReturnType<typeof ask>>
  /** The money comes now. */
  const pay = async (amount: number): Promise<Asked> => {
    const asked = await ask(amount)
    expect((await console(app, 'pay', { reference: asked.reference })).status).toBe(200)
    return asked
  }
  /** The money is matched now; it was paid when it was asked for. */
  const match = async ({ reference, asked: paid_at }: Asked) => {
    expect((await console(app, 'pay', { reference, paid_at })).status).toBe(200)
  }
  const pdfOf = async ({ repayment_id }: Asked, language = 'en') => {
    const query = { order_id, kind: 'receipt', repayment_id }
    return readPdf((await borrower.client.raw('/v2/order/document', query, language)).rawPayload)
  }
  /** The sums on the paper by what they are called there, in satang. */
  const sumsOn = async (asked: Asked): Promise<Record<string, number>> => {
    const text = (await pdfOf(asked)).text.replaceAll(/\s+/g, ' ')
    const sums: Record<string, number> = {}
    for (const name of ['paid', ...PARTS, ...BESIDE] as const) {
      const found = text.split(`${say('en', `papers.part.${name}`, { loanWords: 'usual' })}: `)[1]
      const figure = found && /^฿(-?[\d,]+\.\d\d)/.exec(found)?.[1]
      if (figure) sums[name] = Math.round(Number(figure.replaceAll(',', '')) * 100)
    }
    const parts = PARTS.map((name) => sums[name] ?? 0)
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
    expect(parts.reduce((all, each) => all + each, 0)).toBe(sums['paid'])
    return sums
  }

  it('of money that was paid before what is booked says beside its parts what interest is taken back', async () => {
    await pass(10)
    const earlier = await ask(400_000)
    await pass(20)
    const later = await pay(300_000)
    await match(earlier)
    expect(await sumsOn(later)).toEqual({
      paid: 300_000,
      interest: 12_329,
      fee: FEE,
      principal: 277_671,
    })
    expect(await sumsOn(earlier)).toEqual({
      paid: 400_000,
      principal: 400_000,
      interestTakenBack: 3_172,
    })
    expect(await payoff()).toBe(Math.floor(grown(PRINCIPAL, 30) - 300_000 - grown(400_000, 20)))
    for (const language of LANGUAGES) {
      const shown = await pdfOf(earlier, language)
      expect(shown.missing, language).toBe(0)
      expect(shown.text, language).toContain(language === 'vi' ? '31,72' : '31.72')
    }
  })

  it('takes back first what was charged and not paid yet', async () => {
    await pass(10)
    const earlier = await ask(400_000)
    await pass(20)
    await pay(5_000)
    await match(earlier)
    expect(await sumsOn(earlier)).toEqual({
      paid: 400_000,
      interest: 4_110,
      fee: FEE,
      principal: 385_890,
      interestTakenBack: 3_172,
    })
    expect(await payoff()).toBe(Math.floor(grown(PRINCIPAL, 30) - 5_000 - grown(400_000, 20)))
  })

  it('says what is kept of what is taken back once nothing is owed', async () => {
    await pass(10)
    const earlier = await ask(400_000)
    await pass(30)
    await pay(await payoff())
    await match(earlier)
    expect(await sumsOn(earlier)).toEqual({
      paid: 400_000,
      // Of the fee 16.83 had fallen away; 26.47 more do.
      overpaid: 400_000,
      rebate: 2_647,
      interestTakenBack: 4_757,
      takenBackKept: 2_647 + 4_757,
    })
  })

  it('divides what is taken back between the debt and what is kept', async () => {
    await pass(10)
    const earlier = await ask(400_000)
    await pass(30)
    await pay((await payoff()) - 402_000)
    await match(earlier)
    // 4,036.83 was still owed: the payment, and 36.83 of what was taken back and what falls away.
    expect(await sumsOn(earlier)).toEqual({
      paid: 400_000,
      principal: 400_000,
      rebate: 4_330,
      interestTakenBack: 4_757,
      takenBackKept: 4_330 + 4_757 - 3_683,
    })
  })

  it('says which late fees are taken back from what is owed', async () => {
    await pass(61)
    const inTime = await ask(await payoff())
    await pass(5)
    await match(inTime)
    expect(await sumsOn(inTime)).toEqual({
      paid: 1_035_068,
      interest: 25_068,
      fee: FEE,
      principal: PRINCIPAL,
      lateFeesTakenBack: 50,
    })
  })

  it('says which late fees were paid already and are kept for the borrower', async () => {
    await pass(61)
    const inTime = await ask(await payoff())
    await pass(5)
    const late = await pay(await payoff())
    await match(inTime)
    expect(await sumsOn(late)).toEqual({
      paid: 1_037_173,
      interest: 27_123,
      fee: FEE,
      lateFee: 50,
      principal: PRINCIPAL,
    })
    expect(await sumsOn(inTime)).toEqual({
      paid: 1_035_068,
      overpaid: 1_035_068,
      interestTakenBack: 2_055,
      lateFeesTakenBack: 50,
      takenBackKept: 2_105,
    })
  })

  it('of two payments for one instruction takes each for itself', async () => {
    await pass(10)
    const twice = await ask(400_000)
    await pass(20)
    await pay(300_000)
    await pass(10)
    const { reference } = twice
    await console(app, 'pay', { reference, amount: 100_000 })
    await console(app, 'pay', { reference, paid_at: twice.asked })
    const sums = await sumsOn(twice)
    // What the first of them paid of interest is what arose in its ten days on 7,223.29.
    expect(sums).toMatchObject({ paid: 500_000, interest: 2_968 })
    expect(sums['interestTakenBack']).toBeGreaterThan(0)
    expect(sums['takenBackKept']).toBeUndefined()
  })

  it('names the cost of an extension, and of a return what earlier parts of it paid of fees', async () => {
    const returned = await borrower.client.post('/v2/loan/return', { order_id })
    expect(returned.code).toBe(200)
    const part = await ask(300_000, { purpose: 'return' })
    await match(part)
    const back = await ask(PRINCIPAL - 300_000, { purpose: 'return' })
    await match(back)
    const fee = (await sumsOn(part))['fee'] ?? 0
    expect(fee).toBe(FEE)
    expect(await sumsOn(back)).toEqual({
      paid: PRINCIPAL - 300_000,
      principal: PRINCIPAL - 300_000,
      returnTakenBack: FEE,
    })

    borrower = await certified(app, test.database, 2_000_000, undefined, new Date(await now()))
    order_id = await withLoan(app, borrower, PRINCIPAL)
    await pass(60)
    const { data } = await borrower.client.get('/v2/repay/extension_options', { order_id })
    const [option] = data['options'] as { option_id: string; cost: { amount: number } }[]
    const cost = option?.cost.amount ?? 0
    const longer = await ask(cost, { purpose: 'extend', extension_option_id: option?.option_id })
    await console(app, 'pay', { reference: longer.reference, amount: cost + 12_345 })
    expect(await sumsOn(longer)).toEqual({
      paid: cost + 12_345,
      extension: cost,
      interest: 12_345,
    })
  })
})
