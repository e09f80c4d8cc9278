import { profileOf } from '../countries/countries.ts'
import { figuresIn } from '../../foundation/figures.ts'
import { balancesOf } from '../ledger/balances.ts'
import { lateFeesNotWaived } from '../orders/late-fees.ts'
import type { Order } from '../orders/order-store.ts'
import { paymentHistoryOf } from '../repayments/payment-history.ts'
import { settledOn } from '../rules/balance.ts'
import { money } from '../../foundation/money.ts'
import { first, type Queryable } from '../../store/database/database.ts'
import type { Paper } from './paper.ts'
import { paperWords } from './words.ts'
import type { PaperContext } from './order-papers.ts'

/** The certificate that nothing is owed any more, for an order that was repaid or returned. */
export async function payoffCertificate(
  db: Queryable,
  { order, borrower, language }: PaperContext,
): Promise<Paper> {
  const words = paperWords[language]
  const { sum, day, code, name } = figuresIn(language)
  const { paid, credit } = await balancesOf(db, order.borrowerId, order.id)
  return {
    language,
    title: words.certificate,
    facts: [
      { label: words.orderNumber, value: code(order.number) },
      { label: words.lender, value: name(profileOf(order).payee.name) },
      { label: words.borrower, value: name(borrower) },
      {
        label: words.amountReceived,
        value: sum(money(order.terms.principal, order.currency)),
      },
      { label: words.totalPaid, value: sum(money(paid, order.currency)) },
      ...(credit > 0
        ? [{ label: words.paidTooMuch, value: sum(money(credit, order.currency)) }]
        : []),
      {
        label: words.endedOn,
        value: day(await endOf(db, order)),
      },
    ],
    sections: [{ heading: null, paragraphs: [words.certificateLine, words.demonstration] }],
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

async function returnOf(db: Queryable, order: Order): Promise<string> {
  const row = await first<{ day: string }>(
    db,
    `select value_date as day from ledger_transactions
     where borrower_id = $1 and order_id = $2 and kind = 'return'`,
    [order.borrowerId, order.id],
  )
  if (!row) throw new Error('a loan that was returned without a payment')
  return row.day
}
