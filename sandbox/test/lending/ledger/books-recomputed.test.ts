import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { checkBooks } from '../../../src/lending/ledger/check-books.ts'
import { certified, withLoan } from '../../support/borrowers.ts'
import { bothEngines, type TestDatabase } from '../../support/databases.ts'
import { console } from '../../support/lender.ts'
import { withFault } from '../../support/planted-fault.ts'
import { testsOn } from '../../support/lender-tests.ts'

/** Two lines that balance, put into the first posting of that kind. */
const lines = (kind: string, debited: string, credited: string, sum: number): string =>
  `insert into ledger_entries (borrower_id, transaction_id, line, account, order_id, amount, currency)
   select t.borrower_id, t.id, each.line, each.account, t.order_id, each.amount, 'THB'
   from (select * from ledger_transactions where kind = '${kind}' order by id limit 1) as t,
     (values (90, '${debited}', ${sum}), (91, '${credited}', -${sum})) as each (line, account, amount)`

describe.each(bothEngines)('balanced faults past the triggers on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(async ({ own }) => {
    ;({ test, app } = own)
    const borrower = await certified(app, test.database)
    const order_id = await withLoan(app, borrower)
    const asked = await borrower.client.post('/v2/repay/create', {
      order_id,
      method: 'bank_transfer',
      purpose: 'repay',
      amount: { amount: 50_000, currency: 'THB' },
    })
    const { reference } = asked.data['instruction'] as { reference: string }
    for (const [days, amount] of [
      [10, 50_000],
      [60, 20_000],
    ]) {
      await console(app, 'clock', { days: String(days) })
      expect((await console(app, 'pay', { reference, amount })).status).toBe(200)
    }
    const name = { borrower_id: borrower.id, order_id }
    expect((await console(app, 'write-off', name)).status).toBe(200)
    expect((await console(app, 'pay', { reference, amount: 2_000_000 })).body).toMatchObject({
      state: 'repaid',
    })
  })

  it('are not found where there are none', async () => {
    expect(await checkBooks(test.database)).toEqual([])
  })

  it.each([
    ['a service fee above the terms', 'payout', 'receivable_fee', 'fee_income', 100_000],
    ['interest one satang more', 'payment', 'receivable_interest', 'interest_income', 1],
    ['interest one satang less', 'payment', 'interest_income', 'receivable_interest', 1],
    ['a payment spread otherwise', 'payment', 'receivable_principal', 'receivable_fee', 1],
    ['credit turned into interest', 'payment', 'borrower_credit', 'interest_income', 1],
    ['credit turned into a fee', 'payment', 'borrower_credit', 'fee_income', 1],
    ['a principal that was not agreed', 'payout', 'receivable_principal', 'cash_clearing', 1],
    ['a late fee as interest', 'late_fee', 'late_fee_income', 'interest_income', 1],
    ['a loss that was owed by nobody', 'write_off', 'credit_loss', 'fee_income', 1],
  ])('are found: %s', async (_, kind, debited, credited, sum) => {
    const fault = lines(kind, debited, credited, sum)
    const findings = await withFault(test.database, fault, checkBooks)
    expect(findings.map(({ what }) => what)).toContain(
      `a ${kind} differs from what the terms and the payments come to`,
    )
  })

  it('are found where two postings of an order make up for each other', async () => {
    const other = lines('payment', 'interest_income', 'receivable_interest', 1).replace(
      'order by id',
      'order by id desc',
    )
    const fault = `${lines('payment', 'receivable_interest', 'interest_income', 1)}; ${other}`
    const findings = await withFault(test.database, fault, checkBooks)
    expect(findings).toHaveLength(2)
  })

  it.each([
    [
      'a payment was posted that never came',
      `update ledger_transactions set cause = cause || '-none' where kind = 'payment'`,
    ],
    [
      'a reversal takes back what is never taken back',
      `update ledger_transactions set kind = 'late_fee' where kind = 'write_off'`,
    ],
    ['a late day cost more than was agreed', 'update late_fees set amount = amount + 1'],
    [
      'the balances of an order are not what its entries come to',
      'update order_balances set paid = paid + 1',
    ],
  ])('are found: %s', async (what, fault) => {
    const findings = await withFault(test.database, fault, checkBooks)
    expect(findings.map((each) => each.what)).toContain(what)
  })
})
