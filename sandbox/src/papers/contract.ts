import { accountOfOrder } from '../accounts/account-store.ts'
import { dateIn } from '../clock.ts'
import { renderAgreement } from '../loans/agreement.ts'
import { AGREEMENT_LANGUAGES } from '../loans/agreement-text.ts'
import { agreementFigures } from '../loans/agreement-figures.ts'
import { currentTerms } from '../loans/current-terms.ts'
import { timelineOf } from '../loans/order-store.ts'
import { findQuote } from '../loans/quote-store.ts'
import { costOf } from '../rules/cost.ts'
import { markets } from '../rules/products.ts'
import { first, type Queryable } from '../store/database.ts'
import { paperFigures, type Fact, type Paper } from './paper.ts'
import type { PaperContext } from './order-papers.ts'

const facts = {
  en: {
    orderNumber: 'Loan number',
    borrower: 'Borrower',
    signedOn: 'Signed on',
    paidOutOn: 'Paid out on',
    due: (number: number) => `Payment ${number}, due`,
    agreed: 'Digest of the text that was agreed to',
  },
  th: {
    orderNumber: 'เลขที่สินเชื่อ',
    borrower: 'ผู้กู้',
    signedOn: 'เซ็นสัญญาวันที่',
    paidOutOn: 'โอนเงินวันที่',
    due: (number: number) => `งวดที่ ${number} ครบกำหนด`,
    agreed: 'รหัสตรวจสอบข้อความที่ตกลงไว้',
  },
} as const

/** The signed contract: the text that was agreed to, and when it came into force. */
export async function contractPaper(
  db: Queryable,
  { order, borrower, country, language: asked }: PaperContext,
): Promise<Paper> {
  const language = AGREEMENT_LANGUAGES.find((each) => each === asked) ?? 'en'
  const words = facts[language]
  const { sum, day } = paperFigures(language)
  const agreed = await first<{
    quote_id: string
    agreement_hash: string
    agreed_account_id: string | null
  }>(
    db,
    `select quote_id, agreement_hash, agreed_account_id from orders
     where borrower_id = $1 and id = $2`,
    [order.borrowerId, order.id],
  )
  const quote = agreed && (await findQuote(db, order.borrowerId, agreed.quote_id))
  // The text names the account of that day, wherever the money went in the end.
  const account = await accountOfOrder(db, {
    borrowerId: order.borrowerId,
    accountId: agreed?.agreed_account_id ?? order.accountId,
  })
  if (!quote || !account) throw new Error('an order without its quote or its account')
  const text = renderAgreement(agreementFigures(quote, account, country, language), language)
  const timeline = await timelineOf(db, order.borrowerId, order.id)
  const { zone } = markets[country]
  const happened = (label: string, state: string): Fact[] => {
    const at = timeline.find((each) => each.state === state)?.at
    return at ? [{ label, value: day(dateIn(zone, at)), isFigure: false }] : []
  }
  const cost = costOf(currentTerms(order), order.startDate, order.currency)
  return {
    language,
    title: text.title,
    facts: [
      { label: words.orderNumber, value: order.number, isFigure: true },
      { label: words.borrower, value: borrower, isFigure: false },
      ...happened(words.signedOn, 'signed'),
      ...happened(words.paidOutOn, 'disbursed'),
      ...cost.schedule.map((each): Fact => ({
        label: words.due(each.number),
        value: `${day(each.due_date)}: ${sum(each.total)}`,
        isFigure: false,
      })),
      { label: words.agreed, value: agreed.agreement_hash, isFigure: true },
    ],
    sections: text.sections,
  }
}
