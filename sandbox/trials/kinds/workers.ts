import { dateIn, instantIn, addDays } from '../../src/foundation/clock.ts'
import { moveClock, readClock } from '../../src/store/database/business-clock.ts'
import { runDue } from '../../src/lending/due-work/run-due.ts'
import { countries } from '../../src/lending/countries/countries.ts'
import type { Database } from '../../src/store/database/database.ts'
import { openDatabase } from '../../src/store/opening/open.ts'
import { listTexts } from '../../src/lending/messages/texts.ts'
import { apply, certified, type TestBorrower } from '../../test/support/borrowers.ts'
import { keyring, startDatabase, type TestDatabase } from '../../test/support/databases.ts'
import { console as outside } from '../../test/support/lender.ts'
import type { Scene } from '../play.ts'
import { serveHere, type ServingStage } from '../stages.ts'
import { BOTH, type Kind } from './kind.ts'
import { scenarioPartners } from '../../src/world/scenarios/scenario-partners.ts'

const { zone } = countries.TH

/** Milliseconds. */
const PATIENCE = 60_000

/** Loans whose payout, reminders and late fees fall due while borrowers are at work. */
const LOANS = 5

interface Signed {
  borrower: TestBorrower
  orderId: string
}

/**
 * Two lenders on the same rows do what is due at the same time, over and over, beside their own
 * workers: each piece is done once. The embedded database serves one process: there, both are in it.
 */
export const twoWorkers: Kind = {
  engines: BOTH,
  open: async (engine) => {
    let opened: TestDatabase
    let other: Database
    let stage: ServingStage
    const begin = async (): Promise<void> => {
      opened = await startDatabase(engine)
      stage = await serveHere(opened.database)
      other = opened.url
        ? await openDatabase({ databaseUrl: opened.url, keyring })
        : opened.database
    }
    const end = async (): Promise<void> => {
      await stage.close()
      if (other !== opened.database) await other.close()
      await opened.stop()
    }
    await begin()
    let played = false
    return {
      plan: {
        // Time moves on for everybody in a database: each trial has one of its own.
        renew: async () => {
          if (!played) return void (played = true)
          await end()
          await begin()
        },
        stage: () => stage,
        begin: async () => stage.url,
        strike: (scene) => workAtOnce(scene, stage, [opened.database, other, opened.database]),
      },
      close: end,
    }
  },
}

async function workAtOnce(
  { middle, ended, blame }: Scene,
  { app, database }: ServingStage,
  workers: readonly Database[],
): Promise<void> {
  const log = { error: (fact: unknown) => blame(`a job failed: ${JSON.stringify(fact)}`) }
  const everybody = async (): Promise<void> => {
    await Promise.all(workers.map((worker) => runDue(worker, log, scenarioPartners)))
  }
  const signed: Signed[] = []
  for (let made = 0; made < LOANS; made++) {
    const borrower = await certified(app, database)
    const { order_id: orderId } = (await apply(borrower)).data['order'] as { order_id: string }
    await outside(app, 'sign', { borrower_id: borrower.id, order_id: orderId })
    signed.push({ borrower, orderId })
  }
  await middle
  await moveClock(database, 2 * 3_600_000)
  await everybody()
  // Time passes for the others too: what they have in hand is finished first.
  await ended
  const dueDate = await dueDateOf(database, signed[0])
  for (const day of [-3, 0, 5]) {
    await moveTo(database, instantIn(zone, addDays(dueDate, day), '11:00'))
    await everybody()
  }
  // A server's own worker may still have in its hands what these three found taken.
  const until = Date.now() + PATIENCE
  let found: string[]
  do {
    found = (await Promise.all(signed.map((each) => faultsOf(database, each)))).flat()
  } while (found.length > 0 && Date.now() < until)
  found.forEach(blame)
}

async function dueDateOf(database: Database, signed: Signed | undefined): Promise<string> {
  const [row] = await database.query<{ due_date: string | null }>(
    'select due_date from orders where borrower_id = $1 and id = $2',
    [signed?.borrower.id ?? null, signed?.orderId ?? null],
  )
  if (!row?.due_date) throw new Error('a signed loan was not paid out when it was due')
  return row.due_date
}

async function moveTo(database: Database, instant: Date): Promise<void> {
  const ahead = instant.getTime() - (await readClock(database)).business().getTime()
  await moveClock(database, Math.max(0, ahead))
}

/** Paid out once, reminded once before and once on the day, fallen overdue once, one late fee a day. */
async function faultsOf(database: Database, { borrower, orderId }: Signed): Promise<string[]> {
  const named = [borrower.id, orderId]
  const faults: string[] = []
  const events = await database.query<{ state: string }>(
    'select state from order_events where borrower_id = $1 and order_id = $2 order by id',
    named,
  )
  const states = events.map(({ state }) => state).join(' ')
  if (states !== 'applied approved signed disbursed overdue') faults.push(`a loan went ${states}`)
  const reminders = await database.query<{ sent_at: Date }>(
    `select sent_at from messages where borrower_id = $1 and order_id = $2
     and kind = 'payment_reminder'`,
    named,
  )
  const days = reminders.map(({ sent_at }) => dateIn(zone, sent_at))
  if (days.length !== 2 || new Set(days).size !== 2) faults.push(`reminders on ${days.join(' ')}`)
  const texts = await listTexts(database, borrower)
  if (texts.length !== 2) faults.push(`${texts.length} texts of two reminders`)
  const fees = await database.query(
    'select 1 as one from late_fees where borrower_id = $1 and order_id = $2',
    named,
  )
  if (fees.length !== 5) faults.push(`${fees.length} late fees of five days`)
  return faults
}
