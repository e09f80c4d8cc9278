import type { Currency } from '../../foundation/money.ts'
import { first, type Queryable, type Transaction } from '../../store/database/database.ts'
import { newIdentifier } from '../../foundation/identifier.ts'
import { balancesOf, type OrderBalances } from './balances.ts'
import { post } from './post.ts'
import { reverse } from './reverse.ts'

/** The order whose debt is a loss, and when it became one. */
interface WrittenOff {
  order: { borrowerId: string; id: string; currency: Currency }
  /** YYYY-MM-DD in the lender's zone. */
  valueDate: string
  postedAt: Date
}

/**
 * Posts what the books expect of an order as a credit loss; its receivables are zero from then on.
 * The debt itself stands (`debtOf`): the lender no longer counts on it, the borrower still owes it.
 * Call it under the order's lock, together with the event `write_off`. Posts nothing for an order
 * that owes nothing.
 */
export async function postWriteOff(tx: Transaction, { order, ...at }: WrittenOff): Promise<void> {
  const owed = await balancesOf(tx, order.borrowerId, order.id)
  const sum = owed.principal + owed.interest + owed.fee + owed.lateFee
  if (sum === 0) return
  post(tx, {
    borrowerId: order.borrowerId,
    orderId: order.id,
    kind: 'write_off',
    cause: `write_off:${newIdentifier()}`,
    ...at,
    currency: order.currency,
    lines: [
      ['credit_loss', sum],
      ['receivable_principal', -owed.principal],
      ['receivable_interest', -owed.interest],
      ['receivable_fee', -owed.fee],
      ['receivable_late_fee', -owed.lateFee],
    ],
  })
}

/** Takes an order's write-off back, so that a payment finds the receivables that it pays. */
export async function reinstate(tx: Transaction, { order, ...at }: WrittenOff): Promise<void> {
  const unreversed = await first<{ id: string }>(
    tx,
    `select t.id from ledger_transactions t
     where t.borrower_id = $1 and t.order_id = $2 and t.kind = 'write_off' and not exists (
       select 1 from ledger_transactions r
       where r.borrower_id = t.borrower_id and r.reverses = t.id)`,
    [order.borrowerId, order.id],
  )
  if (unreversed) {
    await reverse(tx, { borrowerId: order.borrowerId, transactionId: unreversed.id }, at)
  }
}

/**
 * What the borrower owes on an order: its receivables, and after a write-off what they were when it
 * was posted. `ledger` are the order's balances, where they have been read.
 */
export async function debtOf(
  db: Queryable,
  order: { borrowerId: string; id: string; state: string },
  ledger?: OrderBalances,
): Promise<OrderBalances> {
  const balances = ledger ?? (await balancesOf(db, order.borrowerId, order.id))
  if (order.state !== 'written_off') return balances
  const rows = await db.query<{ account: string; sum: number }>(
    `select e.account, sum(-e.amount)::bigint as sum
     from ledger_transactions t
     join ledger_entries e on e.borrower_id = t.borrower_id and e.transaction_id = t.id
     where t.borrower_id = $1 and t.order_id = $2 and t.kind = 'write_off'
       and e.account like 'receivable%' and not exists (
         select 1 from ledger_transactions r
         where r.borrower_id = t.borrower_id and r.reverses = t.id)
     group by e.account`,
    [order.borrowerId, order.id],
  )
  const lost = new Map(rows.map(({ account, sum }) => [account, sum]))
  return {
    principal: balances.principal + (lost.get('receivable_principal') ?? 0),
    interest: balances.interest + (lost.get('receivable_interest') ?? 0),
    fee: balances.fee + (lost.get('receivable_fee') ?? 0),
    lateFee: balances.lateFee + (lost.get('receivable_late_fee') ?? 0),
    paid: balances.paid,
    credit: balances.credit,
  }
}

/** Whether anything of that debt is left. */
export async function isStillOwed(
  db: Queryable,
  order: { borrowerId: string; id: string; state: string },
): Promise<boolean> {
  const debt = await debtOf(db, order)
  return debt.principal + debt.interest + debt.fee + debt.lateFee > 0
}
