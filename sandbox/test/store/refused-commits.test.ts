import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBooks } from '../../src/lending/ledger/check-books.ts'
import { sqlState, type Database } from '../../src/store/database/database.ts'
import { openDatabase } from '../../src/store/opening/open.ts'
import { certified, withLoan } from '../support/borrowers.ts'
import { keyring, startNewDatabase, type TestDatabase } from '../support/databases.ts'
import { console, startLender } from '../support/lender.ts'
import { refuseCommits, type RefusingProxy } from '../support/refusing-proxy.ts'

const BORROWERS = 12

/** A database behind a proxy that refuses a share of its commits. */
async function behind(share: number): Promise<{
  test: TestDatabase
  proxy: RefusingProxy
  database: Database
  stop(): Promise<void>
}> {
  const test = await startNewDatabase('postgres')
  const direct = test.url ?? ''
  const proxy = await refuseCommits(direct, { share, seed: 7 })
  const database = await openDatabase({ databaseUrl: proxy.urlOf(direct), keyring })
  return {
    test,
    proxy,
    database,
    stop: async () => {
      await database.close()
      await proxy.close()
      await test.stop()
    },
  }
}

describe('a database that refuses one commit in twenty for a conflict', () => {
  let lent: Awaited<ReturnType<typeof behind>>
  let app: FastifyInstance
  beforeAll(async () => {
    lent = await behind(0.05)
    app = await startLender(lent.database)
  })
  afterAll(async () => {
    await app.close()
    await lent.stop()
  })

  it('lends and is repaid as any other, without an answer that asks to come again', async () => {
    const statuses = await Promise.all(
      Array.from({ length: BORROWERS }, async () => {
        const borrower = await certified(app, lent.database)
        const order_id = await withLoan(app, borrower)
        const amount = { amount: 100_000, currency: 'THB' }
        const asked = await borrower.client.post('/v2/repay/create', {
          ...{ order_id, method: 'bank_transfer', purpose: 'repay', amount },
        })
        const { reference } = asked.data['instruction'] as { reference: string }
        const paid = await console(app, 'pay', { reference, amount: amount.amount })
        const seen = await borrower.client.get('/v2/order/detail', { order_id })
        return [asked.status, paid.status, seen.status]
      }),
    )
    expect(new Set(statuses.flat())).toEqual(new Set([200]))
    expect(lent.proxy.seen.refused).toBeGreaterThan(5)
    const [made] = await lent.test.database.query(
      `select (select count(*) from orders) as orders, (select count(*) from payments) as payments,
         (select count(*) from ledger_transactions where kind = 'payout') as payouts`,
    )
    expect(made).toEqual({ orders: BORROWERS, payments: BORROWERS, payouts: BORROWERS })
    expect(await checkBooks(lent.test.database)).toEqual([])
  })
})

describe('a transaction that the database ends', () => {
  it('for a conflict each time is given up after eight tries', async () => {
    const lent = await behind(0)
    try {
      let tries = 0
      const conflict = lent.database.transaction(async (tx) => {
        tries += 1
        await tx.exec(`do $$ begin raise exception 'planted' using errcode = '40P01'; end $$`)
      })
      expect(sqlState(await conflict.catch((error: unknown) => error))).toBe('40P01')
      expect(tries).toBe(8)
    } finally {
      await lent.stop()
    }
  })

  it('for another reason is not tried again', async () => {
    const lent = await behind(0)
    try {
      let tries = 0
      const failing = lent.database.transaction(async (tx) => {
        tries += 1
        await tx.query('select 1 / 0')
      })
      await expect(failing).rejects.toThrow('division by zero')
      expect(tries).toBe(1)
    } finally {
      await lent.stop()
    }
  })
})
