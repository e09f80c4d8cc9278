import type { Minor } from '../../foundation/money.ts'
import { first, type Queryable } from '../../store/database/database.ts'

/** A payment as its payer saw it. */
export interface Voucher {
  borrowerId: string
  repaymentId: string
  /** The stored picture of the receipt. */
  fileId: string
  /** The payer's day, YYYY-MM-DD in the edition's zone. */
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

export type Report = Pick<Voucher, 'reportedAt' | 'answerBy'>

/** When an instruction was reported as paid, and until when that is answered; null where it was not. */
export async function reportOf(
  db: Queryable,
  { borrowerId, id }: { borrowerId: string; id: string },
): Promise<Report | null> {
  const row = await first<Report & Record<string, unknown>>(
    db,
    `select reported_at as "reportedAt", answer_by as "answerBy" from vouchers
     where borrower_id = $1 and repayment_id = $2`,
    [borrowerId, id],
  )
  return row ?? null
}

/** Answers a voucher that waits; undefined when there is none, any more. */
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
       and r.borrower_id = $1 and r.id = $2
     returning v.paid_on as "paidOn", v.amount, r.order_id as "orderId"`,
    [name.borrowerId, name.repaymentId, outcome, now],
  )
}

/** Whose answer was promised by now; each is locked for this transaction alone. */
export async function overdueVouchers(
  tx: Queryable,
  now: Date,
  count: number,
): Promise<{ borrowerId: string; repaymentId: string }[]> {
  return tx.query(
    `select borrower_id as "borrowerId", repayment_id as "repaymentId" from vouchers
     where outcome is null and answer_by < $1
     order by answer_by limit $2 for update skip locked`,
    [now, count],
  )
}
