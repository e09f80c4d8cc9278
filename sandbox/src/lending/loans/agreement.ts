import { createHash } from 'node:crypto'
import { figuresIn } from '../../foundation/figures.ts'
import type { Language } from '../../foundation/languages.ts'
import { say } from '../../foundation/say.ts'
import type { AgreementFigures, AgreementText, Section } from './agreement-text.ts'

/** The agreement's text and the digest that proves which text was agreed to. */
export interface Agreement extends AgreementText {
  language: Language
  hash: string
}

/** Renders the agreement. The same figures always give the same text and the same hash. */
export function renderAgreement(figures: AgreementFigures, language: Language): Agreement {
  const title = say(language, 'agreement.title')
  const sections = sectionsOf(figures, language)
  const hash = createHash('sha256')
    .update(JSON.stringify([figures.quoteId, language, title, sections]))
    .digest('hex')
  return { language, title, sections, hash }
}

function sectionsOf(figures: AgreementFigures, language: Language): Section[] {
  const { lender, cost, account, lateFee, movesDueDates } = figures
  const { sum, rate, day, days, code, name } = figuresIn(language)
  return [
    {
      heading: say(language, 'agreement.parties.heading'),
      paragraphs: [
        say(language, 'agreement.parties.lender', { lender: name(lender) }),
        say(language, 'agreement.parties.borrower', { holder: name(account.holderName) }),
      ],
    },
    {
      heading: say(language, 'agreement.received.heading'),
      paragraphs: [
        say(language, 'agreement.received.amount', { amount: sum(cost.received) }),
        say(language, 'agreement.received.account', {
          bank: name(account.bankName),
          account: code(account.numberMasked),
        }),
      ],
    },
    {
      heading: say(language, 'agreement.cost.heading'),
      paragraphs: [
        say(language, 'agreement.cost.interest', {
          rate: rate(cost.annual_interest),
          interest: sum(cost.interest),
        }),
        say(language, 'agreement.cost.serviceFee', { fee: sum(cost.service_fee) }),
        say(language, 'agreement.cost.total', {
          total: sum(cost.total),
          days: days(cost.days),
          apr: rate(cost.apr),
        }),
      ],
    },
    {
      heading: say(language, 'agreement.repayment.heading'),
      paragraphs: [
        ...cost.schedule.map((each) =>
          say(language, 'agreement.repayment.payment', {
            number: each.number,
            day: day(each.due_date),
            total: sum(each.total),
            principal: sum(each.principal),
            interest: sum(each.interest),
            fee: sum(each.service_fee),
          }),
        ),
        ...(movesDueDates ? [say(language, 'agreement.repayment.movedDueDates')] : []),
        say(language, 'agreement.repayment.payoutDay'),
      ],
    },
    {
      heading: say(language, 'agreement.early.heading'),
      paragraphs: [
        say(language, 'agreement.early.anyTime'),
        ...(cost.highest_apr === null
          ? []
          : [say(language, 'agreement.early.highestRate', { rate: rate(cost.highest_apr) })]),
        say(language, 'agreement.early.dayThatCounts'),
      ],
    },
    {
      heading: say(language, 'agreement.late.heading'),
      paragraphs: [
        say(language, 'agreement.late.interest'),
        ...(lateFee
          ? [
              say(language, 'agreement.late.lateFee', {
                perDay: sum(lateFee.perDay),
                cap: sum(lateFee.cap),
              }),
            ]
          : []),
        say(language, 'agreement.late.help'),
      ],
    },
    {
      heading: say(language, 'agreement.withdrawal.heading'),
      paragraphs: [
        say(language, 'agreement.withdrawal.beforeSigning'),
        say(language, 'agreement.withdrawal.return'),
      ],
    },
  ]
}
