import {
  COOLING_OFF_HOURS,
  isPaidOut,
  isSettled,
  listOfStates,
  stateInSql,
} from '../rules/order-life-cycle.ts'
import { POSTING_KINDS } from './posting.ts'

/** A payout that no bank has sent back. */
const NOT_REVERSED = `not exists (select 1 from ledger_transactions r
  where r.borrower_id = t.borrower_id and r.reverses = t.id)`

/**
 * What must not be in the books, each with the statement that would find it. They look across
 * borrowers: an audit, not a call.
 */
export const BOOK_RULES: readonly (readonly [what: string, sql: string])[] = [
  [
    'a transaction does not sum to zero',
    `select borrower_id, transaction_id as id from ledger_entries
     group by borrower_id, transaction_id having sum(amount) <> 0 or count(distinct currency) <> 1`,
  ],
  [
    'a transaction has fewer than two lines',
    `select t.borrower_id, t.id from ledger_transactions t
     left join ledger_entries e on e.borrower_id = t.borrower_id and e.transaction_id = t.id
     group by t.borrower_id, t.id having count(e.line) < 2`,
  ],
  [
    'the balances of an order are not what its entries come to',
    `select o.borrower_id, o.id from orders o
     left join order_balances b on b.borrower_id = o.borrower_id and b.order_id = o.id
     left join ledger_entries e on e.borrower_id = o.borrower_id and e.order_id = o.id
     left join ledger_transactions t on t.borrower_id = e.borrower_id and t.id = e.transaction_id
     group by o.borrower_id, o.id, b.principal, b.interest, b.fee, b.late_fee, b.paid, b.credit,
       b.for_extensions
     having (b.principal, b.interest, b.fee, b.late_fee, b.paid, b.credit, b.for_extensions)
       is distinct from (
       coalesce(sum(e.amount) filter (where e.account = 'receivable_principal'), 0),
       coalesce(sum(e.amount) filter (where e.account = 'receivable_interest'), 0),
       coalesce(sum(e.amount) filter (where e.account = 'receivable_fee'), 0),
       coalesce(sum(e.amount) filter (where e.account = 'receivable_late_fee'), 0),
       coalesce(sum(e.amount) filter (
         where e.account = 'cash_clearing' and e.amount > 0 and t.kind <> 'reversal'), 0),
       coalesce(-sum(e.amount) filter (where e.account = 'borrower_credit'), 0),
       coalesce(-sum(e.amount) filter (
         where e.account = 'fee_income' and t.kind = 'extension'), 0))`,
  ],
  [
    "the days of an order's payments are not those of its entries",
    `select o.borrower_id, o.id from orders o
     join order_balances b on b.borrower_id = o.borrower_id and b.order_id = o.id
     where b.paid_on <> coalesce((
       select jsonb_object_agg(day.on, day.sum) from (
         select t.value_date as on, sum(e.amount) as sum from ledger_transactions t
         join ledger_entries e on e.borrower_id = t.borrower_id and e.transaction_id = t.id
         where t.borrower_id = o.borrower_id and t.order_id = o.id
           and t.kind in ('payment', 'extension') and e.account = 'cash_clearing'
         group by t.value_date) as day), '{}')`,
  ],
  [
    'a receivable of an order is below zero',
    `select borrower_id, order_id as id from ledger_entries where account like 'receivable%'
     group by borrower_id, order_id, account having sum(amount) < 0`,
  ],
  [
    'a repaid or returned loan is still owed',
    `select o.borrower_id, o.id from orders o
     join ledger_entries e on e.borrower_id = o.borrower_id and e.order_id = o.id
     where o.state in (${listOfStates(isSettled)}) and e.account like 'receivable%'
     group by o.borrower_id, o.id having sum(e.amount) <> 0`,
  ],
  [
    'a written-off loan is still expected, or a loan that is not is a loss',
    `select o.borrower_id, o.id from orders o
     join ledger_entries e on e.borrower_id = o.borrower_id and e.order_id = o.id
     where o.state = ${stateInSql('written_off')} and e.account like 'receivable%'
       or o.state <> ${stateInSql('written_off')} and e.account = 'credit_loss'
     group by o.borrower_id, o.id having sum(e.amount) <> 0`,
  ],
  [
    'a reversal names nothing, or is not the opposite of what it names',
    `select r.borrower_id, r.id from ledger_transactions r
     where r.kind = 'reversal' and (r.reverses is null or exists (
       select 1 from ledger_entries e
       where e.borrower_id = r.borrower_id and e.transaction_id in (r.id, r.reverses)
       group by e.account, e.order_id, e.currency having sum(e.amount) <> 0))`,
  ],
  [
    'a transaction was taken back twice, or by what is no reversal',
    `select borrower_id, reverses as id from ledger_transactions where reverses is not null
     group by borrower_id, reverses having count(*) <> 1 or min(kind) <> 'reversal'`,
  ],
  [
    'a line is of another order or currency than its transaction',
    `select e.borrower_id, e.transaction_id as id from ledger_entries e
     join ledger_transactions t on t.borrower_id = e.borrower_id and t.id = e.transaction_id
     join orders o on o.borrower_id = t.borrower_id and o.id = t.order_id
     where e.order_id is distinct from t.order_id or e.currency <> o.currency`,
  ],
  [
    'a loan was not paid out exactly once',
    `select o.borrower_id, o.id from orders o
     left join ledger_transactions t
       on t.borrower_id = o.borrower_id and t.order_id = o.id and t.kind = 'payout'
         and ${NOT_REVERSED}
     group by o.borrower_id, o.id, o.state
     having count(t.id) <> (o.state in (${listOfStates(isPaidOut)}))::int`,
  ],
  [
    'a payment was not posted exactly once with its amount',
    `select p.borrower_id, p.id from payments p
     left join ledger_transactions t
       on t.borrower_id = p.borrower_id and t.cause = 'payment:' || p.id::text
     left join ledger_entries e
       on e.borrower_id = t.borrower_id and e.transaction_id = t.id and e.account = 'cash_clearing'
     group by p.borrower_id, p.id, p.amount
     having coalesce(sum(e.amount), 0) <> p.amount or count(distinct t.id) <> 1`,
  ],
  [
    'a payment is booked otherwise than its bank reported it',
    `select p.borrower_id, p.id from payments p
     join repayments r on r.borrower_id = p.borrower_id and r.id = p.repayment_id
     join orders o on o.borrower_id = p.borrower_id and o.id = p.order_id
     left join bank_payments b on b.app_id = o.app_id and b.bank_payment_id = p.bank_payment_id
     where b.reference is distinct from r.reference or b.amount <> p.amount`,
  ],
  [
    'a payment was posted that never came',
    `select t.borrower_id, t.id from ledger_transactions t
     join orders o on o.borrower_id = t.borrower_id and o.id = t.order_id
     where t.kind in ('payment', 'extension', 'return') and not exists (
       select 1 from payments p where p.borrower_id = t.borrower_id
         and p.order_id = t.order_id and t.cause = 'payment:' || p.id::text)`,
  ],
  [
    'a rebate was posted without its payment',
    `select t.borrower_id, t.id from ledger_transactions t
     where t.kind = 'rebate' and not exists (
       select 1 from ledger_transactions p where p.borrower_id = t.borrower_id
         and p.order_id = t.order_id and p.kind in ('payment', 'extension')
         and t.cause = replace(p.cause, 'payment:', 'rebate:'))`,
  ],
  [
    'a reversal takes back what is never taken back',
    `select r.borrower_id, r.id from ledger_transactions r
     join ledger_transactions t on t.borrower_id = r.borrower_id and t.id = r.reverses
     where t.kind not in ('payout', 'write_off')`,
  ],
  [
    'a late day cost more than was agreed',
    `select f.borrower_id, f.order_id as id from late_fees f
     join orders o on o.borrower_id = f.borrower_id and o.id = f.order_id
     where f.amount > coalesce((o.terms -> 'lateFee' ->> 'perDay')::bigint, 0)`,
  ],
  [
    'an extension cost other than what was asked for it',
    `select x.borrower_id, x.id from extensions x
     join payments p on p.borrower_id = x.borrower_id and p.id = x.id
     join repayments r on r.borrower_id = p.borrower_id and r.id = p.repayment_id
     where r.purpose <> 'extend' or r.amount <> x.cost or r.extension_days <> x.days`,
  ],
  [
    'more was paid back to a borrower than was overpaid',
    `select borrower_id, order_id as id from ledger_entries where account = 'borrower_credit'
     group by borrower_id, order_id having sum(amount) > 0`,
  ],
  [
    'money was paid back that nobody asked for, or otherwise than asked',
    `select t.borrower_id, t.id from ledger_transactions t
     join ledger_entries e on e.borrower_id = t.borrower_id and e.transaction_id = t.id
       and e.account = 'borrower_credit'
     left join refunds r on r.borrower_id = t.borrower_id and t.cause = 'refund:' || r.id::text
       and r.outcome = 'paid' and r.amount = e.amount
     where t.kind = 'refund' and r.id is null and t.cause not like 'claim:%'`,
  ],
  [
    'more is to be sent back to a borrower than is owed',
    `select r.borrower_id, r.id from refunds r
     join order_balances b on b.borrower_id = r.borrower_id and b.order_id = r.order_id
     where r.outcome is null and r.amount > b.credit`,
  ],
  [
    'money of an account that is gone has no number by which it is claimed',
    `select b.borrower_id, b.order_id as id from order_balances b
     join borrowers w on w.id = b.borrower_id
     where b.credit > 0 and w.phone is null and not exists (
       select 1 from cancellations c where c.borrower_id = b.borrower_id
         and c.withdrawn_at is null and c.claim_reference is not null)`,
  ],
  [
    'a transaction is of a kind that nobody knows',
    `select borrower_id, id from ledger_transactions
     where kind not in (${POSTING_KINDS.map((kind) => `'${kind}'`).join(', ')})`,
  ],
  [
    'a returned loan cost something',
    `select o.borrower_id, o.id from orders o
     join ledger_entries e on e.borrower_id = o.borrower_id and e.order_id = o.id
     where o.state = ${stateInSql('returned')} and e.account like '%income'
     group by o.borrower_id, o.id having sum(e.amount) <> 0`,
  ],
  [
    'a loan is returned that was not paid back in time, or paid back in time and not returned',
    `select o.borrower_id, o.id from orders o
     left join payments p on p.borrower_id = o.borrower_id and p.order_id = o.id
       and p.paid_at <= o.paid_out_at + interval '${String(COOLING_OFF_HOURS)} hours'
     group by o.borrower_id, o.id, o.state, o.terms
     having (o.state = ${stateInSql('returned')})
       <> (coalesce(sum(p.amount), 0) >= (o.terms ->> 'principal')::bigint)`,
  ],
  [
    'late fees differ from the days that cost them, or pass their cap',
    `select o.borrower_id, o.id from orders o
     left join late_fees f on f.borrower_id = o.borrower_id and f.order_id = o.id and not f.waived
     group by o.borrower_id, o.id, o.terms
     having coalesce(sum(f.amount), 0) > coalesce((o.terms -> 'lateFee' ->> 'cap')::bigint, 0)
       or coalesce(sum(f.amount), 0) <> coalesce((
         select -sum(e.amount) from ledger_entries e where e.borrower_id = o.borrower_id
           and e.order_id = o.id and e.account = 'late_fee_income'), 0)`,
  ],
  [
    'an extension was not paid for with its cost',
    `select x.borrower_id, x.id from extensions x
     left join ledger_transactions t on t.borrower_id = x.borrower_id
       and t.cause = 'payment:' || x.id::text and t.kind = 'extension'
     left join ledger_entries e on e.borrower_id = t.borrower_id and e.transaction_id = t.id
       and e.account = 'fee_income'
     group by x.borrower_id, x.id, x.cost having coalesce(sum(e.amount), 0) <> -x.cost`,
  ],
  [
    'a loan was extended otherwise than was bought',
    `select o.borrower_id, o.id from orders o
     left join extensions x on x.borrower_id = o.borrower_id and x.order_id = o.id
     group by o.borrower_id, o.id, o.extended_days
     having coalesce(sum(x.days), 0) <> o.extended_days`,
  ],
  [
    'a payout differs from the principal that was agreed',
    `select o.borrower_id, o.id from orders o
     join ledger_transactions t
       on t.borrower_id = o.borrower_id and t.order_id = o.id and t.kind = 'payout'
         and ${NOT_REVERSED}
     join ledger_entries e
       on e.borrower_id = t.borrower_id and e.transaction_id = t.id and e.account = 'cash_clearing'
     group by o.borrower_id, o.id, o.terms having sum(e.amount) <> -(o.terms ->> 'principal')::bigint`,
  ],
]
