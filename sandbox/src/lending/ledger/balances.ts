import type { Minor } from '../../foundation/money.ts'
import { first, type Queryable } from '../../store/database/database.ts'
import type { Posting } from './post.ts'

/** What the ledger says about one order, in minor units. */
export interface OrderBalances {
  principal: Minor
  interest: Minor
  fee: Minor
  lateFee: Minor
  /** Everything that the borrower has paid in. */
  paid: Minor
  /** What came beyond the debt, and is the borrower's. */
  credit: Minor
}

export const NO_BALANCES: OrderBalances = {
  principal: 0,
  interest: 0,
  fee: 0,
  lateFee: 0,
  paid: 0,
  credit: 0,
}

/** The columns of `order_balances`, named as in `OrderBalances`. */
export const BALANCES = 'principal, interest, fee, late_fee as "lateFee", paid, credit'

/** The balances of one order; all zero before its payout. */
export async function balancesOf(
  db: Queryable,
  borrowerId: string,
  orderId: string,
): Promise<OrderBalances> {
  const row = await first<OrderBalances>(
    db,
    `select ${BALANCES} from order_balances where borrower_id = $1 and order_id = $2`,
    [borrowerId, orderId],
  )
  return row ?? NO_BALANCES
}

/** What the balances of an order come to once these postings are made. */
export function balancesAfter(
  before: OrderBalances,
  postings: readonly Pick<Posting, 'kind' | 'lines'>[],
): OrderBalances {
  const sums = { ...before }
  for (const { kind, lines } of postings) {
    for (const [account, amount] of lines) {
      if (account === 'receivable_principal') sums.principal += amount
      else if (account === 'receivable_interest') sums.interest += amount
      else if (account === 'receivable_fee') sums.fee += amount
      else if (account === 'receivable_late_fee') sums.lateFee += amount
      else if (account === 'borrower_credit') sums.credit -= amount
      else if (account === 'cash_clearing' && amount > 0 && kind !== 'reversal') sums.paid += amount
    }
  }
  return sums
}
