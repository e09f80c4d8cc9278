import { randomInt } from 'node:crypto'
import type { Currency, Minor } from '../../foundation/money.ts'
import type { OrderState } from '../rules/order-life-cycle.ts'
import {
  brokenConstraint,
  first,
  type Queryable,
  type Transaction,
} from '../../store/database/database.ts'
import { isIdentifier } from '../../foundation/identifier.ts'
import { clockSlot } from '../../store/database/business-clock.ts'

export type Method =
  | 'bank_transfer'
  | 'virtual_account'
  | 'convenience_store'
  | 'paynet'
  | 'scan_code'

export type Purpose = 'repay' | 'extend' | 'return'

/** An instruction to pay, and whether the money has come. */
export interface Repayment {
  borrowerId: string
  id: string
  orderId: string
  method: Method
  purpose: Purpose
  /** What it buys with the purpose `extend`; null for the others. */
  extension: { optionId: string; days: number; fromDueDate: string } | null
  amount: Minor
  currency: Currency
  reference: string
  /** The day whose whole debt the instruction asks for; null when it asks for a part. */
  settlesOn: string | null
  createdAt: Date
  expiresAt: Date
  paidAt: Date | null
  /** What became of a voucher that was sent for it; null where none was. */
  voucher: 'reported' | 'found' | 'not_found' | null
}

/** What came for an instruction, and what it did. */
export interface PaymentOutcome {
  received: Minor
  /** Whether it bought its extension. */
  extended: boolean
  orderState: OrderState
}

export interface ListedRepayment extends Repayment, PaymentOutcome {}

/** A reference for people to type: nine digits or more, the first not zero. */
function newReference(digits: number): string {
  return String(randomInt(10 ** (digits - 1), 10 ** digits))
}

/**
 * Saves the instruction under a new reference. Where that is another's already, the transaction
 * fails with `isReferenceTaken`, and is made again.
 */
export function addWithNewReference(
  tx: Transaction,
  repayment: Omit<Repayment, 'reference'>,
  digits: number,
): Repayment {
  const stored = { ...repayment, reference: newReference(digits) }
  tx.send(
    `insert into repayments (borrower_id, id, order_id, method, amount, currency, reference,
       settles_on, created_at, expires_at, purpose, extension_option_id, extension_days,
       extends_from)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      stored.borrowerId,
      stored.id,
      stored.orderId,
      stored.method,
      stored.amount,
      stored.currency,
      stored.reference,
      stored.settlesOn,
      stored.createdAt,
      stored.expiresAt,
      stored.purpose,
      stored.extension?.optionId ?? null,
      stored.extension?.days ?? null,
      stored.extension?.fromDueDate ?? null,
    ],
  )
  tx.send(
    'insert into payment_references (reference, borrower_id, repayment_id) values ($1, $2, $3)',
    [stored.reference, stored.borrowerId, stored.id],
  )
  return stored
}

/** Whether a transaction failed by a reference that another instruction has. */
export const isReferenceTaken = (error: unknown): boolean =>
  brokenConstraint(error) === 'payment_references_taken'

/** One of the borrower's own instructions; undefined for anybody else's. */
export async function findRepayment(
  db: Queryable,
  borrowerId: string,
  repaymentId: string,
): Promise<Repayment | undefined> {
  if (!isIdentifier(repaymentId)) return undefined
  return first<Repayment>(
    db,
    `select ${COLUMNS} from repayments where borrower_id = $1 and id = $2`,
    [borrowerId, repaymentId],
  )
}

/** What came for an instruction so far. */
export async function receivedFor(
  db: Queryable,
  { borrowerId, id }: Pick<Repayment, 'borrowerId' | 'id'>,
): Promise<Minor> {
  const row = await first<{ sum: Minor }>(
    db,
    `select coalesce(sum(amount), 0)::bigint as sum from payments
     where borrower_id = $1 and repayment_id = $2`,
    [borrowerId, id],
  )
  return row?.sum ?? 0
}

/**
 * Instructions newest first with what came for each, at most `count` or all: of one order, older than
 * `before`, where those are given.
 */
export async function listRepayments(
  db: Queryable,
  borrowerId: string,
  wanted: {
    count: number | null
    orderId?: string | undefined
    before?: string | undefined
    onlyPaid?: boolean
  },
): Promise<ListedRepayment[]> {
  return db.query<ListedRepayment>(
    `select ${COLUMNS}, (
       select coalesce(sum(p.amount), 0)::bigint from payments p
       where p.borrower_id = $1 and p.repayment_id = repayments.id
     ) as received, exists (
       select 1 from payments p join extensions x on x.borrower_id = p.borrower_id and x.id = p.id
       where p.borrower_id = $1 and p.repayment_id = repayments.id and purpose = 'extend'
     ) as extended,
     (select o.state from orders o where o.borrower_id = $1 and o.id = order_id) as "orderState"
     from repayments
     where borrower_id = $1 and ($2::uuid is null or order_id = $2) and ($3::uuid is null or id < $3)
       and (not $5::boolean or paid_at is not null)
     order by id desc limit $4`,
    [
      borrowerId,
      wanted.orderId ?? null,
      wanted.before ?? null,
      wanted.count,
      wanted.onlyPaid ?? false,
    ],
  )
}

/** What was paid on an order, oldest first, with what came for each. */
export async function listPaid(
  db: Queryable,
  borrowerId: string,
  orderId: string,
): Promise<ListedRepayment[]> {
  const paid = await listRepayments(db, borrowerId, { count: null, orderId, onlyPaid: true })
  return paid.reverse()
}

/** The instruction that was paid last on an order. */
export async function latestPaidRepayment(
  db: Queryable,
  borrowerId: string,
  orderId: string,
): Promise<Repayment | undefined> {
  return first<Repayment>(
    db,
    `select ${COLUMNS} from repayments
     where borrower_id = $1 and order_id = $2 and paid_at is not null
     order by paid_at desc, id desc limit 1`,
    [borrowerId, orderId],
  )
}

/** Named as in `Repayment`. */
const COLUMNS = `borrower_id as "borrowerId", id, order_id as "orderId", method, amount, currency,
  reference, settles_on as "settlesOn", created_at as "createdAt", expires_at as "expiresAt",
  paid_at as "paidAt", purpose,
  case when extension_option_id is not null then jsonb_build_object('optionId', extension_option_id,
    'days', extension_days, 'fromDueDate', extends_from) end as extension,
  (select coalesce(v.outcome, 'reported') from vouchers v
   where v.borrower_id = repayments.borrower_id and v.repayment_id = repayments.id) as voucher`

/** An instruction with its edition, and how far business time runs ahead, read along with it. */
export interface ReferredRepayment extends Repayment {
  appId: string
  clockOffsetMs: number
}

/**
 * The instruction that a reference stands for. The one look-up that does not know the borrower yet
 * (D26).
 */
export async function repaymentByReference(
  db: Queryable,
  reference: string,
): Promise<ReferredRepayment | undefined> {
  // Awaited, so that the statement is known to be sent from here: it is excepted by its file.
  return await first<ReferredRepayment & Record<string, unknown>>(
    db,
    `select ${COLUMNS}, (select o.app_id from orders o where o.borrower_id = repayments.borrower_id
       and o.id = repayments.order_id) as "appId",
       (select c.offset_ms from business_clock c where c.slot = $2) as "clockOffsetMs"
     from repayments where (borrower_id, id) in
       (select borrower_id, repayment_id from payment_references where reference = $1)`,
    [reference, clockSlot()],
  )
}
