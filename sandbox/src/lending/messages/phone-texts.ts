import { figuresIn } from '../../foundation/figures.ts'
import type { Language } from '../../foundation/languages.ts'
import type { Money } from '../../foundation/money.ts'
import { say } from '../../foundation/say.ts'

/** The text that brings a code; it names how long the code lives (`CODE_LIFE`). */
export const codeText = (code: string, language: Language): string =>
  say(language, 'phone.code', { code: figuresIn(language).code(code) })

/**
 * The text that an account ends; `until` is a calendar date `YYYY-MM-DD`. It says by which reference
 * money is claimed: what is owed now, or what may still come.
 */
export function goodbyeText(
  until: string,
  { reference, amount }: { reference: string; amount: Money | null },
  language: Language,
): string {
  const { day, code } = figuresIn(language)
  const goodbye = say(language, 'phone.goodbye', { day: day(until) })
  const claim =
    amount === null
      ? say(language, 'phone.claim', { reference: code(reference) })
      : owedText({ reference, amount }, language)
  return `${goodbye} ${claim}`
}

/** The text that says what is owed to who cancelled the account, and by which reference it is claimed. */
export function owedText(
  { reference, amount }: { reference: string; amount: Money },
  language: Language,
): string {
  const { sum, code } = figuresIn(language)
  return say(language, 'phone.owed', { amount: sum(amount), reference: code(reference) })
}
