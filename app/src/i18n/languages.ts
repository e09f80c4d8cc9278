/** The languages a borrower can choose. A row here and a catalog folder make a language. */
export const languages = {
  th: { tag: 'th', name: 'ไทย', dir: 'ltr' },
  en: { tag: 'en', name: 'English', dir: 'ltr' },
  ar: { tag: 'ar', name: 'العربية', dir: 'rtl' },
} as const satisfies Record<string, { tag: string; name: string; dir: 'ltr' | 'rtl' }>

export type Language = keyof typeof languages

/** True for a language of the table: cookies and addresses can hold anything. */
export function isLanguage(value: string | null | undefined): value is Language {
  return value !== null && value !== undefined && Object.keys(languages).includes(value)
}

/**
 * The first wanted tag that we speak (`en-GB` is `en`), else the country's own language.
 *
 * @param wanted tags in order of preference, as `navigator.languages` gives them
 * @param offered the country's order of languages, its own first
 */
export function bestLanguage(wanted: readonly string[], offered: readonly Language[]): Language {
  for (const tag of wanted) {
    const [primary] = tag.toLowerCase().split('-')
    if (isLanguage(primary)) return primary
  }
  return offered[0] ?? 'en'
}
