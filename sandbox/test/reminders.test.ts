import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, dateIn, instantIn, moveClock, readClock } from '../src/clock.ts'
import { reset } from '../src/console/reset.ts'
import { runDue } from '../src/jobs/run-due.ts'
import { LANGUAGES } from '../src/languages/languages.ts'
import { sendReminders } from '../src/messages/remind.ts'
import { wordsOf } from '../src/messages/wording.ts'
import { listTexts } from '../src/store/texts.ts'
import { certified, withLoan, type TestBorrower } from './borrowers.ts'
import { engines, startDatabase, type TestDatabase } from './databases.ts'
import { startLender } from './lender.ts'

const ZONE = 'Asia/Bangkok'

describe.each(engines)('reminders on %s', { timeout: 60_000 }, (engine) => {
  let test: TestDatabase
  let app: FastifyInstance
  let borrower: TestBorrower
  let dueDate: string
  beforeAll(async () => {
    test = await startDatabase(engine)
    app = await startLender(test.database)
  }, 60_000)
  beforeEach(async () => {
    await reset(test.database)
    borrower = await certified(app, test.database)
    const order_id = await withLoan(app, borrower)
    dueDate = String((await borrower.client.get('/v2/order/detail', { order_id })).data['due_date'])
  })
  afterAll(async () => {
    await app.close()
    await test.stop()
  })

  /** Moves the clock to that time of a day and does what is due then. */
  const at = async (day: string, time: string) => {
    const now = (await readClock(test.database)).business()
    await moveClock(test.database, instantIn(ZONE, day, time).getTime() - now.getTime())
    await runDue(test.database, ZONE, {
      error: (problem: unknown) => expect(problem).toBeUndefined(),
    })
  }
  const reminders = async () => {
    const { data } = await borrower.client.get('/v2/message/list')
    const all = data['messages'] as { kind: string; title: string }[]
    return all.filter(({ kind }) => kind === 'payment_reminder').map(({ title }) => title)
  }
  const SOON = 'A payment is due soon'
  const TODAY = 'A payment is due today'

  it('come three days before and on the day, once each, as message and as text', async () => {
    await at(addDays(dueDate, -4), '12:00')
    expect(await reminders()).toEqual([])
    await at(addDays(dueDate, -3), '12:00')
    await at(addDays(dueDate, -2), '12:00')
    expect(await reminders()).toEqual([SOON])
    await at(dueDate, '09:00')
    await at(dueDate, '17:00')
    expect(await reminders()).toEqual([TODAY, SOON])
    const texts = await listTexts(test.database, borrower.phone)
    expect(texts.map(({ body }) => body)).toEqual([
      expect.stringMatching(/^A payment is due today\n10,350\.68\s.* today\./),
      expect.stringMatching(/^A payment is due soon\n10,350\.68\sTHB are due on /),
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
      )
      const texts = await listTexts(test.database, borrower.phone)
      expect(texts.map(({ body }) => body)).toEqual([`${title}\n${text}`])
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

  it('are sent once when several processes send them at the same time', async () => {
    const now = instantIn(ZONE, dueDate, '12:00')
    const sent = await Promise.all([1, 2, 3].map(() => sendReminders(test.database, now, ZONE)))
    expect(sent.reduce((all, each) => all + each, 0)).toBe(1)
    expect(await reminders()).toEqual([TODAY])
    expect(dateIn(ZONE, now)).toBe(dueDate)
  })

  it('do not come for a loan that was repaid', async () => {
    await test.database.query("update orders set state = 'repaid', due_date = null")
    await at(dueDate, '12:00')
    expect(await reminders()).toEqual([])
  })
})
