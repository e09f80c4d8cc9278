import { figuresIn } from '../../foundation/figures.ts'
import type { Language } from '../../foundation/languages.ts'
import { say } from '../../foundation/say.ts'

/** The text that brings a code; it names how long the code lives (`CODE_LIFE`). */
export const codeText = (code: string, language: Language): string =>
  say(language, 'phone.code', { code: figuresIn(language).code(code) })

/** The text that an account ends; `until` is a calendar date `YYYY-MM-DD`. */
export const goodbyeText = (until: string, language: Language): string =>
  say(language, 'phone.goodbye', { day: figuresIn(language).day(until) })
