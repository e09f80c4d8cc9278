import type { Currency } from '../../foundation/money.ts'
import type { Queryable, Transaction } from '../../store/database/database.ts'
import { newIdentifier } from '../../foundation/identifier.ts'
import { balancesAfter, balancesOf, type OrderBalances } from './balances.ts'
import { post } from './post.ts'
import type { LedgerAccount, Line, Posting } from './posting.ts'
import { reversed, type Posted } from './reverse.ts'

/** The order whose debt is a loss, and when it became one. */
interface WrittenOff {
  order: { borrowerId: string; id: string; currency: Currency }
  /** YYYY-MM-DD in the edition's zone. */
  valueDate: string
  postedAt: Date
}

/**
 * What makes a loss of everything that the books expect of an order: its receivables are zero from
 * then on. Undefined where nothing is expected. `name` is its own among all write-offs.
 */
export function writeOffOf(
  owed: OrderBalances,
  name: string,
  { order, ...at }: WrittenOff,
): Posting | undefined {
  const sum = owed.principal + owed.interest + owed.fee + owed.lateFee
  if (sum === 0) return undefined
  return {
    borrowerId: order.borrowerId,
    orderId: order.id,
    kind: 'write_off',
    cause: `write_off:${name}`,
    ...at,
    currency: order.currency,
    lines: [
      ['credit_loss', sum],
      ['receivable_principal', -owed.principal],
      ['receivable_interest', -owed.interest],
      ['receivable_fee', -owed.fee],
      ['receivable_late_fee', -owed.lateFee],
    ],
  }
}

/**
 * Posts what the books expect of an order as a credit loss. The debt itself stands (`debtOf`): the
 * lender no longer counts on it, the borrower still owes it. Call it under the order's lock, together
 * with the event `write_off`.
 */
export async function postWriteOff(tx: Transaction, written: WrittenOff): Promise<void> {
  const owed = await balancesOf(tx, written.order.borrowerId, written.order.id)
  const posting = writeOffOf(owed, newIdentifier(), written)
  if (posting) post(tx, posting)
}

/** The write-off of an order that nothing has taken back; undefined where there is none. */
export async function unreversedWriteOff(
  db: Queryable,
  order: { borrowerId: string; id: string },
): Promise<Posted | undefined> {
  const rows = await db.query<{ id: string; account: LedgerAccount; amount: number }>(
    `select t.id, e.account, e.amount
     from ledger_transactions t
     join ledger_entries e on e.borrower_id = t.borrower_id and e.transaction_id = t.id
     where t.borrower_id = $1 and t.order_id = $2 and t.kind = 'write_off' and not exists (
       select 1 from ledger_transactions r
       where r.borrower_id = t.borrower_id and r.reverses = t.id)
     order by e.line`,
    [order.borrowerId, order.id],
  )
  const [head] = rows
  return head && { id: head.id, lines: rows.map(({ account, amount }): Line => [account, amount]) }
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
  const writeOff = await unreversedWriteOff(db, order)
  if (!writeOff) return balances
  return balancesAfter(balances, [reversed(writeOff)])
}

/** Whether anything of that debt is left. */
export async function isStillOwed(
  db: Queryable,
  order: { borrowerId: string; id: string; state: string },
): Promise<boolean> {
  const debt = await debtOf(db, order)
  return debt.principal + debt.interest + debt.fee + debt.lateFee > 0
}
