import type { Currency, Minor } from '../../foundation/money.ts'
import type { Transaction } from '../../store/database/database.ts'
import { post, type LedgerAccount } from './post.ts'

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
  post(tx, {
    borrowerId,
    orderId: head.order_id,
    kind: 'reversal',
    cause: `reversal:${transactionId}`,
    ...at,
    currency: head.currency,
    lines: lines.map(({ account, amount }) => [account, -amount] as const),
    reverses: transactionId,
  })
}
