import type { MessageArea } from '../i18n/generated/messages.ts'
import type { Language } from '../i18n/languages.ts'
import type { StoredMessages } from '../i18n/message-store.ts'
import type { RouteName } from '../route-map.ts'

/** What a prerendered page gives the code that takes it over. Stands in its HTML as JSON. */
export interface PageData {
  language: Language
  /** The screen that is painted already; null where only a shape is. */
  prerendered: RouteName | null
  areas: readonly MessageArea[]
  messages: StoredMessages
}

export const pageDataId = 'paso-page'

/** Reads it. The build puts it in; a page without it is a broken build. */
export function readPage(): PageData {
  const text = document.getElementById(pageDataId)?.textContent
  if (text === undefined || text === null) throw new Error('the page has no data')
  return JSON.parse(text) as PageData
}
