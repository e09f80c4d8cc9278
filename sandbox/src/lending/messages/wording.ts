import { figuresIn } from '../../foundation/figures.ts'
import type { Language } from '../../foundation/languages.ts'
import type { Currency, Minor } from '../../foundation/money.ts'
import { say } from '../../foundation/say.ts'
import type { LoanWords } from '../countries/country-profile.ts'

/** What a message may speak of. Each wording takes what it needs. */
export interface MessageParams {
  amount?: Minor
  currency?: Currency
  /** YYYY-MM-DD */
  day?: string
  /** What is missing of it, and by when on that day: HH:MM in the lender's zone. */
  rest?: Minor
  time?: string
  /** As a person wrote it. */
  text?: string
}

interface Words {
  title: string
  text: string
}

/** The names that messages are kept under: one that was ever sent stays in every language. */
export type WordingName =
  | 'due_soon'
  | 'due_today'
  | 'approved'
  | 'rejected'
  | 'expired'
  | 'paid_out'
  | 'payout_failed'
  | 'repaid'
  | 'returned'
  | 'written_off'
  | 'overdue'
  | 'payment_received'
  | 'extended'
  | 'not_extended'
  | 'not_returned'
  | 'return_ended'
  | 'part_of_return'
  | 'paid_too_much'
  | 'refunded'
  | 'refund_failed'
  | 'payment_not_found'
  | 'answer_promised'
  | 'help_answered'
  | 'objection_answered'

/** The words of a message in the asked language, and in those of the country. */
export function wordsOf(
  name: WordingName,
  params: MessageParams,
  language: Language,
  { loanWords }: { loanWords: LoanWords },
): Words {
  const { sum, day: dayOf, code } = figuresIn(language)
  const { amount, rest, currency, day, time, text } = params
  const sumOf = (part: Minor | undefined): string =>
    part === undefined || currency === undefined ? '' : sum({ amount: part, currency })
  return {
    title: say(language, `messages.${name}.title`),
    text: say(language, `messages.${name}.text`, {
      amount: sumOf(amount),
      rest: sumOf(rest),
      day: day === undefined ? '' : dayOf(day),
      time: time === undefined ? '' : code(time),
      text: text ?? '',
      loanWords,
    }),
  }
}
