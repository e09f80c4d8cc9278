/** Languages that people read answers in: whatever the lender says, it says in each of them. */
export const LANGUAGES = ['en', 'es', 'vi', 'th', 'ar', 'ur'] as const
export type Language = (typeof LANGUAGES)[number]

const RIGHT_TO_LEFT: ReadonlySet<Language> = new Set(['ar', 'ur'])

/** The direction that a page or a paragraph of the language is laid out in. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr'

const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  es: 'es-MX',
  vi: 'vi-VN',
  th: 'th-TH',
  ar: 'ar-EG',
  ur: 'ur-PK',
}

/** The locale of a language, with Latin digits; years are Buddhist in Thai, Gregorian elsewhere (D3). */
export const localeOf = (language: Language): string =>
  `${LOCALES[language]}-u-ca-${language === 'th' ? 'buddhist' : 'gregory'}-nu-latn`

/** What the language is called in another one, as it stands within a sentence: `Thai`. */
export function languageName(named: Language, language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(named) ?? named
  // Vietnamese writes the word for language small where no sentence begins.
  return language === 'vi' ? name.replace(/^Tiếng /, 'tiếng ') : name
}
