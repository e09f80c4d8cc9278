import type { Currency, Minor } from '../../foundation/money.ts'
import { first, type Queryable, type Transaction } from '../../store/database/database.ts'
import type { BankPaymentName } from './bank-payments.ts'

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

/** Removes a payment that is booked now. */
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
