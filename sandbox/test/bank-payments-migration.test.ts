import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '../src/store/open.ts'
import { keyring } from './databases.ts'

const migrations = join(import.meta.dirname, '../src/store/migrations')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paso-older-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const uuid = (nth: number): string => `0192f0c1-0a70-7c11-8e0b-${String(nth).padStart(12, '0')}`

/** A data folder as a lender left it that knew bank payments by borrower. */
async function olderFolder(rows: string): Promise<void> {
  const engine = await PGlite.create({ dataDir: join(folder, 'database') })
  await engine.exec(
    'create table migrations (name text primary key, digest text not null, ran_at timestamptz not null default now())',
  )
  const older = readdirSync(migrations).filter((name) => name < '0075')
  for (const name of older.sort()) {
    const sql = readFileSync(join(migrations, name), 'utf8')
    await engine.exec(sql)
    const digest = createHash('sha256').update(sql).digest('hex')
    await engine.query('insert into migrations (name, digest) values ($1, $2)', [name, digest])
  }
  // Borrowers and orders are of no matter here.
  await engine.exec(`set session_replication_role = replica; ${rows}`)
  await engine.close()
}

it('payments that are booked and kept are known by their names from then on', async () => {
  const repayment = (borrower: number, reference: string): string =>
    `insert into repayments (borrower_id, id, order_id, method, amount, currency, reference,
       created_at, expires_at)
     values ('${uuid(borrower)}', '${uuid(borrower)}', '${uuid(borrower)}', 'bank_transfer', 700,
       'THB', '${reference}', now(), now());`
  const payment = (borrower: number, name: string, amount: number, at: string): string =>
    `insert into payments (borrower_id, id, bank_payment_id, order_id, repayment_id, amount,
       paid_at, matched_at)
     values ('${uuid(borrower)}', gen_random_uuid(), '${name}', '${uuid(borrower)}',
       '${uuid(borrower)}', ${amount}, '${at}', '${at}');`
  const kept = (name: string, amount: number): string =>
    `insert into unmatched_payments (bank_payment_id, amount, currency, paid_at, arrived_at)
     values ('${name}', ${amount}, 'THB', now(), now());`
  await olderFolder(
    [
      ...[repayment(1, '111'), repayment(2, '222')],
      ...[payment(1, 'booked', 500, '2026-11-01'), payment(1, 'twice', 700, '2026-11-03')],
      payment(2, 'twice', 600, '2026-11-02'),
      ...[kept('lying', 300), kept('booked', 500)],
    ].join(' '),
  )
  const database = await openDatabase({ dataDir: folder, keyring })
  expect(await database.query('select * from bank_payments order by bank_payment_id')).toEqual([
    { bank_payment_id: 'booked', reference: '111', amount: 500 },
    { bank_payment_id: 'lying', reference: null, amount: 300 },
    { bank_payment_id: 'twice', reference: '222', amount: 600 },
  ])
  const left = await database.query('select bank_payment_id from unmatched_payments')
  expect(left).toEqual([{ bank_payment_id: 'lying' }])
  await database.close()
}, 120_000)
