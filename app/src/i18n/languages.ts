/**
 * The languages of the catalogs: a row here and a catalog folder make a language. What an edition
 * ships of them is `#country/languages`, the rows that its country offers.
 */
export const languages = {
  en: { tag: 'en', name: 'English' },
  es: { tag: 'es-MX', name: 'Español' },
  vi: { tag: 'vi', name: 'Tiếng Việt' },
  th: { tag: 'th', name: 'ไทย' },
  ar: { tag: 'ar', name: 'العربية' },
  ur: { tag: 'ur', name: 'اردو' },
} as const satisfies Record<string, { tag: string; name: string }>

export type Language = keyof typeof languages

/** Apart from the table, which is in every first load: the built page has its direction already. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  language === 'ar' || language === 'ur' ? 'rtl' : 'ltr'

/**
 * The first wanted tag that is offered (`en-GB` is `en`), else the country's own language.
 *
 * @param wanted tags in order of preference, as `navigator.languages` gives them
 * @param offered the country's order of languages, its own first
 */
export function bestLanguage(wanted: readonly string[], offered: readonly Language[]): Language {
  for (const tag of wanted) {
    const [primary] = tag.toLowerCase().split('-')
    const found = offered.find((each) => each === primary)
    if (found) return found
  }
  return offered[0] ?? 'en'
}
