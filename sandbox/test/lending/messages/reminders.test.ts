import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, dateIn, instantIn } from '../../../src/foundation/clock.ts'
import { moveClock, readClock } from '../../../src/store/database/business-clock.ts'
import { runDue } from '../../../src/lending/due-work/run-due.ts'
import { directionOf, LANGUAGES } from '../../../src/foundation/languages.ts'
import { countries } from '../../../src/lending/countries/countries.ts'
import { sendReminders } from '../../../src/lending/due-work/remind.ts'
import { wordsOf } from '../../../src/lending/messages/wording.ts'
import { businessDayFrom } from '../../../src/lending/rules/business-days.ts'
import { listTexts } from '../../../src/lending/messages/texts.ts'
import { certified, withLoan, type TestBorrower } from '../../support/borrowers.ts'
import { bothEngines, engines, startDatabase, type TestDatabase } from '../../support/databases.ts'
import { loanIn } from '../../support/edition-loans.ts'
import { console, startLender, type SignedClient } from '../../support/lender.ts'
import { testsOn } from '../../support/lender-tests.ts'
import { emptyDatabase } from '../../support/empty-database.ts'
import { scenarioPartners } from '../../../src/world/scenarios/scenario-partners.ts'

const ZONE = 'Asia/Bangkok'

interface Payment {
  due_date: string
  total: { amount: number }
}

/** The payments that a loan was agreed to be paid in. */
async function scheduleOf(client: Pick<SignedClient, 'get'>, order_id: string): Promise<Payment[]> {
  const { data } = await client.get('/v2/order/detail', { order_id })
  return (data['cost'] as { schedule: Payment[] }).schedule
}

describe.each(bothEngines)('reminders on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  let borrower: TestBorrower
  let dueDate: string
  it.beforeAll(async ({ own }) => {
    ;({ test, app } = own)
  })
  beforeEach(async () => {
    await emptyDatabase(test.database)
    borrower = await certified(app, test.database)
    const order_id = await withLoan(app, borrower)
    dueDate = String((await borrower.client.get('/v2/order/detail', { order_id })).data['due_date'])
  })

  /** Moves the clock to that time of a day and does what is due then. */
  const at = async (day: string, time: string) => {
    const now = (await readClock(test.database)).business()
    await moveClock(test.database, instantIn(ZONE, day, time).getTime() - now.getTime())
    await runDue(
      test.database,
      {
        error: (problem: unknown) => expect(problem).toBeUndefined(),
      },
      scenarioPartners,
    )
  }
  const reminders = async () => {
    const { data } = await borrower.client.get('/v2/message/list')
    const all = data['messages'] as { kind: string; title: string }[]
    return all.filter(({ kind }) => kind === 'payment_reminder').map(({ title }) => title)
  }
  const SOON = 'A payment is due soon'
  const TODAY = 'A payment is due today'

  it('are sent once when several processes send them at the same time', async () => {
    const now = instantIn(ZONE, dueDate, '12:00')
    const sent = await Promise.all([1, 2, 3].map(() => sendReminders(test.database, now)))
    expect(sent.reduce((all, each) => all + each, 0)).toBe(1)
    expect(await reminders()).toEqual([TODAY])
    expect(dateIn(ZONE, now)).toBe(dueDate)
  })

  // What follows does not hang on the engine: on the other one it runs in the matrix.
  if (!engines.includes(engine)) return

  it('come three days before and on the day, once each, as message and as text', async () => {
    await at(addDays(dueDate, -4), '12:00')
    expect(await reminders()).toEqual([])
    await at(addDays(dueDate, -3), '12:00')
    await at(addDays(dueDate, -2), '12:00')
    expect(await reminders()).toEqual([SOON])
    await at(dueDate, '09:00')
    await at(dueDate, '17:00')
    expect(await reminders()).toEqual([TODAY, SOON])
    const texts = await listTexts(test.database, borrower)
    expect(texts.map(({ body }) => body)).toEqual([
      expect.stringMatching(/^Paso: A payment is due today\n฿10,350\.68 .* today\./),
      expect.stringMatching(/^Paso: A payment is due soon\n฿10,350\.68 is due on /),
    ])
  })

  it.each(LANGUAGES)(
    'come to the phone in %s when its agreement was read in it',
    async (language) => {
      await test.database.query('update orders set agreement_language = $1', [language])
      await at(dueDate, '12:00')
      const { title, text } = wordsOf(
        'due_today',
        { amount: 1_035_068, currency: 'THB', day: dueDate },
        language,
        countries.TH,
      )
      const texts = await listTexts(test.database, borrower)
      const sender = directionOf(language) === 'rtl' ? '\u200fPaso' : 'Paso'
      expect(texts.map(({ body }) => body)).toEqual([`${sender}: ${title}\n${text}`])
      expect(text).toContain(language === 'vi' ? '10.350,68' : '10,350.68')
    },
  )

  it('wait for the contact hours of the country', async () => {
    await at(addDays(dueDate, -3), '20:00')
    expect(await reminders()).toEqual([])
    await at(addDays(dueDate, -2), '07:59')
    expect(await reminders()).toEqual([])
    await at(addDays(dueDate, -2), '08:00')
    expect(await reminders()).toEqual([SOON])
  })

  it('do not come for a loan that was repaid', async () => {
    await test.database.query("update orders set state = 'repaid', due_date = null")
    await at(dueDate, '12:00')
    expect(await reminders()).toEqual([])
  })

  describe('of a loan that is late with its first payment', () => {
    let order_id: string
    let schedule: Payment[]
    beforeEach(async () => {
      await emptyDatabase(test.database)
      borrower = await certified(app, test.database)
      order_id = await withLoan(app, borrower, 1_000_000, 180)
      schedule = await scheduleOf(borrower.client, order_id)
      await at(addDays(payment(1).due_date, 1), '12:00')
      expect((await borrower.client.get('/v2/order/detail', { order_id })).data['state']).toBe(
        'overdue',
      )
      await test.database.asOwner((tx) => tx.exec('delete from messages; delete from texts'))
    })
    const payment = (number: number): Payment => {
      const found = schedule[number - 1]
      if (!found) throw new Error(`there is no payment ${number}`)
      return found
    }
    const pay = async (amount: number) => {
      const { data } = await borrower.client.post('/v2/repay/create', {
        order_id,
        method: 'bank_transfer',
        purpose: 'repay',
        amount: { amount, currency: 'THB' },
      })
      const { reference } = data['instruction'] as { reference: string }
      expect((await console(app, 'pay', { reference })).status).toBe(200)
    }
    /** Pays what was to be paid up to a payment of the schedule, and what being late cost. */
    const payUpTo = (number: number): Promise<void> =>
      pay(schedule.slice(0, number).reduce((sum, { total }) => sum + total.amount, 5_000))

    it('come before and on the day of each later one, once each, with what it asks for', async () => {
      for (const { due_date, total } of schedule.slice(1)) {
        await test.database.asOwner((tx) => tx.exec('delete from messages; delete from texts'))
        await at(addDays(due_date, -4), '12:00')
        expect(await reminders()).toEqual([])
        await at(addDays(due_date, -3), '07:59')
        expect(await reminders()).toEqual([])
        for (const time of ['08:00', '12:00']) await at(addDays(due_date, -3), time)
        await at(addDays(due_date, -2), '12:00')
        expect(await reminders()).toEqual([SOON])
        for (const time of ['09:00', '17:00']) await at(due_date, time)
        await at(addDays(due_date, 1), '12:00')
        expect(await reminders()).toEqual([TODAY, SOON])
        const sum = (total.amount / 100).toLocaleString('en')
        const texts = await listTexts(test.database, borrower)
        expect(texts.map(({ body }) => body.split('\n')[1])).toEqual([
          expect.stringContaining(`฿${sum} is due today`),
          expect.stringContaining(`฿${sum} is due on `),
        ])
      }
    })

    it('are sent once when several processes send them at the same time', async () => {
      const now = instantIn(ZONE, payment(2).due_date, '12:00')
      const sent = await Promise.all([1, 2, 3].map(() => sendReminders(test.database, now)))
      expect(sent.reduce((all, each) => all + each, 0)).toBe(1)
      expect(await reminders()).toEqual([TODAY])
    })

    it('do not come again once the late payments are made', async () => {
      await at(addDays(payment(2).due_date, -3), '12:00')
      expect(await reminders()).toEqual([SOON])
      await payUpTo(1)
      await at(addDays(payment(2).due_date, -2), '12:00')
      expect(await reminders()).toEqual([SOON])
      await at(payment(2).due_date, '12:00')
      expect(await reminders()).toEqual([TODAY, SOON])
    })

    it('do not come for a payment that has been made already', async () => {
      await at(addDays(payment(2).due_date, -5), '12:00')
      await payUpTo(2)
      await at(addDays(payment(2).due_date, -3), '12:00')
      await at(payment(2).due_date, '12:00')
      expect(await reminders()).toEqual([])
      await at(payment(3).due_date, '12:00')
      expect(await reminders()).toEqual([TODAY])
    })

    it('do not come once the loan is written off', async () => {
      const written = await console(app, 'write-off', { borrower_id: borrower.id, order_id })
      expect(written.status).toBe(200)
      for (const { due_date } of schedule.slice(1)) await at(due_date, '12:00')
      expect(await reminders()).toEqual([])
    })

    it('do not come once everything is paid', async () => {
      const { data } = await borrower.client.get('/v2/order/detail', { order_id })
      await pay((data['payoff_today'] as { amount: number }).amount)
      for (const { due_date } of schedule.slice(1)) await at(due_date, '12:00')
      expect(await reminders()).toEqual([])
    })
  })
})

describe.each(engines)('reminders in Mexico on %s', (engine) => {
  it('of a later payment come around the business day that it moved to', async () => {
    const test = await startDatabase(engine)
    const app = await startLender(test.database, { country: 'MX' })
    const pass = async (days: number): Promise<string> => {
      const { body } = await console(app, 'clock', { days: String(days) })
      return String(body['today'])
    }
    let today = await pass(0)
    const second = (): string => addDays(today, 60)
    while (businessDayFrom('MX', second()) === second()) today = await pass(1)
    const { client, orderId } = await loanIn('MX', app, test.database, {
      amount: 500_000,
      days: 120,
    })
    const moved = (await scheduleOf(client, orderId))[1]?.due_date ?? ''
    expect(moved).toBe(businessDayFrom('MX', second()))
    expect(moved).not.toBe(second())
    await pass(50)
    await test.database.asOwner((tx) => tx.exec('delete from messages'))
    await pass(20)
    const { messages } = (await client.get('/v2/message/list')).data as {
      messages: { kind: string; sent_at: string }[]
    }
    const days = messages
      .filter(({ kind }) => kind === 'payment_reminder')
      .map(({ sent_at }) => dateIn('America/Mexico_City', new Date(sent_at)))
    expect(days).toEqual([moved, addDays(moved, -3)])
    await app.close()
    await test.stop()
  })
})
