import type { Currency, Minor } from '../../foundation/money.ts'
import type { Transaction } from '../../store/database/database.ts'
import { post } from './post.ts'
import type { LedgerAccount, Line, Posting } from './posting.ts'

/** A transaction that stands in the books. */
export interface Posted {
  id: string
  lines: readonly Line[]
}

/** The lines that take a transaction back, for balances as they would be then. */
export const reversed = ({ lines }: Pick<Posted, 'lines'>): Pick<Posting, 'kind' | 'lines'> => ({
  kind: 'reversal',
  lines: lines.map(([account, amount]) => [account, -amount] as const),
})

/** What takes a transaction back: the same lines with the other sign. It names what it reverses. */
export function reversalOf(
  posted: Posted,
  on: Pick<Posting, 'borrowerId' | 'orderId' | 'currency' | 'valueDate' | 'postedAt'>,
): Posting {
  return {
    ...on,
    ...reversed(posted),
    cause: `reversal:${posted.id}`,
    reverses: posted.id,
  }
}

/**
 * Takes a transaction back by a posting of its own: the same lines with the other sign, which names
 * what it reverses. The books keep both.
 *
 * Throws the database's unique violation (23505) when it was taken back before, and `RangeError`
 * when the borrower has no such transaction.
 */
export async function reverse(
  tx: Transaction,
  { borrowerId, transactionId }: { borrowerId: string; transactionId: string },
  at: { valueDate: string; postedAt: Date },
): Promise<void> {
  const lines = await tx.query<{
    account: LedgerAccount
    amount: Minor
    currency: Currency
    order_id: string
  }>(
    `select account, amount, currency, order_id from ledger_entries
     where borrower_id = $1 and transaction_id = $2 order by line`,
    [borrowerId, transactionId],
  )
  const [head] = lines
  if (!head) throw new RangeError('there is no such transaction to take back')
  const { order_id: orderId, currency } = head
  const taken = {
    id: transactionId,
    lines: lines.map(({ account, amount }): Line => [account, amount]),
  }
  post(tx, reversalOf(taken, { borrowerId, orderId, currency, ...at }))
}
