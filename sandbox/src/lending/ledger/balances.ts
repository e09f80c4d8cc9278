import type { Minor } from '../../foundation/money.ts'
import { first, type Queryable } from '../../store/database/database.ts'
import type { Posting } from './posting.ts'

/** What the ledger says about one order, in minor units. */
export interface OrderBalances {
  principal: Minor
  interest: Minor
  fee: Minor
  lateFee: Minor
  /** Everything that the borrower has paid in. */
  paid: Minor
  /** What came beyond the debt, and is the borrower's. */
  overpaid: Minor
  /** What of it was paid on which day (YYYY-MM-DD), for the debt and for extensions, returns apart. */
  paidOn: Readonly<Record<string, Minor>>
  forExtensions: Minor
}

export const NO_BALANCES: OrderBalances = {
  principal: 0,
  interest: 0,
  fee: 0,
  lateFee: 0,
  paid: 0,
  overpaid: 0,
  paidOn: {},
  forExtensions: 0,
}

/** The columns of `order_balances`, named as in `OrderBalances`. */
export const BALANCES = `principal, interest, fee, late_fee as "lateFee", paid, credit as overpaid,
  paid_on as "paidOn", for_extensions as "forExtensions"`

/** The balances of one order; all zero before its payout. */
export async function balancesOf(
  db: Queryable,
  borrowerId: string,
  orderId: string,
): Promise<OrderBalances> {
  const row = await first<OrderBalances & Record<string, unknown>>(
    db,
    `select ${BALANCES} from order_balances where borrower_id = $1 and order_id = $2`,
    [borrowerId, orderId],
  )
  return row ?? NO_BALANCES
}

/** What the balances of an order come to once these postings are made. */
export function balancesAfter(
  before: OrderBalances,
  postings: readonly (Pick<Posting, 'kind' | 'lines'> & Partial<Pick<Posting, 'valueDate'>>)[],
): OrderBalances {
  const sums = { ...before, paidOn: { ...before.paidOn } }
  for (const { kind, lines, valueDate } of postings) {
    const lowersDebt = kind === 'payment' || kind === 'extension'
    for (const [account, amount] of lines) {
      if (account === 'receivable_principal') sums.principal += amount
      else if (account === 'receivable_interest') sums.interest += amount
      else if (account === 'receivable_fee') sums.fee += amount
      else if (account === 'receivable_late_fee') sums.lateFee += amount
      else if (account === 'borrower_credit') sums.overpaid -= amount
      else if (account === 'fee_income' && kind === 'extension') sums.forExtensions -= amount
      else if (account === 'cash_clearing' && amount > 0 && kind !== 'reversal') {
        sums.paid += amount
        if (!lowersDebt || valueDate === undefined) continue
        sums.paidOn[valueDate] = (sums.paidOn[valueDate] ?? 0) + amount
      }
    }
  }
  return sums
}
