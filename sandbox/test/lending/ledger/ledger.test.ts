import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBooks } from '../../../src/lending/ledger/check-books.ts'
import { post, UnbalancedPosting } from '../../../src/lending/ledger/post.ts'
import type { Posting } from '../../../src/lending/ledger/posting.ts'
import { borrowerOf } from '../../../src/lending/borrowers/borrowers.ts'
import {
  sqlState,
  UNIQUE_VIOLATION,
  type Transaction,
} from '../../../src/store/database/database.ts'
import { guards, liftGuards } from '../../../src/store/opening/guards.ts'
import { newIdentifier } from '../../../src/foundation/identifier.ts'
import { bothEngines, startNewDatabase, type TestDatabase } from '../../support/databases.ts'

const SET_GUARDS = 'select 1 from pg_trigger where tgname = any($1)'

describe.each(bothEngines)('the ledger on %s', (engine) => {
  let test: TestDatabase
  let borrowerId: string
  beforeAll(async () => {
    test = await startNewDatabase(engine)
    const phone = { appId: 'paso-th', phonePrefix: '+66', phone: '812345678' }
    borrowerId = await borrowerOf(test.database, phone, new Date())
  })
  afterAll(() => test.stop())

  const posting = (changed: Partial<Posting> = {}): Posting => ({
    borrowerId,
    orderId: newIdentifier(),
    kind: 'payment',
    cause: `payment:${newIdentifier()}`,
    valueDate: '2026-11-21',
    postedAt: new Date(),
    currency: 'THB',
    lines: [
      ['cash_clearing', 100],
      ['borrower_credit', -100],
    ],
    ...changed,
  })
  const insertRaw = (lines: readonly (readonly [string, number])[]) =>
    test.database.transaction(async (tx) => {
      const id = newIdentifier()
      await tx.query(
        `insert into ledger_transactions
           (borrower_id, id, kind, cause, value_date, posted_at, balanced)
         values ($1, $2, 'payment', $3, '2026-11-21', now(), true)`,
        [borrowerId, id, `raw:${id}`],
      )
      for (const [line, [account, amount]] of lines.entries()) {
        await tx.query(
          `insert into ledger_entries
             (borrower_id, transaction_id, line, account, amount, currency)
           values ($1, $2, $3, $4, $5, 'THB')`,
          [borrowerId, id, line, account, amount],
        )
      }
    })

  it('takes a transaction that sums to zero, and the same cause once', async () => {
    const one = posting()
    await test.database.transaction((tx) => post(tx, one))
    const again = test.database.transaction((tx) => post(tx, one))
    expect(sqlState(await again.catch((error: unknown) => error))).toBe(UNIQUE_VIOLATION)
    expect(await checkBooks(test.database)).toEqual([])
  })

  it('refuses one that does not, in code and in the database', async () => {
    const lines = [
      ['cash_clearing', 100],
      ['borrower_credit', -99],
    ] as const
    const coded = test.database.transaction((tx) => post(tx, posting({ lines })))
    await expect(coded).rejects.toThrow(UnbalancedPosting)
    await expect(insertRaw(lines)).rejects.toThrow('does not balance')
  })

  it.each([
    ['one satang less', [100, -99]],
    ['one satang more', [100, -101]],
    ['one line', [100]],
    ['no line', []],
  ])(
    'refuses %s in the statement that writes the lines, without any trigger',
    async (_, amounts) => {
      const accounts = ['cash_clearing', 'borrower_credit'].slice(0, amounts.length)
      const written = test.database.asOwner(async (tx) => {
        await liftGuards(tx)
        const bent: Transaction = {
          ...tx,
          send: (sql, parameters = [], beside) =>
            tx.send(sql, parameters.with(8, accounts).with(9, amounts.map(String)), beside),
        }
        post(bent, posting())
      })
      await expect(written).rejects.toThrow('ledger_transactions_balance')
      expect(await test.database.query(SET_GUARDS, [guards.map(({ name }) => name)])).toHaveLength(
        guards.length,
      )
    },
  )

  it('refuses a transaction of one line or of none', async () => {
    await expect(insertRaw([])).rejects.toThrow('does not balance')
    await expect(insertRaw([['cash_clearing', 1]])).rejects.toThrow('does not balance')
  })

  it('refuses a late line that would tip a transaction', async () => {
    const late = test.database.query(
      `insert into ledger_entries (borrower_id, transaction_id, line, account, amount, currency)
       select borrower_id, id, 99, 'fee_income', -1, 'THB' from ledger_transactions limit 1`,
    )
    await expect(late).rejects.toThrow('does not balance')
  })

  it('refuses late lines that balance, in another transaction and in the same', async () => {
    const late = `insert into ledger_entries
        (borrower_id, transaction_id, line, account, amount, currency)
      select borrower_id, id, 90 + n, 'cash_clearing', 3 - 2 * n, 'THB'
      from (select * from ledger_transactions order by posted_at desc limit 1) as newest,
        generate_series(1, 2) as n`
    await expect(test.database.query(late)).rejects.toThrow('has its lines already')
    const together = test.database.transaction(async (tx) => {
      post(tx, posting({ postedAt: new Date(Date.now() + 60_000) }))
      await tx.query(late)
    })
    await expect(together).rejects.toThrow('has its lines already')
  })

  it.each([
    'update ledger_entries set amount = amount + 1',
    'delete from ledger_entries',
    `update ledger_transactions set value_date = '2000-01-01'`,
    'delete from ledger_transactions',
    'truncate ledger_entries, ledger_transactions',
  ])('is append-only even for its owner: %s', async (statement) => {
    const tried = test.database.asOwner((owner) => owner.query(statement))
    await expect(tried).rejects.toThrow('append-only')
  })

  it('finds a planted error of one satang', async () => {
    const bend = (by: string): Promise<void> =>
      test.database.asOwner((owner) =>
        owner.exec(`alter table ledger_entries disable trigger user;
          update ledger_entries set amount = amount ${by} where account = 'cash_clearing';
          alter table ledger_entries enable trigger user`),
      )
    await bend('+ 1')
    const findings = (await checkBooks(test.database)).map((each) => each.what)
    await bend('- 1')
    expect(findings).toEqual([
      'a transaction does not sum to zero',
      'a payment differs from what the terms and the payments come to',
      'the ledger does not sum to zero',
    ])
    expect(await checkBooks(test.database)).toEqual([])
  })

  it('refuses a sum beyond the bound of the contract', async () => {
    const lines = [
      ['cash_clearing', 1_000_000_000_001],
      ['borrower_credit', -1_000_000_000_001],
    ] as const
    const beyond = test.database.transaction((tx) => post(tx, posting({ lines })))
    await expect(beyond).rejects.toThrow()
  })
})
