import type { Wordings } from '../wording.ts'

/** The lender's messages in English. */
export const english: Wordings = {
  due_soon: ({ amount, day }) => ({
    title: 'A payment is due soon',
    text: `${amount} are due on ${day}. Paying earlier costs less interest.`,
  }),
  due_today: ({ amount }) => ({
    title: 'A payment is due today',
    text: `${amount} are due today. If you cannot pay, ask us for an easier plan.`,
  }),
  approved: ({ amount }) => ({
    title: 'Your loan was approved',
    text: `${amount} are granted. Sign the contract within a week of applying; the money comes within 12 hours of the signature.`,
  }),
  rejected: ({ amount, day }) => ({
    title: 'Your application was not approved',
    text: `We could not confirm your details, so we do not lend ${amount} this time. Check the details that you gave. You can apply again from ${day}.`,
  }),
  expired: ({ amount }) => ({
    title: 'Your application has lapsed',
    text: `Your application for ${amount} was not approved and signed within a week. You owe nothing. You can apply again.`,
  }),
  paid_out: ({ amount, day }) => ({
    title: 'Your loan was paid out',
    text: `${amount} are on the way to your account. The first payment is due on ${day}.`,
  }),
  payout_failed: () => ({
    title: 'The payout did not work',
    text: 'The bank returned the money. Nothing is owed. Give another account and we pay again, or give the loan up.',
  }),
  repaid: () => ({
    title: 'Your loan is repaid',
    text: 'Everything is paid and the loan is closed. Thank you.',
  }),
  returned: () => ({
    title: 'Your loan was returned',
    text: 'The money came back in time. The loan is closed and cost you nothing.',
  }),
  written_off: () => ({
    title: 'We no longer count on your loan',
    text: 'Your loan was written off. The debt still stands, and no late fee is added any more. You can pay it at any time.',
  }),
  overdue: () => ({
    title: 'A payment is late',
    text: 'A payment was due and has not come. If you cannot pay, ask us for an easier plan.',
  }),
  payment_received: ({ amount }) => ({
    title: 'We received your payment',
    text: `${amount} came. Thank you.`,
  }),
  extended: ({ day }) => ({
    title: 'The due date has moved',
    text: `The cost of the extension came. The next payment is due on ${day}.`,
  }),
  not_extended: ({ amount, day }) => ({
    title: 'Your loan was not extended',
    text: `${amount} came and lowered your debt. An extension takes its whole cost in one payment, before its offer ends. The due date stays ${day}.`,
  }),
  not_returned: ({ amount }) => ({
    title: 'Your loan was not returned',
    text: `${amount} came and lowered your debt. A return takes its whole sum in one payment, in time, with nothing paid before. The loan goes on.`,
  }),
  paid_too_much: ({ amount }) => ({
    title: 'You paid more than you owed',
    text: `${amount} came beyond what this loan cost. The money is yours, and we owe it to you.`,
  }),
  payment_not_found: () => ({
    title: 'We could not find your payment',
    text: 'We looked for the payment that you reported and did not find it. Please check the receipt and send it again.',
  }),
  answer_promised: ({ day }) => ({
    title: 'We look at your request',
    text: `A person looks at what you wrote. You have an answer by ${day}.`,
  }),
  help_answered: ({ text }) => ({ title: 'Our answer on an easier plan', text }),
  objection_answered: ({ text }) => ({ title: 'Our answer to your objection', text }),
}
