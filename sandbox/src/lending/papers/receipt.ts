import { dateIn } from '../../foundation/clock.ts'
import { figuresIn } from '../../foundation/figures.ts'
import type { Repayment } from '../repayments/repayment-store.ts'
import { money } from '../../foundation/money.ts'
import { say } from '../../foundation/say.ts'
import { profileOf } from '../countries/countries.ts'
import { writtenReference } from '../countries/shared/own-numbers.ts'
import type { Queryable } from '../../store/database/database.ts'
import type { Fact, Paper } from './paper.ts'
import { PAYMENT_PARTS, paymentParts } from '../repayments/payment-parts.ts'
import type { PaperContext } from './paper-context.ts'

/** The receipt of everything that came for an instruction. */
export async function receiptPaper(
  db: Queryable,
  repayment: Repayment,
  { order, borrower, language }: PaperContext,
): Promise<Paper> {
  const { sum, day, code, name } = figuresIn(language)
  const { loanWords, payee, zone } = profileOf(order)
  const payments = await paymentParts(db, repayment)
  const parts = PAYMENT_PARTS.flatMap((part): Fact[] => {
    const amount = payments.reduce((all, each) => all + each[part], 0)
    return amount === 0
      ? []
      : [
          {
            label: say(language, `papers.part.${part}`, { loanWords }),
            value: sum(money(amount, order.currency)),
          },
        ]
  })
  const isTakenBack = payments.some(
    ({ interestTakenBack, lateFeesTakenBack, returnTakenBack }) =>
      interestTakenBack + lateFeesTakenBack + returnTakenBack > 0,
  )
  const paidOn = dateIn(zone, repayment.paidAt ?? repayment.createdAt)
  return {
    language,
    title: say(language, 'papers.receipt'),
    facts: [
      { label: say(language, 'papers.orderNumber'), value: code(order.number) },
      { label: say(language, 'papers.lender'), value: name(payee.name) },
      { label: say(language, 'papers.borrower'), value: name(borrower) },
      { label: say(language, 'papers.paidOn'), value: day(paidOn) },
      {
        label: say(language, 'papers.reference'),
        value: code(writtenReference(repayment.reference)),
      },
      ...parts,
    ],
    sections: [
      {
        heading: null,
        paragraphs: [
          say(language, 'papers.receiptLine'),
          ...(isTakenBack ? [say(language, 'papers.takenBackLine')] : []),
          say(language, 'papers.demonstration'),
        ],
      },
    ],
  }
}
