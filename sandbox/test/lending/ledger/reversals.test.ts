import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { balancesOf } from '../../../src/lending/ledger/balances.ts'
import { checkBooks } from '../../../src/lending/ledger/check-books.ts'
import { reverse } from '../../../src/lending/ledger/reverse.ts'
import { postWriteOff } from '../../../src/lending/ledger/write-off.ts'
import { lockOrder } from '../../../src/lending/orders/order-store.ts'
import { transition } from '../../../src/lending/orders/transition.ts'
import { sqlState, UNIQUE_VIOLATION } from '../../../src/store/database/database.ts'
import { newIdentifier } from '../../../src/foundation/identifier.ts'
import { certified, withLoan, type TestBorrower } from '../../support/borrowers.ts'
import { engines, type TestDatabase } from '../../support/databases.ts'
import { console } from '../../support/lender.ts'
import { withFault } from '../../support/planted-fault.ts'
import { testsOn } from '../../support/lender-tests.ts'

describe.each(engines)('a write-off and its reversal on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  let borrower: TestBorrower
  let order_id: string
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })

  const today = { valueDate: '2027-06-01', postedAt: new Date('2027-06-01T05:00:00Z') }
  const writtenOff = async (): Promise<void> => {
    borrower = await certified(app, test.database)
    order_id = await withLoan(app, borrower)
    await console(app, 'clock', { days: '70' })
    await test.database.transaction(async (tx) => {
      const order = await lockOrder(tx, borrower.id, order_id)
      if (!order) throw new Error('no order')
      await postWriteOff(tx, { order, ...today })
      transition(tx, order, 'write_off', today.postedAt)
    })
  }
  const statusOf = async () => {
    const { data } = await borrower.client.get('/v2/order/detail', { order_id })
    const sum = (name: string) => (data[name] as { amount: number }).amount
    return { state: data['state'], payoff: sum('payoff_today'), paid: sum('paid') }
  }
  const accountSums = async () => {
    const rows = await test.database.query<{ account: string; sum: number }>(
      `select account, sum(amount)::bigint as sum from ledger_entries
       where borrower_id = $1 and order_id = $2 group by account`,
      [borrower.id, order_id],
    )
    return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]))
  }
  const pay = async (amount: number): Promise<void> => {
    const asked = await borrower.client.post('/v2/repay/create', {
      order_id,
      method: 'bank_transfer',
      purpose: 'repay',
      amount: { amount, currency: 'THB' },
    })
    expect(asked.code).toBe(200)
    const { reference } = asked.data['instruction'] as { reference: string }
    expect((await console(app, 'pay', { reference })).status).toBe(200)
  }
  const newestPosting = async (kind: string): Promise<string> => {
    const [row] = await test.database.query<{ id: string }>(
      `select id from ledger_transactions where borrower_id = $1 and kind = $2
       order by id desc limit 1`,
      [borrower.id, kind],
    )
    return row?.id ?? ''
  }

  it('is a loss in the books, and the borrower still owes it', async () => {
    await writtenOff()
    const owed = await balancesOf(test.database, borrower.id, order_id)
    expect(owed).toEqual({
      principal: 0,
      interest: 0,
      fee: 0,
      lateFee: 0,
      paid: 0,
      overpaid: 0,
      paidOn: {},
      forExtensions: 0,
    })
    const { credit_loss: loss = 0 } = await accountSums()
    expect(loss).toBeGreaterThan(1_000_000)
    const { state, payoff } = await statusOf()
    expect(state).toBe('written_off')
    // Interest since the last posting is owed too, though the books have not got it.
    expect(payoff).toBeGreaterThan(loss)
    expect(await checkBooks(test.database)).toEqual([])
  })

  it('shrinks by what is paid, and is gone when all is', async () => {
    await writtenOff()
    const before = await statusOf()
    await pay(100_000)
    expect(await statusOf()).toEqual({
      state: 'written_off',
      payoff: before.payoff - 100_000,
      paid: 100_000,
    })
    expect((await accountSums())['credit_loss']).toBe(before.payoff - 100_000)
    expect(await checkBooks(test.database)).toEqual([])
    await pay(before.payoff - 100_000)
    expect(await statusOf()).toEqual({ state: 'repaid', payoff: 0, paid: before.payoff })
    const { cash_clearing: cash, credit_loss: loss, ...others } = await accountSums()
    expect([cash, loss]).toEqual([before.payoff - 1_000_000, 0])
    expect(Object.keys(others).filter((each) => each.startsWith('receivable'))).not.toEqual([])
    expect(await checkBooks(test.database)).toEqual([])
  })

  it('names what it takes back, and takes it back once', async () => {
    await writtenOff()
    await pay(100_000)
    const [reversal] = await test.database.query<{ kind: string }>(
      `select t.kind from ledger_transactions r join ledger_transactions t
         on t.borrower_id = r.borrower_id and t.id = r.reverses
       where r.borrower_id = $1 and r.kind = 'reversal'`,
      [borrower.id],
    )
    expect(reversal?.kind).toBe('write_off')
    const name = { borrowerId: borrower.id, transactionId: await newestPosting('write_off') }
    const twice = test.database.transaction(async (tx) => {
      await reverse(tx, name, today)
      await reverse(tx, name, today)
    })
    expect(sqlState(await twice.catch((error: unknown) => error))).toBe(UNIQUE_VIOLATION)
    const nothing = test.database.transaction((tx) =>
      reverse(tx, { ...name, transactionId: newIdentifier() }, today),
    )
    await expect(nothing).rejects.toThrow('no such transaction')
  })

  it.each([
    [
      'a written-off loan is still expected, or a loan that is not is a loss',
      `update orders set state = 'overdue' where state = 'written_off'`,
    ],
    [
      'a reversal names nothing, or is not the opposite of what it names',
      `update ledger_entries e set amount = amount + (case line when 1 then 1 else -1 end)
       from ledger_transactions t where t.borrower_id = e.borrower_id
         and t.id = e.transaction_id and t.kind = 'reversal' and line in (1, 2)`,
    ],
    [
      'a line is of another order or currency than its transaction',
      `update ledger_entries set currency = 'PKR'`,
    ],
  ])('is looked after: %s', async (what, planted) => {
    await writtenOff()
    await pay(100_000)
    const findings = await withFault(test.database, planted, checkBooks)
    expect(findings.map((each) => each.what)).toContain(what)
    expect(await checkBooks(test.database)).toEqual([])
  })
})
