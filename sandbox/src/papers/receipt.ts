import { dateIn } from '../clock.ts'
import { figuresIn } from '../languages/figures.ts'
import type { LedgerAccount } from '../ledger/post.ts'
import { payees } from '../repayments/payees.ts'
import type { Repayment } from '../repayments/repayment-store.ts'
import { money, type Minor } from '../rules/money.ts'
import { markets } from '../rules/products.ts'
import type { Queryable } from '../store/database.ts'
import type { Fact, Paper } from './paper.ts'
import { paperWords } from './words.ts'
import type { PaperContext } from './order-papers.ts'

/** What a payment went to. The costs that a return takes back were never paid. */
async function shares(
  db: Queryable,
  repayment: Repayment,
): Promise<ReadonlyMap<LedgerAccount, Minor>> {
  const rows = await db.query<{ account: LedgerAccount; amount: Minor }>(
    `select e.account, sum(abs(e.amount))::bigint as amount
     from payments p
     join ledger_transactions t
       on t.borrower_id = p.borrower_id and t.cause = 'payment:' || p.id::text
     join ledger_entries e on e.borrower_id = t.borrower_id and e.transaction_id = t.id
     where p.borrower_id = $1 and p.repayment_id = $2
       and (e.account = 'cash_clearing'
         or e.amount < 0 and e.account <> 'interest_income'
           and (t.kind <> 'return' or e.account in ('receivable_principal', 'borrower_credit')))
     group by e.account`,
    [repayment.borrowerId, repayment.id],
  )
  return new Map(rows.map(({ account, amount }) => [account, amount]))
}

/** The receipt of everything that came for an instruction. */
export async function receiptPaper(
  db: Queryable,
  repayment: Repayment,
  { order, borrower, country, language }: PaperContext,
): Promise<Paper> {
  const words = paperWords[language]
  const { sum, day, code, name } = figuresIn(language)
  const parts = await shares(db, repayment)
  const share = (label: string, account: LedgerAccount): Fact[] => {
    const amount = parts.get(account) ?? 0
    const value = sum(money(amount, order.currency))
    return amount === 0 ? [] : [{ label, value }]
  }
  const paidOn = dateIn(markets[country].zone, repayment.paidAt ?? repayment.createdAt)
  return {
    language,
    title: words.receipt,
    facts: [
      { label: words.orderNumber, value: code(order.number) },
      { label: words.lender, value: name(payees[country].name) },
      { label: words.borrower, value: name(borrower) },
      { label: words.paidOn, value: day(paidOn) },
      { label: words.reference, value: code(repayment.reference) },
      ...share(words.paid, 'cash_clearing'),
      ...share(words.interest, 'receivable_interest'),
      ...share(words.fee, 'receivable_fee'),
      ...share(words.extension, 'fee_income'),
      ...share(words.lateFee, 'receivable_late_fee'),
      ...share(words.principal, 'receivable_principal'),
      ...share(words.credit, 'borrower_credit'),
    ],
    sections: [{ heading: null, paragraphs: [words.receiptLine, words.demonstration] }],
  }
}
