import country from '#country'
import { bestLanguage, isLanguage, languages, type Language } from './languages.ts'
import { showLanguage } from './message-store.ts'

/** Read by the server to pick the prerendered page; a year, this site only. */
const languageCookie = 'paso_language'

/** The borrower's stored choice, if a valid one is there. */
export function storedLanguage(cookies = document.cookie): Language | undefined {
  const value = new RegExp(`(?:^|; )${languageCookie}=([a-z]+)`).exec(cookies)?.[1]
  return isLanguage(value) ? value : undefined
}

/** The language of a first visit: stored, else the browser's best match, else the country's. */
export function firstLanguage(): Language {
  return storedLanguage() ?? bestLanguage(navigator.languages, country.languages)
}

/** Shows `language` now and remembers it; `lang` and `dir` of the page follow. */
export async function chooseLanguage(language: Language): Promise<void> {
  await showLanguage(language)
  const { tag, dir } = languages[language]
  document.documentElement.lang = tag
  document.documentElement.dir = dir
  const year = 365 * 24 * 60 * 60
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${year}; samesite=lax`
}
