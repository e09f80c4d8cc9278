import { figuresIn } from '../../foundation/figures.ts'
import type { Language } from '../../foundation/languages.ts'
import type { Money } from '../../foundation/money.ts'
import { say } from '../../foundation/say.ts'

/** The text that brings a code; it names how long the code lives (`CODE_LIFE`). */
export const codeText = (code: string, language: Language): string =>
  say(language, 'phone.code', { code: figuresIn(language).code(code) })

/**
 * The text that an account ends; `until` is a calendar date `YYYY-MM-DD`. Where money is the borrower's
 * it says by which reference that is claimed.
 */
export function goodbyeText(
  until: string,
  claim: { reference: string; amount: Money } | null,
  language: Language,
): string {
  const { day, sum, code } = figuresIn(language)
  const goodbye = say(language, 'phone.goodbye', { day: day(until) })
  if (claim === null) return goodbye
  const { reference, amount } = claim
  const owed = { amount: sum(amount), reference: code(reference) }
  return `${goodbye} ${say(language, 'phone.owed', owed)}`
}
