import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { verifyChains } from '../../../src/lending/audit/verify-chains.ts'
import { certified, type TestBorrower } from '../../support/borrowers.ts'
import { bothEngines, type TestDatabase } from '../../support/databases.ts'
import { withFault } from '../../support/planted-fault.ts'
import { testsOn } from '../../support/lender-tests.ts'

describe.each(bothEngines)('verifying the audit log on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  let borrower: TestBorrower
  let other: TestBorrower
  it.beforeAll(async ({ own }) => {
    ;({ test, app } = own)
    borrower = await certified(app, test.database)
    other = await certified(app, test.database)
    for (const { client } of [borrower, other]) {
      for (let asked = 0; asked < 4; asked++) {
        await client.post('/v2/loan/quote', {
          product_id: 'th-short',
          amount: { amount: 500_000, currency: 'THB' },
          days: 61,
        })
      }
    }
  })

  const own = (): string => `borrower_id = '${borrower.id}'`

  it('finds nothing in what the lender wrote', async () => {
    expect(await verifyChains(test.database)).toEqual({ chains: 2, entries: 8, broken: [] })
  })

  it.each([
    ['when', `at = at + interval '1 microsecond'`],
    ['who', `actor = 'staff'`],
    ['what', `action = 'applyForLoan'`],
    ['the code', `about = jsonb_set(about, '{code}', '409002')`],
    ['an identifier', `about = about - 'quote_id'`],
    ['the hash', `hash = sha256(hash)`],
  ])('finds a changed entry: %s', async (_, change) => {
    const fault = `update audit_entries set ${change} where ${own()} and seq = 2`
    const { broken } = await withFault(test.database, fault, verifyChains)
    expect(broken).toEqual([
      { borrowerId: borrower.id, seq: 2, what: 'was changed, or belongs to another place' },
    ])
  })

  it.each([
    [1, 1, 'is gone: entry 2 comes next'],
    [3, 3, 'is gone: entry 4 comes next'],
    [4, 4, 'is gone from the end of the chain'],
  ])('finds that entry %i was taken out', async (seq, at, what) => {
    const fault = `delete from audit_entries where ${own()} and seq = ${seq}`
    const { broken } = await withFault(test.database, fault, verifyChains)
    expect(broken).toEqual([{ borrowerId: borrower.id, seq: at, what }])
  })

  it('finds entries that changed places', async () => {
    const fault = `update audit_entries set seq = -seq where ${own()} and seq in (2, 3);
      update audit_entries set seq = seq + 5 where ${own()} and seq < 0`
    const lifted = `alter table audit_entries drop constraint audit_entries_seq_check; ${fault}`
    const { broken } = await withFault(test.database, lifted, verifyChains)
    expect(broken).toMatchObject([{ borrowerId: borrower.id, seq: 2 }])
  })

  it('finds an entry of another borrower, in the middle and at the end', async () => {
    const from = `select $$COLUMNS$$ from audit_entries where borrower_id = '${other.id}' and seq = 2`
    const columns = `'${borrower.id}', 5, at, actor, action, about, hash`
    const appended = `insert into audit_entries ${from.replace('$$COLUMNS$$', columns)}`
    const atEnd = await withFault(test.database, appended, verifyChains)
    expect(atEnd.broken).toEqual([
      { borrowerId: borrower.id, seq: 5, what: 'was slipped in after the end of the chain' },
    ])
    const replaced = `delete from audit_entries where ${own()} and seq = 2;
      ${appended.replace(', 5, at', ', 2, at')}`
    const inTheMiddle = await withFault(test.database, replaced, verifyChains)
    expect(inTheMiddle.broken).toEqual([
      { borrowerId: borrower.id, seq: 2, what: 'was changed, or belongs to another place' },
    ])
  })

  it('finds a chain that was emptied, one without its end, and one with another end', async () => {
    const whole = `delete from audit_entries where ${own()}`
    expect((await withFault(test.database, whole, verifyChains)).broken).toMatchObject([{ seq: 1 }])
    const head = `delete from audit_heads where ${own()}`
    expect((await withFault(test.database, head, verifyChains)).broken).toMatchObject([{ seq: 5 }])
    const end = `update audit_heads set hash = sha256(hash) where ${own()}`
    expect((await withFault(test.database, end, verifyChains)).broken).toMatchObject([{ seq: 4 }])
  })

  it('finds a whole chain that vanished with its head, by the calls and by the loans', async () => {
    const gone = `delete from audit_entries where ${own()}; delete from audit_heads where ${own()}`
    const missing = { borrowerId: borrower.id, seq: 1 }
    const byCalls = await withFault(test.database, gone, verifyChains)
    expect(byCalls.broken).toMatchObject([missing])
    const quiet = `${gone}; delete from idempotency_keys where owner = '${borrower.id}'`
    expect((await withFault(test.database, quiet, verifyChains)).broken).toEqual([])
    const order = `insert into orders (borrower_id, app_id, id, number, state, quote_id, account_id, terms,
        currency, agreement_hash, agreement_language, applied_at, start_date)
      select borrower_id, 'paso-th', id, 'P-1', 'rejected', id, id, terms, currency, '', 'en', created_at,
        start_date from quotes where ${own()} limit 1`
    const byLoan = await withFault(test.database, `${quiet}; ${order}`, verifyChains)
    expect(byLoan.broken).toMatchObject([missing])
  })

  it('names the first fault of each chain, and looks at one alone if asked', async () => {
    const fault = `update audit_entries set actor = 'staff' where seq in (2, 3);
      update audit_entries set actor = 'staff' where borrower_id = '${other.id}' and seq = 1`
    const both = await withFault(test.database, fault, verifyChains)
    expect(both.broken.map(({ borrowerId, seq }) => [borrowerId, seq])).toEqual(
      [
        [borrower.id, 2],
        [other.id, 1],
      ].sort(),
    )
    expect(both.entries).toBe(1)
    const one = await withFault(test.database, fault, (tx) => verifyChains(tx, other.id))
    expect(one.broken.map(({ borrowerId }) => borrowerId)).toEqual([other.id])
  })
})
