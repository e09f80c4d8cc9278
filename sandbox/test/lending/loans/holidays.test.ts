import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../../../src/foundation/clock.ts'
import { figuresIn } from '../../../src/foundation/figures.ts'
import { LANGUAGES } from '../../../src/foundation/languages.ts'
import { say } from '../../../src/foundation/say.ts'
import { countries } from '../../../src/lending/countries/countries.ts'
import { checkBooks } from '../../../src/lending/ledger/check-books.ts'
import { renderAgreement } from '../../../src/lending/loans/agreement.ts'
import { agreementFigures } from '../../../src/lending/loans/agreement-figures.ts'
import { describePreview } from '../../../src/lending/repayments/preview.ts'
import { statusOf } from '../../../src/lending/orders/order-status.ts'
import { unpaidLoan } from '../../../src/lending/rules/balance.ts'
import { remainingSum } from '../../../src/lending/rules/remaining-schedule.ts'
import { businessDayFrom } from '../../../src/lending/rules/business-days.ts'
import { costOf } from '../../../src/lending/rules/cost.ts'
import { extensionsOf } from '../../../src/lending/rules/extension.ts'
import { lateInterest } from '../../../src/lending/rules/late-interest.ts'
import { marketTerms } from '../../../src/lending/rules/products.ts'
import type { Terms } from '../../../src/lending/rules/schedule.ts'
import { engines, startDatabase, type TestDatabase } from '../../support/databases.ts'
import { loanIn } from '../../support/edition-loans.ts'
import { console, startLender } from '../../support/lender.ts'
import { LoanInMemory } from '../../support/loan-in-memory.ts'
import { Random } from '../../support/random.ts'

const DAYS = 61

/** By the day on a year of 365, rounded half up: worked out here, and nowhere else for this test. */
const interestOf = (principal: number, rate: number, days: number): number =>
  Math.floor((2 * principal * rate * days + 3_650_000) / 7_300_000)

/** Pays each payment by its moved due date or some days after it, and holds all that say what it costs together. */
function payAll(loan: LoanInMemory, terms: Terms, start: string, random: Random, name: string) {
  const { schedule, apr } = costOf(terms, start, 'MXN')
  const paid: { on: string; sum: number }[] = []
  let [owed, countedTo, late] = [terms.principal, start, 0]
  for (const [at, { day, principal }] of terms.schedule.entries()) {
    const quoted = schedule[at]
    if (!quoted) throw new Error('a payment that was not quoted')
    const [agreed, due] = [addDays(start, day), quoted.due_date]
    const isLate = random.chance(0.3)
    const within = random.below(daysBetween(agreed, due) + 1)
    const on = isLate ? addDays(due, 1 + random.below(10)) : addDays(agreed, within)
    if (isLate) loan.passTo(on)
    const counted = isLate ? on : agreed
    const interest = interestOf(owed, terms.annualInterest, daysBetween(countedTo, counted))
    const status = statusOf(loan.order, loan.balances, on)
    const [next] = status.payments
    if (!next) throw new Error('nothing is left to pay')
    const sum = remainingSum(next)
    const shown = loan.preview(sum, on)
    // Who pays on time pays the rate that was agreed to, whichever due dates moved.
    if (at === 0 && !isLate) expect(describePreview(loan.order, shown).apr, name).toBe(apr)
    loan.pay(sum, status.payoffToday, on, '12:00')
    if (countedTo === addDays(start, terms.schedule[at - 1]?.day ?? 0) && !isLate) {
      expect(quoted.interest.amount, name).toBe(interest)
    }
    expect([next.dueDate, next.interest, shown.parts.interest, loan.arisen], name).toEqual([
      due,
      interest,
      interest,
      interest,
    ])
    if (isLate) late += principal * daysBetween(agreed, on)
    paid.push({ on: counted, sum })
    owed -= next.principal
    countedTo = counted
  }
  const inAll = lateInterest({ terms, start, payments: paid }, null)
  expect(inAll, name).toBe(interestOf(late, terms.annualInterest, 1))
}

it('costs by its moved due dates what quote, order, preview and ledger say alike, paid by then or later', () => {
  const seed = Date.now() % 2 ** 32
  const random = new Random(seed)
  const { MX } = countries
  for (let count = 0; count < 200; count++) {
    const name = `seed ${seed}, loan ${count}`
    const amount = MX.product.minAmount * (1 + random.below(9))
    const terms = marketTerms(MX, amount, random.pick(MX.product.terms).days)
    if (!terms) throw new Error('an offer that is none')
    const start = addDays('2026-11-21', random.below(400))
    const loan = new LoanInMemory(MX, terms, start)
    payAll(loan, terms, start, random, name)
    expect([loan.order.state, loan.sound], name).toEqual(['repaid', true])
    const agreed = addDays(start, terms.days)
    const due = businessDayFrom('MX', agreed)
    if (terms.schedule.length > 1) continue
    const extendable = {
      terms,
      extendedDays: 0,
      startDate: start,
      owed: unpaidLoan(terms, start),
      paid: [],
    }
    const offered = extensionsOf(MX, extendable, due).map(({ movesBy: _, ...each }) => each)
    const before = extensionsOf(MX, extendable, agreed).map(({ movesBy: _, ...each }) => each)
    expect(offered, name).toEqual(before)
  }
})

it('says in its agreement what the days up to a moved due date cost, in every language', () => {
  const { MX } = countries
  const terms = marketTerms(MX, 500_000, DAYS)
  if (!terms) throw new Error('an offer that is none')
  const at = new Date('2026-09-21T18:00:00Z')
  const quote = {
    borrowerId: '',
    id: 'quote',
    productId: MX.product.id,
    terms,
    currency: MX.currency,
    startDate: '2026-09-21',
    createdAt: at,
    expiresAt: at,
  }
  const account = {
    id: '',
    category: 'bank_account' as const,
    bankCode: 'bbva',
    number: '1',
    holderName: 'Luz',
    isDefault: true,
  }
  for (const language of LANGUAGES) {
    const { sections } = renderAgreement(agreementFigures(quote, account, MX, language), language)
    const text = sections.flatMap(({ paragraphs }) => paragraphs).join('\n')
    const { sum, day } = figuresIn(language)
    expect(text).toContain(day('2026-11-23'))
    expect(text).toContain(sum({ amount: 16_712, currency: 'MXN' }))
    expect(text).toContain(say(language, 'agreement.repayment.movedDueDates', MX))
  }
})

describe.each(engines)('a loan in Mexico on %s', (engine) => {
  let test: TestDatabase
  let app: FastifyInstance
  beforeAll(async () => {
    test = await startDatabase(engine)
    app = await startLender(test.database, { country: 'MX' })
  })
  afterAll(async () => {
    await app.close()
    await test.stop()
  })

  const today = async () => {
    const response = await app.inject({ url: '/sandbox/api/clock' })
    return response.json<{ today: string }>().today
  }
  const pass = (days: number) => console(app, 'clock', { days: String(days) })

  it('that is due on a day when banks are closed is due on the next one, at no cost', async () => {
    while (businessDayFrom('MX', addDays(await today(), DAYS)) === addDays(await today(), DAYS)) {
      await pass(1)
    }
    const start = await today()
    const due = businessDayFrom('MX', addDays(start, DAYS))
    const { client, orderId } = await loanIn('MX', app, test.database, {
      amount: 500_000,
      days: DAYS,
    })
    const detail = async () => {
      const { data } = await client.get('/v2/order/detail', { order_id: orderId })
      const { state, due_date, payoff_today, cost } = data as {
        state: string
        due_date: string
        payoff_today: { amount: number }
        cost: { total: { amount: number }; schedule: { due_date: string }[] }
      }
      return { state, due_date, payoff: payoff_today.amount, cost }
    }
    const { due_date, cost } = await detail()
    expect([due_date, cost.schedule[0]?.due_date]).toEqual([due, due])
    await pass(DAYS)
    while ((await today()) < due) await pass(1)
    expect(await detail()).toMatchObject({ state: 'disbursed', payoff: cost.total.amount })
    const asked = await client.post('/v2/repay/create', {
      order_id: orderId,
      method: 'bank_transfer',
      purpose: 'repay',
      amount: { amount: cost.total.amount, currency: 'MXN' },
    })
    const { reference } = asked.data['instruction'] as { reference: string }
    const paid_at = new Date(Date.parse(`${due}T18:00:00Z`)).toISOString()
    await pass(3)
    expect((await detail()).state).toBe('overdue')
    await console(app, 'pay', { reference, paid_at })
    expect(await detail()).toMatchObject({ state: 'repaid', payoff: 0 })
    expect(await checkBooks(test.database)).toEqual([])
  })
})
