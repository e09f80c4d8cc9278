/** The languages of the catalogs by their own names. What else a new one needs: docs/a-new-language.md. */
export const languages = {
  en: 'English',
  es: 'Español',
  vi: 'Tiếng Việt',
  th: 'ไทย',
  ar: 'العربية',
  ur: 'اردو',
} as const

export type Language = keyof typeof languages

/** Its BCP 47 tag: Spanish is that of Mexico. */
export const tagOf = (language: Language): string => (language === 'es' ? 'es-MX' : language)

/** Apart from the table, which is in every first load: the built page has its direction already. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  language === 'ar' || language === 'ur' ? 'rtl' : 'ltr'
