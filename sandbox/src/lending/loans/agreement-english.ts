import { figuresIn } from '../../foundation/figures.ts'
import type { AgreementFigures, AgreementText } from './agreement-text.ts'

/** The agreement in English. */
export function inEnglish(figures: AgreementFigures): AgreementText {
  const { lender, cost, account, lateFee, movesDueDates } = figures
  const { sum, rate, day, days, code, name } = figuresIn('en')
  const payments = cost.schedule.map(
    (each) =>
      `Payment ${each.number}, due on ${day(each.due_date)}: ${sum(each.total)} (principal ${sum(each.principal)}, interest ${sum(each.interest)}, service fee ${sum(each.service_fee)}).`,
  )
  return {
    title: 'Loan agreement',
    sections: [
      {
        heading: 'Who agrees',
        paragraphs: [
          `The lender is ${name(lender)} It is a demonstration: it holds no licence and moves no real money.`,
          `The borrower is the person signed in, who receives the money on an account held by ${name(account.holderName)}.`,
        ],
      },
      {
        heading: 'What you receive',
        paragraphs: [
          `You receive ${sum(cost.received)}, the whole amount that you borrow. Nothing is held back.`,
          `It is paid to ${name(account.bankName)}, account ${code(account.numberMasked)}, within 12 hours after you have signed.`,
        ],
      },
      {
        heading: 'What it costs',
        paragraphs: [
          `Interest is ${rate(cost.annual_interest)} a year on what you still owe, counted by the day on a year of 365 days: ${sum(cost.interest)}.`,
          `The service fee is ${sum(cost.service_fee)}. It is added to what you repay.`,
          `In all you repay ${sum(cost.total)} over ${days(cost.days)}. That is an annual percentage rate of ${rate(cost.apr)}, with the fee.`,
        ],
      },
      {
        heading: 'When you repay',
        paragraphs: [
          ...payments,
          ...(movesDueDates
            ? [
                'A due date that is no business day has been moved to the next one. The days in between cost nothing to who pays by then.',
              ]
            : []),
          'The days above hold if the money is paid out on the day of this quote; otherwise they move by as many days as the payout does.',
        ],
      },
      {
        heading: 'Paying early or in parts',
        paragraphs: [
          'You may pay back early, in full or in part, at any time and at no cost. You then pay interest only for the days that have passed.',
          'The day that counts is the day on which you paid.',
        ],
      },
      {
        heading: 'Paying late',
        paragraphs: [
          'After the due date interest goes on by the day at the same rate on the principal that is owed.',
          ...(lateFee
            ? [
                `Each day after a missed due date costs ${sum(lateFee.perDay)} more, at most ${sum(lateFee.cap)} for this loan in all.`,
              ]
            : []),
          'If you see that you cannot pay in time, ask us in the app for an easier plan before the due date. A person answers, and we tell you by when.',
        ],
      },
      {
        heading: 'Changing your mind',
        paragraphs: [
          'Until you have signed you may walk away and owe nothing.',
          'Within 24 hours after the payout you may return the money that you received, as long as you have repaid nothing: tell us in the app and pay it back within that time. The loan is then closed and costs you nothing.',
        ],
      },
    ],
  }
}
