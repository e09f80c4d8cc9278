import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { addDays, dateIn, instantIn } from '../../../src/foundation/clock.ts'
import { moveClock, readClock } from '../../../src/store/database/business-clock.ts'
import { businessDayFrom } from '../../../src/lending/rules/business-days.ts'
import { runDue } from '../../../src/lending/due-work/run-due.ts'
import { apply, certified, withLoan, type TestBorrower } from '../../support/borrowers.ts'
import type { TestDatabase } from '../../support/databases.ts'
import { console } from '../../support/lender.ts'
import { testsOn } from '../../support/lender-tests.ts'
import { scenarioPartners } from '../../../src/world/scenarios/scenario-partners.ts'

const ZONE = 'Asia/Bangkok'
const HOUR = 3_600_000

/** Somebody for whom something is due, and the order that it is about where there is one. */
interface Due {
  id: string
  orderId: string | null
}

// The embedded database has one connection: there is nobody beside whom one could work.
describe('work that another process has claimed', () => {
  const it = testsOn.postgres
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })

  const run = (): Promise<number> =>
    runDue(
      test.database,
      {
        error: (problem: unknown) => expect(problem).toBeUndefined(),
      },
      scenarioPartners,
    )
  const passTo = async (day: string, time: string): Promise<void> => {
    const now = (await readClock(test.database)).business()
    await moveClock(test.database, instantIn(ZONE, day, time).getTime() - now.getTime())
  }
  /** Two of a kind: the first will be held. */
  const pair = async (make: (borrower: TestBorrower) => Promise<string | null>): Promise<Due[]> => {
    const both: Due[] = []
    for (let made = 0; made < 2; made++) {
      const borrower = await certified(app, test.database)
      both.push({ id: borrower.id, orderId: await make(borrower) })
    }
    return both
  }
  const ordered = async (borrower: TestBorrower): Promise<string> =>
    ((await apply(borrower)).data['order'] as { order_id: string }).order_id

  it('is left to it, and all else is done without waiting', async () => {
    const begun = dateIn(ZONE, (await readClock(test.database)).business())
    // Due then and the day before, as agreed.
    let today = addDays(begun, 130)
    const isBusinessDay = (day: string): boolean => businessDayFrom('TH', day) === day
    while (!isBusinessDay(today) || !isBusinessDay(addDays(today, -1))) today = addDays(today, 1)
    await passTo(addDays(begun, 1), '10:00')
    const late = await pair((borrower) => withLoan(app, borrower))
    await passTo(addDays(today, -62), '10:00')
    await run()
    const unpaid = await pair((borrower) => withLoan(app, borrower))
    await passTo(addDays(today, -61), '10:00')
    const reminded = await pair((borrower) => withLoan(app, borrower))
    await passTo(addDays(today, -20), '10:00')
    const unsigned = await pair(ordered)
    const leaving = await pair(async ({ client }) => {
      expect((await client.post('/v2/account/cancel', { confirmed: true })).code).toBe(200)
      return null
    })
    await passTo(today, '10:00')
    const signed = await pair(async (borrower) => {
      const orderId = await ordered(borrower)
      await console(app, 'sign', { borrower_id: borrower.id, order_id: orderId })
      return orderId
    })
    await moveClock(test.database, 2 * HOUR)

    const all = { late, unpaid, reminded, unsigned, leaving, signed }
    /** What was done for the first and for the second of each pair. */
    const statesNow = async () => {
      const found: Record<string, unknown[]> = {}
      for (const [kind, both] of Object.entries(all)) {
        found[kind] = []
        for (const { id, orderId } of both) {
          const [row] = await test.database.query<Record<string, unknown>>(
            `select b.id,
               (select state from orders o where o.borrower_id = b.id and o.id = $2) as state,
               (select late_fee_to::text from orders o where o.borrower_id = b.id and o.id = $2)
                 as charged_to,
               (select count(*)::int from messages m where m.borrower_id = b.id
                 and m.kind = 'payment_reminder') as reminders,
               (select purged_at is not null from cancellations c where c.borrower_id = b.id)
                 as purged
             from borrowers b where b.id = $1`,
            [id, orderId],
          )
          const { state, charged_to, reminders, purged } = row ?? {}
          if (kind === 'late') found[kind].push(charged_to === today)
          else if (kind === 'reminded') found[kind].push(reminders)
          else found[kind].push(kind === 'leaving' ? purged : state)
        }
      }
      return found
    }
    await test.database.transaction(async (other) => {
      for (const [{ id, orderId } = { id: '', orderId: null }] of Object.values(all)) {
        const sql = orderId
          ? 'select 1 from orders where borrower_id = $1 and id = $2 for update'
          : 'select 1 from borrowers where id = $1 for update'
        expect(await other.query(sql, orderId ? [id, orderId] : [id])).toHaveLength(1)
      }
      // Who waited for one of them would be refused it in the end, and fail.
      await run()
      expect(await statesNow()).toEqual({
        late: [false, true],
        unpaid: ['disbursed', 'overdue'],
        reminded: [0, 1],
        unsigned: ['approved', 'expired'],
        leaving: [false, true],
        signed: ['signed', 'disbursed'],
      })
    })
    await run()
    expect(await statesNow()).toEqual({
      late: [true, true],
      unpaid: ['overdue', 'overdue'],
      reminded: [1, 1],
      unsigned: ['expired', 'expired'],
      leaving: [true, true],
      signed: ['disbursed', 'disbursed'],
    })
  })
})
