import country from '#country'
import { languages } from '#country/languages'
import { bestLanguage, directionOf, type Language } from './languages.ts'
import { showLanguage } from './message-store.ts'

/** Read by the server to pick the prerendered page; a year, this site only. */
const languageCookie = 'paso_language'

/** A language that this edition offers: cookies, addresses and controls can hold anything. */
export const offeredLanguage = (value: string | undefined): Language | undefined =>
  country.languages.find((each) => each === value)

/** The borrower's stored choice, if a valid one is there. */
export function storedLanguage(cookies = document.cookie): Language | undefined {
  const value = new RegExp(`(?:^|; )${languageCookie}=([a-z]+)`).exec(cookies)?.[1]
  return offeredLanguage(value)
}

/** The language of a first visit: stored, else the browser's best match, else the country's. */
export function firstLanguage(): Language {
  return storedLanguage() ?? bestLanguage(navigator.languages, country.languages)
}

/** Shows `language` now and remembers it; `lang` and `dir` of the page follow. */
export async function chooseLanguage(language: Language): Promise<void> {
  await showLanguage(language)
  document.documentElement.lang = languages[language].tag
  document.documentElement.dir = directionOf(language)
  const year = 365 * 24 * 60 * 60
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${year}; samesite=lax`
}
