import { profileOf } from '../countries/countries.ts'
import { dateIn } from '../../foundation/clock.ts'
import { figuresIn } from '../../foundation/figures.ts'
import { balancesOf } from '../ledger/balances.ts'
import { lateFeesNotWaived } from '../orders/late-charges.ts'
import type { Order } from '../orders/order-store.ts'
import { paymentHistoryOf } from '../orders/payment-history.ts'
import { settledOn } from '../rules/balance.ts'
import { refundedOf } from '../refunds/refund-store.ts'
import { money, type Minor } from '../../foundation/money.ts'
import { say } from '../../foundation/say.ts'
import { first, type Queryable } from '../../store/database/database.ts'
import type { Fact, Paper } from './paper.ts'
import type { PaperContext } from './paper-context.ts'

/** The certificate that nothing is owed any more, for an order that was repaid or returned. */
export async function payoffCertificate(
  db: Queryable,
  { order, borrower, language }: PaperContext,
): Promise<Paper> {
  const { sum, day, code, name } = figuresIn(language)
  const { paid, overpaid: kept } = await balancesOf(db, order.borrowerId, order.id)
  const sentBack = await refundedOf(db, order)
  const unlessNone = (key: 'papers.paidTooMuch' | 'papers.sentBack', amount: Minor): Fact[] =>
    amount === 0 ? [] : [{ label: say(language, key), value: sum(money(amount, order.currency)) }]
  return {
    language,
    title: say(language, 'papers.certificate'),
    facts: [
      { label: say(language, 'papers.orderNumber'), value: code(order.number) },
      { label: say(language, 'papers.lender'), value: name(profileOf(order).payee.name) },
      { label: say(language, 'papers.borrower'), value: name(borrower) },
      {
        label: say(language, 'papers.amountReceived'),
        value: sum(money(order.terms.principal, order.currency)),
      },
      { label: say(language, 'papers.totalPaid'), value: sum(money(paid, order.currency)) },
      // What was sent back since was overpaid all the same.
      ...unlessNone('papers.paidTooMuch', kept + sentBack),
      ...unlessNone('papers.sentBack', sentBack),
      {
        label: say(language, 'papers.endedOn'),
        value: day(await endOf(db, order)),
      },
    ],
    sections: [
      {
        heading: null,
        paragraphs: [
          say(language, 'papers.certificateLine'),
          say(language, 'papers.demonstration'),
        ],
      },
    ],
  }
}

/**
 * The day (YYYY-MM-DD) on which everything had been paid, or the loan was given back: the payers' days
 * count, whenever the payments were matched (D17).
 */
async function endOf(db: Queryable, order: Order): Promise<string> {
  if (order.state === 'returned') return returnOf(db, order)
  const day = settledOn(await paymentHistoryOf(db, order), await lateFeesNotWaived(db, order))
  if (day === undefined) throw new Error('a loan that ended before it was paid')
  return day
}

/** The day on which the last of the amount received was paid. */
async function returnOf(db: Queryable, order: Order): Promise<string> {
  const row = await first<{ at: Date }>(
    db,
    `select min(paid_at) as at from (
       select paid_at, sum(amount) over (order by paid_at, id) as sum from payments
       where borrower_id = $1 and order_id = $2) as paid
     where sum >= $3`,
    [order.borrowerId, order.id, order.terms.principal],
  )
  if (!row) throw new Error('a loan that was returned without its payments')
  const day = dateIn(profileOf(order).zone, row.at)
  // Money that was sent before the payout ended nothing yet.
  return day > order.startDate ? day : order.startDate
}
