import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect } from 'vitest'
import { addDays, dateIn, instantIn, minuteIn } from '../../../src/foundation/clock.ts'
import { moveClock, readClock } from '../../../src/store/database/business-clock.ts'
import { advanceClock } from '../../../src/world/console/advance-clock.ts'
import type { World } from '../../../src/world/page-parts/world.ts'
import { dueMoments } from '../../../src/lending/due-work/due-moments.ts'
import { reset } from '../../../src/world/console/reset.ts'
import { thailand } from '../../../src/lending/countries/thailand.ts'
import { mayRemind } from '../../../src/lending/messages/contact-hours.ts'
import { listTexts } from '../../../src/lending/messages/texts.ts'
import {
  apply,
  certified,
  untilDueAsAgreed,
  withLoan,
  type TestBorrower,
} from '../../support/borrowers.ts'
import { bothEngines, engines, type TestDatabase } from '../../support/databases.ts'
import { console, settings } from '../../support/lender.ts'
import { testsOn } from '../../support/lender-tests.ts'
import { emptyDatabase } from '../../support/empty-database.ts'
import { scenarioPartners } from '../../../src/world/scenarios/scenario-partners.ts'

const ZONE = 'Asia/Bangkok'
const HOUR = 3_600_000
const DAY = 24 * HOUR

describe.each(bothEngines)('time that passes on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  let world: World
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
    world = {
      database: test.database,
      settings,
      realTime: () => new Date(),
      log: { error: (problem: unknown) => expect(problem).toBeUndefined() },
      partners: scenarioPartners,
    }
  })
  beforeEach(() => emptyDatabase(test.database))

  const now = async () => (await readClock(test.database)).business()
  /** Puts the clock to the next such time of the day, before there is a loan. */
  const startAt = async (time: string): Promise<void> => {
    const wanted = instantIn(ZONE, addDays(dateIn(ZONE, await now()), 1), time)
    await moveClock(test.database, wanted.getTime() - (await now()).getTime())
  }
  const newLoan = async (days = 61) => {
    await untilDueAsAgreed(app, days === 61 ? 61 : 30)
    const borrower = await certified(app, test.database)
    const order_id = await withLoan(app, borrower, 1_000_000, days)
    const { data } = await borrower.client.get('/v2/order/detail', { order_id })
    return { borrower, order_id, dueDate: String(data['due_date']) }
  }
  const inboxOf = async ({ client }: TestBorrower) => {
    const { data } = await client.get('/v2/message/list')
    return (data['messages'] as { kind: string; title: string; sent_at: string }[])
      .map((each) => ({ ...each, at: minuteIn(ZONE, new Date(each.sent_at)) }))
      .reverse()
  }
  const ofLoan = async (borrower: TestBorrower) =>
    (await inboxOf(borrower)).slice(1).map(({ kind, title, at }) => [kind, title, at])
  const SOON = 'A payment is due soon'
  const TODAY = 'A payment is due today'
  const LATE = 'A payment is overdue'

  /** The database, reporting each move of the clock before it is made. */
  const watched = (moved: () => void | Promise<void>): World['database'] => ({
    ...test.database,
    query: async (sql, parameters) => {
      if (sql.startsWith('update business_clock')) await moved()
      return test.database.query(sql, parameters)
    },
  })

  it('that is asked for several times at once adds up, and everything is done once', async () => {
    const { borrower, dueDate } = await newLoan()
    const { offsetMs } = await readClock(test.database)
    const moves = await Promise.all([1, 2, 3].map(() => advanceClock(world, 21 * DAY)))
    expect((await readClock(test.database)).offsetMs).toBe(offsetMs + 63 * DAY)
    expect(await ofLoan(borrower)).toEqual([
      ['payment_reminder', SOON, `${addDays(dueDate, -3)}T08:00`],
      ['payment_reminder', TODAY, `${dueDate}T08:00`],
      ['loan_update', LATE, `${addDays(dueDate, 1)}T00:00`],
    ])
    // Two reminders, the fall, two late days.
    expect(moves.reduce((sum, { done }) => sum + done, 0)).toBe(5)
  })

  it('stops where the sandbox is started over meanwhile', async () => {
    await newLoan()
    await advanceClock(world, 63 * DAY)
    let moves = 0
    const database = watched(async () => {
      if (++moves === 9) await reset(test.database)
    })
    await advanceClock({ ...world, database }, 100 * DAY)
    expect((await readClock(test.database)).offsetMs).toBeLessThan(2 * DAY)
  })

  // What follows does not hang on the engine: on the other one it runs in the matrix.
  if (!engines.includes(engine)) return

  it('in days that begin at night reminds in the contact hours of each', async () => {
    await startAt('03:23')
    const { borrower, dueDate } = await newLoan()
    for (let day = 0; day < 62; day++) await console(app, 'clock', { days: '1' })
    expect(await ofLoan(borrower)).toEqual([
      ['payment_reminder', SOON, `${addDays(dueDate, -3)}T08:00`],
      ['payment_reminder', TODAY, `${dueDate}T08:00`],
      ['loan_update', LATE, `${addDays(dueDate, 1)}T00:00`],
    ])
  })

  it('in one step over the due date does all that fell due, each at its time', async () => {
    const { borrower, order_id, dueDate } = await newLoan()
    await console(app, 'clock', { days: '56' })
    const { body } = await console(app, 'clock', { days: '10' })
    expect(await ofLoan(borrower)).toEqual([
      ['payment_reminder', SOON, `${addDays(dueDate, -3)}T08:00`],
      ['payment_reminder', TODAY, `${dueDate}T08:00`],
      ['loan_update', LATE, `${addDays(dueDate, 1)}T00:00`],
    ])
    const { data } = await borrower.client.get('/v2/order/detail', { order_id })
    expect(data).toMatchObject({ state: 'overdue', late_fee: { amount: 50 } })
    // Two reminders, the fall, and a look at each of its five late days.
    expect(body['done']).toBe(8)
  })

  it.each([1, 7, 40, 190])(
    'in steps of %i days reminds of each payment, though the first is late',
    async (step) => {
      const { borrower, order_id } = await newLoan(180)
      for (let passed = 0; passed < 190; passed += step) {
        await console(app, 'clock', { days: String(step) })
      }
      const { data } = await borrower.client.get('/v2/order/detail', { order_id })
      const { schedule } = data['cost'] as { schedule: { due_date: string }[] }
      expect(schedule).toHaveLength(6)
      const reminders = schedule.flatMap(({ due_date }) => [
        ['payment_reminder', SOON, `${addDays(due_date, -3)}T08:00`],
        ['payment_reminder', TODAY, `${due_date}T08:00`],
      ])
      const late = ['loan_update', LATE, `${addDays(schedule[0]?.due_date ?? '', 1)}T00:00`]
      expect(await ofLoan(borrower)).toEqual([
        ...reminders.slice(0, 2),
        late,
        ...reminders.slice(2),
      ])
    },
  )

  it('sends no text outside of the contact hours', async () => {
    const { borrower, dueDate } = await newLoan()
    await console(app, 'clock', { days: '70' })
    const texts = await listTexts(test.database, borrower)
    expect(texts.map(({ sentAt }) => [dateIn(ZONE, sentAt), mayRemind(thailand, sentAt)])).toEqual([
      [dueDate, true],
      [addDays(dueDate, -3), true],
    ])
  })

  it('pays out at the moment at which the payout is due', async () => {
    await startAt('10:00')
    const borrower = await certified(app, test.database)
    const applied = await apply(borrower)
    const { order_id } = applied.data['order'] as { order_id: string }
    await console(app, 'sign', { borrower_id: borrower.id, order_id })
    const [job] = await test.database.query<{ due_at: Date }>('select due_at from jobs')
    const dueAt = job?.due_at ?? new Date(NaN)
    // Real time stands still, so that the way to the moment takes none.
    const real = new Date()
    await advanceClock({ ...world, realTime: () => real }, 5 * DAY)
    const { data } = await borrower.client.get('/v2/order/detail', { order_id })
    const paidOut = (data['timeline'] as { state: string; at: string }[]).at(-1)
    expect(paidOut?.state).toBe('disbursed')
    expect(paidOut?.at).toBe(dueAt.toISOString())
    const { schedule } = data['cost'] as { schedule: { agreed_date: string }[] }
    expect(schedule[0]?.agreed_date).toBe(addDays(dateIn(ZONE, dueAt), 61))
  })

  it.each([
    ['approved', '1234509876'],
    ['applied', '0000000000504'],
  ])('gives an %s order up a week after it was applied for', async (waits, number) => {
    const borrower = await certified(app, test.database)
    const account = { number, number_copy: number, bank_code: 'kbank', category: 'bank_account' }
    const holder = { holder_name: 'Somchai Jaidee', consent: true }
    const added = await borrower.client.post('/v2/bank/account', { ...account, ...holder })
    const { account_id: accountId } = added.data['account'] as { account_id: string }
    const applied = await apply({ ...borrower, accountId })
    const { order_id, applied_at, state } = applied.data['order'] as Record<string, string>
    expect(state).toBe(waits)
    await console(app, 'clock', { days: '9' })
    const { data } = await borrower.client.get('/v2/order/detail', { order_id: order_id ?? '' })
    const last = (data['timeline'] as { state: string; at: string }[]).at(-1)
    expect(last?.state).toBe('expired')
    const after = Date.parse(last?.at ?? '') - Date.parse(applied_at ?? '')
    expect(after - 7 * DAY).toBeGreaterThanOrEqual(0)
    // What was done before it took its own time.
    expect(after - 7 * DAY).toBeLessThan(DAY / 24)
  })

  it('knows each moment at which a payout is due, however many there are', async () => {
    const from = new Date()
    await test.database.query(
      `insert into jobs (borrower_id, id, kind, order_id, due_at)
       select gen_random_uuid(), gen_random_uuid(), 'pay_out', gen_random_uuid(),
         $1::timestamptz + make_interval(secs => n) from generate_series(1, 150) n`,
      [from],
    )
    const moments = await dueMoments(test.database, from, new Date(from.getTime() + HOUR))
    expect(moments).toHaveLength(150)
    expect(moments[0]).toEqual(new Date(from.getTime() + 1000))
  })

  it('moves the clock by what was asked for, and not beyond', async () => {
    await advanceClock(world, 40 * DAY + 5 * HOUR)
    expect((await readClock(test.database)).offsetMs).toBe(40 * DAY + 5 * HOUR)
  })

  it('stops on days that bring something alone, twice, and at each moment more', async () => {
    let stops = 0
    const counting = { ...world, database: watched(() => void stops++) }
    await advanceClock(counting, 400 * DAY)
    expect(stops).toBe(1)
    for (const days of [61, 61, 180, 180]) await newLoan(days)
    await apply(await certified(app, test.database))
    stops = 0
    await advanceClock(counting, 120 * DAY)
    // The end of the application, and each day from three before the first due date on, in a month.
    expect(stops).toBeGreaterThan(2 * (120 - 31))
    expect(stops).toBeLessThan(2 * (120 - 20))
  })
})
