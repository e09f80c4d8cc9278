import { first, type Queryable } from '../../store/database/database.ts'
import type { Minor } from '../../foundation/money.ts'
import type { OrderBalances } from './balances.ts'
import type { Line } from './posting.ts'

/** What was posted as earned of a loan, late fees apart, and has not fallen away. */
export interface Earned {
  interest: Minor
  fee: Minor
}

/**
 * What a return posts with the last of its money: nothing is owed any more and nothing was earned.
 * What earlier payments paid of interest and fees counts for the principal. What came beyond it is
 * the borrower's.
 */
export function returnLines(
  owed: Pick<OrderBalances, 'principal' | 'interest' | 'fee'>,
  earned: Earned,
  cash: Minor,
): Line[] {
  const { principal, interest, fee } = owed
  return [
    ['cash_clearing', cash],
    ['receivable_principal', -principal],
    ['receivable_interest', -interest],
    ['interest_income', earned.interest],
    ['receivable_fee', -fee],
    ['fee_income', earned.fee],
    ['borrower_credit', principal + interest + fee - earned.interest - earned.fee - cash],
  ]
}

/** What the books say was earned of an order. */
export async function earnedOf(
  db: Queryable,
  order: { borrowerId: string; id: string },
): Promise<Earned> {
  const row = await first<{ interest: Minor; fee: Minor }>(
    db,
    `select coalesce(-sum(amount) filter (where account = 'interest_income'), 0)::bigint as interest,
       coalesce(-sum(amount) filter (where account = 'fee_income'), 0)::bigint as fee
     from ledger_entries where borrower_id = $1 and order_id = $2`,
    [order.borrowerId, order.id],
  )
  return row ?? { interest: 0, fee: 0 }
}
