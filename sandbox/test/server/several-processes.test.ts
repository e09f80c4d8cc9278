import type { FastifyInstance } from 'fastify'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { deleteExpired } from '../../src/lending/due-work/delete-expired.ts'
import { runDue } from '../../src/lending/due-work/run-due.ts'
import {
  first,
  type Database,
  type Row,
  type Queryable,
} from '../../src/store/database/database.ts'
import { openDatabase } from '../../src/store/opening/open.ts'
import { apply, certified, newPhone, signedIn } from '../support/borrowers.ts'
import { keyring, startDatabase, type TestDatabase } from '../support/databases.ts'
import { console, settings, SignedClient, startLender } from '../support/lender.ts'
import { scenarioPartners } from '../../src/world/scenarios/scenario-partners.ts'

/** Calls a minute. */
const CALLS = 20
/** Who calls so often, and nobody else. */
const ADDRESS = '203.0.113.7'

interface Limited {
  app: FastifyInstance
  /** Calls from that address; gives the code of the answer. */
  call(): Promise<number>
  /** Resolves when the lender has heard how many calls all of them took together. */
  hears(calls: number): Promise<void>
}

/** When all of these calls are made: no time passes, and none of them comes back. */
const NOW = new Date()

/** A lender that takes few calls a minute. */
async function limited(database: Database, token: string): Promise<Limited> {
  let heard = 0
  const listening: Database = {
    ...database,
    query: async <R extends object = Row>(...asked: Parameters<Queryable['query']>) => {
      const rows = await database.query<R>(...asked)
      if (asked[0].includes('into call_levels'))
        heard = (rows as { level: number }[])[0]?.level ?? 0
      return rows
    },
  }
  const app = await buildApp({
    database: listening,
    settings: { ...settings, callsPerMinute: CALLS },
    logger: false,
    realTime: () => NOW,
  })
  const client = new SignedClient(app, token)
  return {
    app,
    call: async () => (await client.get('/v2/account/profile', {}, { address: ADDRESS })).code,
    hears: async (calls) => {
      while (heard !== calls) await wait(10)
    },
  }
}

// What two processes share is the database alone: each has connections and memory of its own.
describe('two lenders on one PostgreSQL', () => {
  let test: TestDatabase
  let second: Database
  let apps: [FastifyInstance, FastifyInstance]
  beforeAll(async () => {
    test = await startDatabase('postgres')
    second = await openDatabase({ databaseUrl: test.url, keyring })
    apps = [await startLender(test.database), await startLender(second)]
  })
  afterAll(async () => {
    for (const app of apps) await app.close()
    await second.close()
    await test.stop()
  })

  it('sign in on one with the code that the other sent, and out for both', async () => {
    const device = { phone_prefix: '+66', phone: newPhone(), uuid: 'device-0001' }
    await new SignedClient(apps[0]).post('/v2/user/send_code', device)
    const inbox = await apps[1].inject({ url: `/sandbox/api/texts?phone=${device.phone}` })
    const code = inbox.json<{ texts: { code: string }[] }>().texts[0]?.code
    const signedInAt = await new SignedClient(apps[1]).post('/v2/user/login', { ...device, code })
    expect(signedInAt.code).toBe(200)
    const token = String(signedInAt.data['token'])
    const [here, there] = apps.map((app) => new SignedClient(app, token))
    expect((await here?.get('/v2/account/profile'))?.code).toBe(200)
    expect((await there?.post('/v2/user/logout'))?.code).toBe(200)
    expect((await here?.get('/v2/account/profile'))?.code).toBe(403_100)
  })

  it('do a call once whose key comes to both at the same time', async () => {
    const { id, client } = await certified(apps[0], test.database)
    const quote = { product_id: 'th-short', amount: { amount: 500_000, currency: 'THB' }, days: 61 }
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all(
        [0, 1, 0, 1].map((n) =>
          new SignedClient(apps[n === 0 ? 0 : 1], client.token).post('/v2/loan/quote', quote, {
            key: `sent-to-both-${round}`,
          }),
        ),
      )
      const [one] = answers
      expect(one?.code).toBe(200)
      for (const answer of answers) expect(answer.data).toEqual(one?.data)
    }
    const row = await first(second, 'select count(*) as n from quotes where borrower_id = $1', [id])
    expect(row).toEqual({ n: 10 })
  })

  it('fail together in an outage, as many calls as it lasts', async () => {
    const { client } = await signedIn(apps[0], test.database)
    await console(apps[0], 'outage', { calls: 4 })
    const codes: number[] = []
    for (let n = 0; n < 6; n++) {
      const { code } = await new SignedClient(apps[n % 2 === 0 ? 1 : 0], client.token).get(
        '/v2/account/profile',
      )
      codes.push(code)
    }
    expect(codes).toEqual([503_001, 503_001, 503_001, 503_001, 200, 200])
  })

  it('count the calls of an address together, and keep no address', async () => {
    const { client } = await signedIn(apps[0], test.database)
    const here = await limited(test.database, client.token)
    const there = await limited(second, client.token)
    for (let n = 0; n < 15; n++) expect(await here.call()).toBe(200)
    await here.hears(15)
    expect(await there.call()).toBe(200)
    await there.hears(16)
    const callsUntilRefused = async ({ call }: Limited): Promise<number> => {
      for (let n = 0; n <= CALLS; n++) if ((await call()) === 429_002) return n
      throw new Error('never refused')
    }
    expect(await callsUntilRefused(there)).toBe(4)
    await there.hears(20)
    // It has not heard of the last five: that one is let through.
    expect(await here.call()).toBe(200)
    await here.hears(21)
    expect(await callsUntilRefused(here)).toBe(0)
    for (const { app } of [here, there]) await app.close()

    const kept = await test.database.query<{ caller: string }>('select caller from call_levels')
    expect(kept.length).toBeGreaterThan(0)
    expect(JSON.stringify(kept)).not.toContain(ADDRESS)
  })

  it('forget the calls of an address that is silent', async () => {
    await test.database.query(
      `update call_levels set settled_at = settled_at - interval '11 minutes'`,
    )
    await deleteExpired(second)
    expect(await second.query('select 1 from call_levels')).toEqual([])
  })

  it('do each job once, however many look for it', async () => {
    const orders: { borrower_id: string; order_id: string }[] = []
    for (let n = 0; n < 10; n++) {
      const borrower = await certified(apps[0], test.database)
      const { order_id } = (await apply(borrower)).data['order'] as { order_id: string }
      orders.push({ borrower_id: borrower.id, order_id })
      await console(apps[1], 'sign', { borrower_id: borrower.id, order_id })
    }
    await test.database.query('update jobs set due_at = due_at - interval $$1 day$$')
    const log = { error: (fault: unknown) => expect.unreachable(String(fault)) }
    const done = await Promise.all(
      [test.database, second, test.database, second].map((database) =>
        runDue(database, log, scenarioPartners),
      ),
    )
    expect(done.reduce((sum, each) => sum + each)).toBe(orders.length)
    const payouts = await second.query<{ n: number }>(
      `select count(*) as n from ledger_transactions where kind = 'payout' group by order_id`,
    )
    expect(payouts).toEqual(orders.map(() => ({ n: 1 })))
  })

  it('pay out by hand and by the worker at once, without waiting for each other in a circle', async () => {
    // One after the other: who waits ten seconds for a connection is refused, to come again.
    const orders: { borrower_id: string; order_id: string }[] = []
    for (let n = 0; n < 40; n++) {
      const borrower = await certified(apps[0], test.database)
      const { order_id } = (await apply(borrower)).data['order'] as { order_id: string }
      orders.push({ borrower_id: borrower.id, order_id })
      await console(apps[1], 'sign', { borrower_id: borrower.id, order_id })
    }
    await test.database.query('update jobs set due_at = due_at - interval $$1 day$$')
    const faults: unknown[] = []
    const log = { error: (fault: unknown) => faults.push(fault) }
    const [answers] = await Promise.all([
      Promise.all(orders.map((name, n) => console(n % 2 ? apps[0] : apps[1], 'pay-out', name))),
      runDue(test.database, log, scenarioPartners),
      runDue(second, log, scenarioPartners),
    ])
    expect(faults).toEqual([])
    expect(
      answers.map(({ status }) => status).filter((each) => ![200, 409].includes(each)),
    ).toEqual([])
    const names = orders.map(({ order_id }) => order_id)
    const paidOut = await second.query<{ n: number }>(
      `select count(*) as n from ledger_transactions
       where kind = 'payout' and order_id = any($1::uuid[]) group by order_id`,
      [names],
    )
    expect(paidOut).toEqual(names.map(() => ({ n: 1 })))
    const waiting = 'select 1 from jobs where done_at is null and order_id = any($1::uuid[])'
    expect(await second.query(waiting, [names])).toEqual([])
  })
})
