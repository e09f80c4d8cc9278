import { createHash } from 'node:crypto'
import { figuresIn } from '../../foundation/figures.ts'
import type { Language } from '../../foundation/languages.ts'
import { say } from '../../foundation/say.ts'
import { DAYS_BEFORE_PAY_DAY } from '../rules/due-date.ts'
import type { AgreementFigures, AgreementText, Section } from './agreement-text.ts'

/** The agreement's text and the digest that proves which text was agreed to. */
export interface Agreement extends AgreementText {
  language: Language
  hash: string
}

/** The paragraphs of a section, in one language. */
type Paragraphs = (figures: AgreementFigures, language: Language) => string[]

const parties: Paragraphs = ({ lender, account }, language) => {
  const { name } = figuresIn(language)
  return [
    say(language, 'agreement.parties.lender', { lender: name(lender) }),
    say(language, 'agreement.parties.borrower', {
      category: account.category,
      holder: name(account.holderName),
    }),
  ]
}

const received: Paragraphs = ({ cost, account }, language) => {
  const { sum, code, name } = figuresIn(language)
  return [
    say(language, 'agreement.received.amount', { amount: sum(cost.received) }),
    say(language, 'agreement.received.account', {
      category: account.category,
      bank: name(account.bankName),
      account: code(account.numberMasked),
    }),
  ]
}

const cost: Paragraphs = ({ cost, loanWords }, language) => {
  const { sum, rate, days } = figuresIn(language)
  return [
    say(language, 'agreement.cost.interest', {
      rate: rate(cost.annual_interest),
      interest: sum(cost.interest),
      loanWords,
    }),
    say(language, 'agreement.cost.serviceFee', { fee: sum(cost.service_fee), loanWords }),
    say(language, 'agreement.cost.total', {
      total: sum(cost.total),
      days: days(cost.days),
      apr: rate(cost.apr),
      loanWords,
    }),
  ]
}

const repayment: Paragraphs = ({ cost, loanWords, movesToBusinessDay, payDay }, language) => {
  const { sum, day } = figuresIn(language)
  const moves = movesToBusinessDay || payDay !== null
  return [
    ...cost.schedule.map((each) =>
      say(
        language,
        `agreement.repayment.${each.moved_for.length > 0 ? 'movedPayment' : 'payment'}`,
        {
          number: each.number,
          day: day(each.due_date),
          agreed: day(each.agreed_date),
          total: sum(each.total),
          principal: sum(each.principal),
          interest: sum(each.interest),
          fee: sum(each.service_fee),
          loanWords,
        },
      ),
    ),
    ...(payDay === null
      ? []
      : [say(language, 'agreement.repayment.payDay', { payDay, days: DAYS_BEFORE_PAY_DAY })]),
    ...(movesToBusinessDay ? [say(language, 'agreement.repayment.businessDay')] : []),
    ...(moves ? [say(language, 'agreement.repayment.movedDueDates', { loanWords })] : []),
    say(language, moves ? 'agreement.repayment.payoutDayMoves' : 'agreement.repayment.payoutDay'),
  ]
}

const early: Paragraphs = ({ cost, loanWords }, language) => {
  const { rate } = figuresIn(language)
  return [
    say(language, 'agreement.early.anyTime', { loanWords }),
    ...(cost.highest_apr === null
      ? []
      : [
          say(language, 'agreement.early.highestRate', { rate: rate(cost.highest_apr), loanWords }),
        ]),
    say(language, 'agreement.early.dayThatCounts'),
  ]
}

const late: Paragraphs = ({ lateFee, loanWords }, language) => {
  const { sum } = figuresIn(language)
  return [
    say(language, 'agreement.late.interest', { loanWords }),
    ...(lateFee
      ? [
          say(language, 'agreement.late.lateFee', {
            perDay: sum(lateFee.perDay),
            cap: sum(lateFee.cap),
          }),
        ]
      : []),
    say(language, 'agreement.late.help'),
  ]
}

const withdrawal: Paragraphs = (_figures, language) => [
  say(language, 'agreement.withdrawal.beforeSigning'),
  say(language, 'agreement.withdrawal.return'),
]

/** The sections in their order, by the names of their headings. */
const SECTIONS = { parties, received, cost, repayment, early, late, withdrawal }

const sectionsOf = (figures: AgreementFigures, language: Language): Section[] =>
  (Object.keys(SECTIONS) as (keyof typeof SECTIONS)[]).map((name) => ({
    heading: say(language, `agreement.${name}.heading`),
    paragraphs: SECTIONS[name](figures, language),
  }))

/** Renders the agreement. The same figures always give the same text and the same hash. */
export function renderAgreement(figures: AgreementFigures, language: Language): Agreement {
  const title = say(language, 'agreement.title')
  const sections = sectionsOf(figures, language)
  const hash = createHash('sha256')
    .update(JSON.stringify([figures.quoteId, language, title, sections]))
    .digest('hex')
  return { language, title, sections, hash }
}
