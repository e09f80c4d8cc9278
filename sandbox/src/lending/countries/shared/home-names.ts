import type { Language } from '../../../foundation/languages.ts'

/** A name in English and, where it differs, at home. */
export type HomeNames = Partial<Record<Language, string>> & { en: string }

/** A name in the asked language; English where there is none in that language. */
export const homeName = (names: HomeNames, language: Language): string =>
  names[language] ?? names.en
