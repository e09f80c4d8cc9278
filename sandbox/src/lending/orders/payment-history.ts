import { currentTerms } from './current-terms.ts'
import type { Order } from './order-store.ts'
import type { PaidSum, PaymentHistory } from '../rules/balance.ts'
import type { Queryable } from '../../store/database/database.ts'

/** What was paid against the debt, and for extensions, since the payout that stands. */
export async function bookedPayments(db: Queryable, order: Order): Promise<PaidSum[]> {
  return db.query(
    `select t.value_date as "on",
       coalesce(sum(e.amount) filter (where e.account in ('cash_clearing', 'fee_income')), 0)::bigint as sum,
       coalesce(-sum(e.amount) filter (where e.account = 'fee_income'), 0)::bigint as "forExtension"
     from ledger_transactions t
     join ledger_entries e on e.borrower_id = t.borrower_id and e.transaction_id = t.id
     where t.borrower_id = $1 and t.order_id = $2 and t.kind in ('payment', 'extension')
       and not exists (
         select 1 from ledger_transactions p where p.borrower_id = t.borrower_id
           and p.order_id = t.order_id and p.kind = 'payout' and p.id > t.id)
     group by t.id, t.value_date order by t.id`,
    [order.borrowerId, order.id],
  )
}

/** The loan with what was paid of it since the payout that stands. */
export async function paymentHistoryOf(db: Queryable, order: Order): Promise<PaymentHistory> {
  const payments = await bookedPayments(db, order)
  return { terms: currentTerms(order), start: order.startDate, payments }
}
