import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect } from 'vitest'
import { purgeDue } from '../../../src/lending/cancellation/carry-out.ts'
import { instantIn } from '../../../src/foundation/clock.ts'
import { readClock } from '../../../src/store/database/business-clock.ts'
import { advanceClock } from '../../../src/world/console/advance-clock.ts'
import type { World } from '../../../src/world/page-parts/world.ts'
import { reset } from '../../../src/world/console/reset.ts'
import { sendReminders } from '../../../src/lending/due-work/remind.ts'
import { certified, withLoan } from '../../support/borrowers.ts'
import type { TestDatabase } from '../../support/databases.ts'
import { console, settings } from '../../support/lender.ts'
import { testsOn } from '../../support/lender-tests.ts'
import { emptyDatabase } from '../../support/empty-database.ts'
import { scenarioPartners } from '../../../src/world/scenarios/scenario-partners.ts'

const ZONE = 'Asia/Bangkok'
const MANY = 8
const DAY = 86_400_000

// The embedded database has one connection: nobody is faster between a look and a lock.
describe('work that many look for', () => {
  const it = testsOn.postgres
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })
  beforeEach(() => emptyDatabase(test.database))

  /** Six look again and again, and four times more when all is done; gives how much they say they did. */
  const byMany = async (look: () => Promise<number>): Promise<number> => {
    let done = 0
    const looking = async (): Promise<void> => {
      for (let looks = 40; looks > 0; looks--) {
        const did = await look()
        done += did
        if (done >= MANY) looks = Math.min(looks, 5)
      }
    }
    await Promise.all(Array.from({ length: 6 }, looking))
    return done
  }
  const count = async (from: string): Promise<number> =>
    (await test.database.query<{ n: number }>(`select count(*) as n from ${from}`))[0]?.n ?? 0

  it('sends each reminder once', async () => {
    for (let made = 0; made < MANY; made++) {
      await withLoan(app, await certified(app, test.database))
    }
    const [order] = await test.database.query<{ due_date: string }>('select due_date from orders')
    const now = instantIn(ZONE, order?.due_date ?? '', '12:00')
    for (let round = 0; round < 60; round++) {
      await test.database.asOwner((tx) => tx.exec('delete from messages; delete from texts'))
      expect(await byMany(() => sendReminders(test.database, now))).toBe(MANY)
      expect([await count('texts'), await count('messages')]).toEqual([MANY, MANY])
    }
  })

  it('forgets each account once', async () => {
    for (let round = 0; round < 12; round++) {
      for (let made = 0; made < MANY; made++) {
        const { client } = await certified(app, test.database)
        expect((await client.post('/v2/account/cancel', { confirmed: true })).code).toBe(200)
      }
      const now = new Date((await readClock(test.database)).business().getTime() + 20 * DAY)
      expect(await byMany(() => purgeDue(test.database, now))).toBe(MANY)
    }
    expect(await count(`audit_entries where action = 'purge'`)).toBe(12 * MANY)
  })

  it('ends when everything is forgotten meanwhile, and fails nobody', async () => {
    let begun = 0
    let nextBegins = (): void => {}
    const hasBegun = async (transactions: number): Promise<void> => {
      while (begun < transactions) await new Promise<void>((resolve) => (nextBegins = resolve))
    }
    const world: World = {
      database: {
        ...test.database,
        transaction: (work) => {
          begun += 1
          nextBegins()
          return test.database.transaction(work)
        },
      },
      settings,
      realTime: () => new Date(),
      log: { error: (problem: unknown) => expect(problem).toBeUndefined() },
      partners: scenarioPartners,
    }
    for (let round = 0; round < 8; round++) {
      for (let made = 0; made < 3; made++) {
        await withLoan(app, await certified(app, test.database))
      }
      await console(app, 'clock', { days: '62' })
      begun = 0
      const moves = [advanceClock(world, 30 * DAY), advanceClock(world, 30 * DAY)]
      // Of some 1,500 in all; each round is cut off later.
      await hasBegun(1 + 12 * round)
      await Promise.all([reset(test.database), ...moves])
      expect(await count('orders')).toBe(0)
    }
  })
})
