import type { IncomingHttpHeaders } from 'node:http'
import { LANGUAGES, type Language } from '../../foundation/languages.ts'
import { languageOf } from '../../http/pipeline/caller.ts'

/** What an app leads to a page with; `lang` is as the address has it. */
interface Arrival {
  query: { lang?: unknown }
  headers: IncomingHttpHeaders
}

/** The language of a page that an app leads to: what `lang` names, else what the browser asks for, else `fallback`. */
export function pageLanguage({ query, headers }: Arrival, fallback: Language): Language {
  const chosen = LANGUAGES.find((each) => each === query.lang)
  return chosen ?? languageOf(headers['accept-language'], fallback)
}
