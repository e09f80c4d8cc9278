import type { Currency, Minor } from '../../foundation/money.ts'
import { first, type Queryable } from '../../store/database/database.ts'

/** A request for overpaid money, and what became of it. */
export interface Refund {
  borrowerId: string
  id: string
  orderId: string
  accountId: string
  amount: Minor
  askedAt: Date
  payBy: Date
  /** Null while it waits. */
  outcome: 'paid' | 'failed' | null
  endedAt: Date | null
}

/** Named as in `Refund`. */
const COLUMNS = `borrower_id as "borrowerId", id, order_id as "orderId", account_id as "accountId", amount,
  asked_at as "askedAt", pay_by as "payBy", outcome, ended_at as "endedAt"`

/** The newest request of an order; undefined where there is none. */
export async function latestRefund(
  db: Queryable,
  order: { borrowerId: string; id: string },
): Promise<Refund | undefined> {
  return first<Refund>(
    db,
    `select ${COLUMNS} from refunds where borrower_id = $1 and order_id = $2
     order by id desc limit 1`,
    [order.borrowerId, order.id],
  )
}

/** Saves a request that waits. */
export async function addRefund(
  db: Queryable,
  refund: Omit<Refund, 'outcome' | 'endedAt'>,
): Promise<void> {
  await db.query(
    `insert into refunds (borrower_id, id, order_id, account_id, amount, asked_at, pay_by)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      refund.borrowerId,
      refund.id,
      refund.orderId,
      refund.accountId,
      refund.amount,
      refund.askedAt,
      refund.payBy,
    ],
  )
}

/** Says what became of it. */
export async function endRefund(
  db: Queryable,
  { borrowerId, id }: Pick<Refund, 'borrowerId' | 'id'>,
  outcome: 'paid' | 'failed',
  endedAt: Date,
): Promise<void> {
  await db.query(
    'update refunds set outcome = $3, ended_at = $4 where borrower_id = $1 and id = $2',
    [borrowerId, id, outcome, endedAt],
  )
}

/** What of the money overpaid on an order was paid back. */
export async function refundedOf(
  db: Queryable,
  order: { borrowerId: string; id: string },
): Promise<Minor> {
  const row = await first<{ sum: Minor }>(
    db,
    `select coalesce(sum(e.amount), 0)::bigint as sum from ledger_transactions t
     join ledger_entries e on e.borrower_id = t.borrower_id and e.transaction_id = t.id
     where t.borrower_id = $1 and t.order_id = $2 and t.kind = 'refund'
       and e.account = 'borrower_credit'`,
    [order.borrowerId, order.id],
  )
  return row?.sum ?? 0
}

/** An order on which money is the borrower's. */
export interface OverpaidOrder {
  orderId: string
  amount: Minor
  /** What of it a refund that waits will bring. */
  asked: Minor
  currency: Currency
}

/** What of it nobody has asked for yet. */
export const notAsked = ({ amount, asked }: OverpaidOrder): Minor => amount - asked

/** The orders of a borrower on which more was paid than was owed, oldest first. */
export async function overpaidOrders(db: Queryable, borrowerId: string): Promise<OverpaidOrder[]> {
  return db.query<OverpaidOrder & Record<string, unknown>>(
    `select b.order_id as "orderId", b.credit as amount, o.currency,
       coalesce(r.amount, 0)::bigint as asked
     from order_balances b join orders o on o.borrower_id = b.borrower_id and o.id = b.order_id
     left join refunds r
       on r.borrower_id = b.borrower_id and r.order_id = b.order_id and r.outcome is null
     where b.borrower_id = $1 and b.credit > 0 order by b.order_id`,
    [borrowerId],
  )
}
