import { createRoot } from 'react-dom/client'
import { PasoGlobalStyle } from '@paso/ui-kit'
import { firstLanguage } from '../i18n/choose-language.ts'
import type { MessageArea } from '../i18n/generated/messages.ts'
import { directionOf, tagOf } from '../i18n/languages.ts'
import { storedMessages } from '../i18n/message-store.ts'
import type { RouteName } from '../route-map.ts'
import type { PageData } from './page-data.ts'
import { screenRow } from './screen-chunks.ts'

/** What the build writes into a page, for the development server, which has no built pages. */
export async function developmentPage(name: RouteName): Promise<PageData> {
  const language = firstLanguage()
  document.documentElement.lang = tagOf(language)
  document.documentElement.dir = directionOf(language)
  const styles = document.createElement('div')
  document.body.append(styles)
  createRoot(styles).render(<PasoGlobalStyle />)
  const areas: MessageArea[] = ['frame', ...(await screenRow(name)).areas]
  return { language, prerendered: null, areas, messages: await storedMessages(language, areas) }
}
