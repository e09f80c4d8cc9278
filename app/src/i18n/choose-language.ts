import country from '#country'
import { presentLater } from '../failures/present-later.ts'
import { directionOf, tagOf, type Language } from './languages.ts'
import { languageState, showLanguage } from './message-store.ts'

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

/**
 * Remembers `language`, and shows it as soon as its words are here; `lang` and `dir` of the page follow.
 * Of two that are chosen one after the other the last one stays, whichever comes first. Where its words cannot
 * be had, that is said, and all stays as it was.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  remember(language)
  try {
    await showLanguage(language)
  } catch (failure) {
    if (storedLanguage() === language) remember(languageState().language)
    return presentLater(failure)
  }
  const shown = languageState().language
  document.documentElement.lang = tagOf(shown)
  document.documentElement.dir = directionOf(shown)
}

function remember(language: Language): void {
  const year = 365 * 24 * 60 * 60
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${year}; samesite=lax`
}

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
