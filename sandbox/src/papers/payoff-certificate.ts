import { dateIn } from '../clock.ts'
import { figuresIn } from '../languages/figures.ts'
import { balancesOf } from '../ledger/balances.ts'
import type { Order } from '../loans/order-store.ts'
import { payees } from '../repayments/payees.ts'
import { money } from '../rules/money.ts'
import { markets } from '../rules/products.ts'
import { first, type Queryable } from '../store/database.ts'
import type { Paper } from './paper.ts'
import { paperWords } from './words.ts'
import type { PaperContext } from './order-papers.ts'

/** The certificate that nothing is owed any more, for an order that was repaid or returned. */
export async function payoffCertificate(
  db: Queryable,
  { order, borrower, country, language }: PaperContext,
): Promise<Paper> {
  const words = paperWords[language]
  const { sum, day, code, name } = figuresIn(language)
  const { paid } = await balancesOf(db, order.borrowerId, order.id)
  return {
    language,
    title: words.certificate,
    facts: [
      { label: words.orderNumber, value: code(order.number) },
      { label: words.lender, value: name(payees[country].name) },
      { label: words.borrower, value: name(borrower) },
      {
        label: words.amountReceived,
        value: sum(money(order.terms.principal, order.currency)),
      },
      { label: words.totalPaid, value: sum(money(paid, order.currency)) },
      {
        label: words.endedOn,
        value: day(await endOf(db, order, markets[country].zone)),
      },
    ],
    sections: [{ heading: null, paragraphs: [words.certificateLine, words.demonstration] }],
  }
}

/**
 * The day (YYYY-MM-DD in the zone) on which the last money was paid that brought the loan to its end,
 * whenever that was matched (D17); not before the payout, as for what is owed. What came after the end
 * does not count: it was matched later, which the identifiers tell, as they are made under the order's
 * lock.
 */
async function endOf(db: Queryable, order: Order, zone: string): Promise<string> {
  const paid = await first<{ at: Date | null }>(
    db,
    `select max(p.paid_at) as at from payments p
     where p.borrower_id = $1 and p.order_id = $2 and p.id < (
       select e.id from order_events e
       where e.borrower_id = $1 and e.order_id = $2 and e.state = $3
       order by e.id desc limit 1)`,
    [order.borrowerId, order.id, order.state],
  )
  if (!paid?.at) throw new Error('a loan that ended without a payment')
  const day = dateIn(zone, paid.at)
  return day < order.startDate ? order.startDate : day
}
