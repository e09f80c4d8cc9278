import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../../src/foundation/clock.ts'
import { checkBooks } from '../../../src/lending/ledger/check-books.ts'
import { businessDayFrom } from '../../../src/lending/rules/business-days.ts'
import { engines, startDatabase, type TestDatabase } from '../../support/databases.ts'
import { loanIn } from '../../support/edition-loans.ts'
import { console, startLender } from '../../support/lender.ts'

const DAYS = 61

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
