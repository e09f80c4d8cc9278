import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBooks } from '../../src/lending/ledger/check-books.ts'
import type { Database } from '../../src/store/database/database.ts'
import { openDatabase } from '../../src/store/opening/open.ts'
import { certified, withLoan } from '../support/borrowers.ts'
import { keyring } from '../support/databases.ts'
import { console, SignedClient, startLender } from '../support/lender.ts'
import { startPostgresPair, type PostgresPair } from '../support/postgres-pair.ts'

const BORROWERS = 8
const TRY_LATER = 503_001

interface Debt {
  borrowerId: string
  token: string
  orderId: string
}

/** What a borrower's phone and bank were answered is done. */
interface Acknowledged {
  instructions: Set<string>
  payments: Set<string>
  triedLater: number
}

describe('two lenders on a primary with a standby', () => {
  let pair: PostgresPair
  const databases: Database[] = []
  const apps: FastifyInstance[] = []
  const debts: Debt[] = []

  beforeAll(async () => {
    pair = await startPostgresPair()
    for (let started = 0; started < 2; started++) {
      const database = await openDatabase({ databaseUrl: pair.url, keyring })
      databases.push(database)
      apps.push(await startLender(database))
    }
    for (let made = 0; made < BORROWERS; made++) {
      const borrower = await certified(lender(0), store(0))
      const orderId = await withLoan(lender(0), borrower, 2_000_000)
      debts.push({ borrowerId: borrower.id, token: borrower.client.token, orderId })
    }
  })

  afterAll(async () => {
    for (const app of apps) await app.close()
    for (const database of databases) await database.close()
    await pair.stop()
  })

  const lender = (n: number): FastifyInstance => apps[n % 2] as FastifyInstance
  const store = (n: number): Database => databases[n % 2] as Database

  /** Pays a baht after the other until it is stopped, each call again with its key until it is done. */
  async function repay(
    debt: Debt,
    acknowledged: Acknowledged,
    going: () => boolean,
  ): Promise<void> {
    let turn = 0
    while (going()) {
      const key = randomUUID()
      const body = {
        order_id: debt.orderId,
        method: 'bank_transfer',
        purpose: 'repay',
        amount: { amount: 100, currency: 'THB' },
      }
      let asked = { code: 0, data: {} as Record<string, unknown> }
      while (asked.code !== 200) {
        const client = new SignedClient(lender(turn++), debt.token)
        asked = await client.post('/v2/repay/create', body, { key })
        expect([200, TRY_LATER]).toContain(asked.code)
        if (asked.code === TRY_LATER) await later(acknowledged)
      }
      const { repayment_id, instruction } = asked.data as {
        repayment_id: string
        instruction: { reference: string }
      }
      acknowledged.instructions.add(repayment_id)
      const payment = { reference: instruction.reference, amount: 100, payment_id: key }
      for (;;) {
        const paid = await console(lender(turn++), 'pay', payment)
        if (paid.status === 200) break
        expect(paid.body['code']).toBe(TRY_LATER)
        await later(acknowledged)
      }
      acknowledged.payments.add(key)
    }
  }

  const until = async (holds: () => boolean): Promise<void> => {
    while (!holds()) await wait(20)
  }

  async function later(acknowledged: Acknowledged): Promise<void> {
    acknowledged.triedLater += 1
    await wait(20)
  }

  it('go on by themselves when the primary dies, and what they acknowledged is there once', async () => {
    const acknowledged: Acknowledged = {
      instructions: new Set(),
      payments: new Set(),
      triedLater: 0,
    }
    let going = true
    const load = Promise.all(debts.map((debt) => repay(debt, acknowledged, () => going)))
    await until(() => acknowledged.payments.size > 0)
    await pair.killPrimary()
    await until(() => acknowledged.triedLater > 0)
    await pair.promote()
    const promoted = acknowledged.payments.size
    await until(() => acknowledged.payments.size > promoted + BORROWERS)
    going = false
    await load

    const payments = await store(0).query<{ key: string; n: number }>(
      'select bank_payment_id as key, count(*) as n from payments group by bank_payment_id',
    )
    expect(new Set(payments.map((row) => row.key))).toEqual(acknowledged.payments)
    expect(payments.every((row) => row.n === 1)).toBe(true)
    const instructions = await store(1).query<{ id: string }>('select id from repayments')
    expect(new Set(instructions.map((row) => row.id))).toEqual(acknowledged.instructions)
    const [credited] = await store(0).query<{ total: number }>(
      `select sum(e.amount)::bigint as total from ledger_entries e
       join ledger_transactions t on t.borrower_id = e.borrower_id and t.id = e.transaction_id
       where t.kind = 'payment' and e.account = 'cash_clearing'`,
    )
    expect(credited).toEqual({ total: 100 * acknowledged.payments.size })
    expect(await checkBooks(store(0))).toEqual([])
  })
})
