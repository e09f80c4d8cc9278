import type { Currency, Minor } from '../../foundation/money.ts'
import { first, type Queryable, type Transaction } from '../../store/database/database.ts'
import type { BankPaymentName } from './bank-payments.ts'

/** A payment as its payer saw it. */
export interface Voucher {
  borrowerId: string
  repaymentId: string
  /** The stored picture of the receipt. */
  fileId: string
  /** The payer's day, YYYY-MM-DD in the lender's zone. */
  paidOn: string
  amount: Minor
  reportedAt: Date
  answerBy: Date
}

/** Saves a voucher; a new one for the same instruction takes the place of the one before. */
export async function addVoucher(db: Queryable, voucher: Voucher): Promise<void> {
  await db.query(
    `insert into vouchers
       (borrower_id, repayment_id, file_id, paid_on, amount, reported_at, answer_by)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (borrower_id, repayment_id) do update
     set file_id = excluded.file_id, paid_on = excluded.paid_on, amount = excluded.amount,
       reported_at = excluded.reported_at, answer_by = excluded.answer_by,
       outcome = null, answered_at = null`,
    [
      voucher.borrowerId,
      voucher.repaymentId,
      voucher.fileId,
      voucher.paidOn,
      voucher.amount,
      voucher.reportedAt,
      voucher.answerBy,
    ],
  )
}

/**
 * Answers a voucher that waits; undefined when there is none, any more. What was paid meanwhile
 * cannot be answered as not found.
 */
export async function answerVoucher(
  db: Queryable,
  name: { borrowerId: string; repaymentId: string },
  outcome: 'found' | 'not_found',
  now: Date,
): Promise<{ paidOn: string; amount: Minor; orderId: string } | undefined> {
  return first(
    db,
    `update vouchers v set outcome = $3, answered_at = $4 from repayments r
     where v.borrower_id = $1 and v.repayment_id = $2 and v.outcome is null
       and r.borrower_id = $1 and r.id = $2 and ($3 = 'found' or r.paid_at is null)
     returning v.paid_on as "paidOn", v.amount, r.order_id as "orderId"`,
    [name.borrowerId, name.repaymentId, outcome, now],
  )
}

/** Whose answer was promised by now; each is locked for this transaction alone. */
export async function overdueVouchers(
  tx: Queryable,
  now: Date,
  count: number,
): Promise<{ borrowerId: string; repaymentId: string; isPaid: boolean }[]> {
  return tx.query(
    `select v.borrower_id as "borrowerId", v.repayment_id as "repaymentId",
       r.paid_at is not null as "isPaid"
     from vouchers v
     join repayments r on r.borrower_id = v.borrower_id and r.id = v.repayment_id
     where v.outcome is null and v.answer_by < $1
     order by v.answer_by limit $2 for update of v skip locked`,
    [now, count],
  )
}

/** Money that came and says of nobody that it is theirs. */
export interface UnmatchedPayment extends BankPaymentName {
  amount: Minor
  currency: Currency
  paidAt: Date
}

/** Named as in `UnmatchedPayment`. */
const UNMATCHED =
  'app_id as "appId", bank_payment_id as "bankPaymentId", amount, currency, paid_at as "paidAt"'

/** Saves a payment that cannot be matched; false when the same bank payment is kept already. */
export async function addUnmatched(
  db: Queryable,
  payment: UnmatchedPayment,
  now: Date,
): Promise<boolean> {
  const stored = await db.query(
    `insert into unmatched_payments
       (app_id, bank_payment_id, amount, currency, paid_at, arrived_at)
     values ($1, $2, $3, $4, $5, $6) on conflict (app_id, bank_payment_id) do nothing
     returning bank_payment_id`,
    [payment.appId, payment.bankPaymentId, payment.amount, payment.currency, payment.paidAt, now],
  )
  return stored.length > 0
}

/** The oldest first. */
export async function listUnmatched(db: Queryable, count: number): Promise<UnmatchedPayment[]> {
  return db.query(`select ${UNMATCHED} from unmatched_payments order by paid_at limit $1`, [count])
}

/** A payment that is being booked lies about no more. */
export function deleteUnmatched(tx: Transaction, { appId, bankPaymentId }: BankPaymentName): void {
  tx.send('delete from unmatched_payments where app_id = $1 and bank_payment_id = $2', [
    appId,
    bankPaymentId,
  ])
}

/** Locks an unmatched payment, to be booked; undefined when another was faster. */
export async function lockUnmatched(
  tx: Queryable,
  { appId, bankPaymentId }: BankPaymentName,
): Promise<UnmatchedPayment | undefined> {
  return first(
    tx,
    `select ${UNMATCHED} from unmatched_payments
     where app_id = $1 and bank_payment_id = $2 for update`,
    [appId, bankPaymentId],
  )
}

/**
 * Locks, to be booked, the edition's unmatched payment of exactly this sum that was paid nearest to
 * an instant; undefined when there is none. One that another is just booking is waited for.
 */
export async function lockNearest(
  tx: Queryable,
  { appId, amount }: { appId: string; amount: Minor },
  near: Date,
): Promise<UnmatchedPayment | undefined> {
  return first(
    tx,
    `select ${UNMATCHED} from unmatched_payments where app_id = $1 and amount = $2
     order by abs(extract(epoch from paid_at - $3::timestamptz)), paid_at, bank_payment_id
     limit 1 for update`,
    [appId, amount, near],
  )
}
