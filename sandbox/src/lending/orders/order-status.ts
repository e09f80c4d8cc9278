import { daysBetween } from '../../foundation/clock.ts'
import type { Minor } from '../../foundation/money.ts'
import type { Queryable } from '../../store/database/database.ts'
import type { OrderBalances } from '../ledger/balances.ts'
import { debtOf } from '../ledger/write-off.ts'
import { payoffOn, type Owed } from '../rules/balance.ts'
import { remainingSchedule, type RemainingSchedule } from '../rules/remaining-schedule.ts'
import { interestDay } from '../rules/due-date.ts'
import { isOwed } from '../rules/order-life-cycle.ts'
import { currentTerms } from './current-terms.ts'
import type { Order } from './order-store.ts'
import { owedOf } from './owed.ts'

/** How an order stands on a day, from the ledger and the rules. */
export interface OrderStatus extends RemainingSchedule {
  paid: Minor
  /** What came beyond the debt, and is the borrower's. */
  overpaid: Minor
  payoffToday: Minor
  owed: Owed
  daysLeft: number | null
}

/**
 * Where an order stands `today` (YYYY-MM-DD in the edition's zone); all zero while nothing is owed.
 *
 * @param ledger the order's balances, where they have been read.
 */
export async function orderStatusOf(
  db: Queryable,
  order: Order,
  today: string,
  ledger?: OrderBalances,
): Promise<OrderStatus> {
  return statusOf(order, await debtOf(db, order, ledger), today)
}

/** The same of an order whose debt is known. */
export function statusOf(order: Order, balances: OrderBalances, today: string): OrderStatus {
  const owed = owedOf(order, balances, today)
  if (!isOwed(order.state)) {
    const nothing = {
      payments: [],
      outstanding: 0,
      nextAmount: 0,
      nextDueDate: null,
      payoffToday: 0,
      daysLeft: null,
    }
    return { ...nothing, owed, paid: balances.paid, overpaid: balances.overpaid }
  }
  const terms = currentTerms(order)
  const remaining = remainingSchedule(terms, owed, order.startDate, today)
  return {
    ...remaining,
    owed,
    paid: balances.paid,
    overpaid: balances.overpaid,
    payoffToday: payoffOn(terms, owed, order.startDate, interestDay(terms, order.startDate, today)),
    daysLeft: remaining.nextDueDate === null ? null : daysBetween(today, remaining.nextDueDate),
  }
}
