/**
 * The languages of the catalogs: a row here and a catalog folder make a language. What an edition
 * ships of them is `#country/languages`, the rows that its country offers.
 */
export const languages = {
  en: { tag: 'en', name: 'English', dir: 'ltr' },
  es: { tag: 'es-MX', name: 'Español', dir: 'ltr' },
  vi: { tag: 'vi', name: 'Tiếng Việt', dir: 'ltr' },
  th: { tag: 'th', name: 'ไทย', dir: 'ltr' },
  ar: { tag: 'ar', name: 'العربية', dir: 'rtl' },
  ur: { tag: 'ur', name: 'اردو', dir: 'rtl' },
} as const satisfies Record<string, { tag: string; name: string; dir: 'ltr' | 'rtl' }>

export type Language = keyof typeof languages

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
