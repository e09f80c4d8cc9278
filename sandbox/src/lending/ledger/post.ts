import type { Transaction } from '../../store/database/database.ts'
import { newIdentifier } from '../../foundation/identifier.ts'
import { balancesAfter, NO_BALANCES } from './balances.ts'
import type { Posting } from './posting.ts'

/** The lines of a posting do not sum to zero. The database refuses them too. */
export class UnbalancedPosting extends Error {
  override name = 'UnbalancedPosting'
}

/**
 * Appends one transaction to the ledger and changes its order's balances with it. Throws `UnbalancedPosting`; the transaction fails
 * with the database's unique violation when the cause has been posted before.
 */
export function post(tx: Transaction, posting: Posting): void {
  const lines = posting.lines.filter(([, amount]) => amount !== 0)
  if (lines.reduce((sum, [, amount]) => sum + amount, 0) !== 0) {
    throw new UnbalancedPosting(`${posting.cause} does not sum to zero`)
  }
  const change = balancesAfter(NO_BALANCES, [posting])
  tx.send(
    LINES,
    [
      posting.borrowerId,
      newIdentifier(),
      posting.kind,
      posting.orderId,
      posting.cause,
      posting.valueDate,
      posting.postedAt,
      posting.currency,
      lines.map(([account]) => account),
      lines.map(([, amount]) => String(amount)),
      posting.reverses ?? null,
      change.principal,
      change.interest,
      change.fee,
      change.lateFee,
      change.paid,
      change.overpaid,
      change.forExtensions,
      change.paidOn[posting.valueDate] ?? 0,
      posting.valueDate,
    ],
    { posted: POSTED, changed: CHANGED },
  )
}

// The one statement that writes lines finds out itself whether they balance; the head's check refuses
// them where they do not. The lender sends no other (`test/statements`), so no engine needs a trigger.
const POSTED = `insert into ledger_transactions
    (borrower_id, id, kind, order_id, cause, value_date, posted_at, reverses, balanced)
  values ($1, $2, $3, $4, $5, $6, $7, $11,
    (select count(*) > 1 and sum(amount::bigint) = 0 from unnest($10::text[]) as line (amount)))
  returning borrower_id, id`

const CHANGED = `update order_balances set principal = principal + $12, interest = interest + $13,
    fee = fee + $14, late_fee = late_fee + $15, paid = paid + $16, credit = credit + $17,
    for_extensions = for_extensions + $18, paid_on = case $19::bigint when 0 then paid_on else
      jsonb_set(paid_on, array[$20], to_jsonb(coalesce((paid_on ->> $20)::bigint, 0) + $19)) end
  where borrower_id = $1 and order_id = $4`

const LINES = `insert into ledger_entries
    (borrower_id, transaction_id, line, account, order_id, amount, currency)
  select posted.borrower_id, posted.id, line.n, line.account, $4, line.amount::bigint, $8
  from posted, unnest($9::text[], $10::text[]) with ordinality as line (account, amount, n)`
