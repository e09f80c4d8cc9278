import { dateIn } from '../clock.ts'
import { figuresIn } from '../languages/figures.ts'
import { balancesOf } from '../ledger/balances.ts'
import { timelineOf } from '../loans/order-store.ts'
import { payees } from '../repayments/payees.ts'
import { money } from '../rules/money.ts'
import { markets } from '../rules/products.ts'
import type { Queryable } from '../store/database.ts'
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
  const timeline = await timelineOf(db, order.borrowerId, order.id)
  const ended = timeline.findLast(({ state }) => state === order.state)?.at ?? order.appliedAt
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
        value: day(dateIn(markets[country].zone, ended)),
      },
    ],
    sections: [{ heading: null, paragraphs: [words.certificateLine, words.demonstration] }],
  }
}
