import type { OrderBalances } from '../ledger/balances.ts'
import { NOTHING_PAID, paidWith, type Owed } from '../rules/balance.ts'
import type { Order } from './order-store.ts'

/** What the books say is owed on an order, as the rules look at it. */
export function owedOf(
  { terms, startDate, accruedTo }: Order,
  { principal, interest, fee, lateFee, paidOn, forExtensions }: OrderBalances,
  today: string,
): Owed {
  const paid = Object.entries(paidOn).reduce(
    (before, [on, sum]) => paidWith(terms, startDate, before, { on, sum }),
    { ...NOTHING_PAID, forExtensions },
  )
  return { principal, interest, fee, lateFee, accruedTo: accruedTo ?? today, paid }
}
