import type { Currency } from '../../foundation/money.ts'
import {
  isOpen,
  isOwed,
  listOfStates,
  stateInSql,
  type OrderState,
} from '../rules/order-life-cycle.ts'
import { BALANCES, type OrderBalances } from '../ledger/balances.ts'
import type { Terms } from '../rules/schedule.ts'
import { first, type Queryable, type Transaction } from '../../store/database/database.ts'
import { isIdentifier, newIdentifier } from '../../foundation/identifier.ts'

/** A loan order as it is kept. Days are YYYY-MM-DD in the edition's zone. */
export interface Order {
  borrowerId: string
  /** The edition that it was made in. */
  appId: string
  id: string
  number: string
  state: OrderState
  accountId: string
  terms: Terms
  currency: Currency
  appliedAt: Date
  /** Due dates count from here: the quote's day, from the payout on the payout's. */
  startDate: string
  paidOutAt: Date | null
  accruedTo: string | null
  dueDate: string | null
  /** By how many days the last payment has been moved. */
  extendedDays: number
  returnAnnouncedAt: Date | null
  /** The day up to which late days have been counted. */
  lateFeeTo: string | null
}

/** Named as in `Order`. */
const COLUMNS = `orders.borrower_id as "borrowerId", app_id as "appId", id, number, state, account_id as "accountId", terms, currency,
  applied_at as "appliedAt", start_date as "startDate", paid_out_at as "paidOutAt",
  accrued_to as "accruedTo", due_date as "dueDate", extended_days as "extendedDays",
  return_announced_at as "returnAnnouncedAt", late_fee_to as "lateFeeTo"`

const ENDED = listOfStates((state) => !isOpen(state))
const FINISHED = listOfStates((state) => !isOpen(state) && !isOwed(state))

const OWN = `select ${COLUMNS} from orders where borrower_id = $1 and id = $2`

/** One of the borrower's own orders; undefined for anybody else's. */
export async function findOrder(
  db: Queryable,
  borrowerId: string,
  orderId: string,
): Promise<Order | undefined> {
  return isIdentifier(orderId) ? first<Order>(db, OWN, [borrowerId, orderId]) : undefined
}

/** The same, locked until the transaction ends: a change of an order locks it first. */
export async function lockOrder(
  db: Queryable,
  borrowerId: string,
  orderId: string,
): Promise<Order | undefined> {
  if (!isIdentifier(orderId)) return undefined
  return first<Order>(db, `${OWN} for update`, [borrowerId, orderId])
}

/**
 * The same with what the ledger says of it. Both rows are locked: what is read is what stands when
 * the lock is there, which a second table that is only joined would not be.
 */
export async function lockOrderAndBalances(
  db: Queryable,
  borrowerId: string,
  orderId: string,
): Promise<{ order: Order; balances: OrderBalances } | undefined> {
  if (!isIdentifier(orderId)) return undefined
  const row = await first<Order & OrderBalances & Record<string, unknown>>(
    db,
    `select ${COLUMNS}, ${BALANCES} from orders
     join order_balances on order_balances.borrower_id = orders.borrower_id and order_id = id
     where orders.borrower_id = $1 and id = $2 for update`,
    [borrowerId, orderId],
  )
  if (!row) return undefined
  const { principal, interest, fee, lateFee, paid, overpaid, paidOn, forExtensions, ...order } = row
  const balances = { principal, interest, fee, lateFee, paid, overpaid, paidOn, forExtensions }
  return { order, balances }
}

/** Orders newest first: at most `count`, or all; older than `before` where that is given. */
export async function listOrders(
  db: Queryable,
  borrowerId: string,
  count: number | null,
  before?: string,
): Promise<Order[]> {
  return db.query<Order>(
    `select ${COLUMNS} from orders where borrower_id = $1 and ($2::uuid is null or id < $2)
     order by id desc limit $3`,
    [borrowerId, before ?? null, count],
  )
}

/** The open order, of which there is at most one. */
export async function openOrder(db: Queryable, borrowerId: string): Promise<Order | undefined> {
  return first<Order>(
    db,
    `select ${COLUMNS} from orders where borrower_id = $1 and state not in (${ENDED})`,
    [borrowerId],
  )
}

/** The open order and those that were written off, newest first. */
export async function openAndWrittenOff(db: Queryable, borrowerId: string): Promise<Order[]> {
  return db.query<Order>(
    `select ${COLUMNS} from orders where borrower_id = $1 and state not in (${FINISHED})
     order by id desc`,
    [borrowerId],
  )
}

/** The orders that ever fell overdue. */
export async function ordersOnceOverdue(db: Queryable, borrowerId: string): Promise<Order[]> {
  return db.query<Order>(
    `select ${COLUMNS} from orders where borrower_id = $1 and id in (
       select order_id from order_events where borrower_id = $1 and state = ${stateInSql('overdue')})`,
    [borrowerId],
  )
}

/**
 * Saves a new order and the first entry of its timeline; the database refuses a second open one.
 */
export async function addOrder(
  db: Queryable,
  order: Order & { quoteId: string; agreementHash: string; agreementLanguage: string },
): Promise<void> {
  await db.query(
    `with added as (
       insert into orders (borrower_id, app_id, id, number, state, quote_id, account_id, terms,
         currency, agreement_hash, agreement_language, applied_at, start_date)
       values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10, $11, $12, $13)
     )
     insert into order_balances (borrower_id, order_id) values ($1, $3)`,
    [
      order.borrowerId,
      order.appId,
      order.id,
      order.number,
      order.state,
      order.quoteId,
      order.accountId,
      JSON.stringify(order.terms),
      order.currency,
      order.agreementHash,
      order.agreementLanguage,
      order.appliedAt,
      order.startDate,
    ],
  )
}

/** Writes what may change in an order. */
export function saveOrder(tx: Transaction, order: Order): void {
  tx.send(
    `update orders set state = $3, start_date = $4, paid_out_at = $5, accrued_to = $6, due_date = $7,
       extended_days = $8, return_announced_at = $9,
       late_fee_to = $10
     where borrower_id = $1 and id = $2`,
    [
      order.borrowerId,
      order.id,
      order.state,
      order.startDate,
      order.paidOutAt,
      order.accruedTo,
      order.dueDate,
      order.extendedDays,
      order.returnAnnouncedAt,
      order.lateFeeTo,
    ],
  )
}

/** Adds an entry to the order's timeline. */
export function addEvent(
  tx: Transaction,
  order: { borrowerId: string; id: string },
  state: OrderState,
  at: Date,
): void {
  tx.send(
    'insert into order_events (borrower_id, order_id, id, state, at) values ($1, $2, $3, $4, $5)',
    [order.borrowerId, order.id, newIdentifier(), state, at],
  )
}

/** The order's timeline, oldest first. */
export async function timelineOf(
  db: Queryable,
  borrowerId: string,
  orderId: string,
): Promise<{ state: OrderState; at: Date }[]> {
  return db.query(
    'select state, at from order_events where borrower_id = $1 and order_id = $2 order by id',
    [borrowerId, orderId],
  )
}
