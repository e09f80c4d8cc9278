/** Renders a page to HTML at build time. Runs in Node; never part of what is served as code. */
import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { languages } from '#country/languages'
import { PasoGlobalStyle } from '@paso/ui-kit'
import { ServerStyleSheet } from 'styled-components'
import { App } from './app.tsx'
import { loadScreen, screenRow } from './frame/screen-chunks.ts'
import { pageDataId, type PageData } from './frame/page-data.ts'
import { ScreenSkeleton } from './frame/screen-skeleton.tsx'
import type { MessageArea } from './i18n/generated/messages.ts'
import { LanguageProvider } from './i18n/language-provider.tsx'
import { directionOf, type Language } from './i18n/languages.ts'
import { languageState, startLanguage, storedMessages } from './i18n/message-store.ts'
import { textNow } from './i18n/text-outside-react.ts'
import { LegalPage } from './legal/legal-page.tsx'
import { legalTexts, type LegalName } from './legal/legal-texts.ts'
import { pageTitle } from './frame/page-title.ts'
import { pathOf, type RouteName } from './route-map.ts'
import { CurrentScreen } from './router.tsx'

export interface Painted {
  lang: string
  dir: string
  title: string
  /** Style tags without a nonce. */
  styles: string
  body: string
}

export interface Rendered extends Painted {
  /** JSON for the script element `pageDataId`. */
  data: string
}

/**
 * One page in one language: a screen as a visitor first sees it, or with `null` the shape that
 * stands where a screen will be.
 */
export async function render(screen: RouteName | null, language: Language): Promise<Rendered> {
  const areas: MessageArea[] = [
    'frame',
    ...(screen === null ? [] : (await screenRow(screen)).areas),
  ]
  const messages = await storedMessages(language, areas)
  startLanguage(language, messages, areas)
  if (screen !== null) await loadScreen(screen)
  const data: PageData = { language, prerendered: screen, areas, messages }
  return { ...painted(<App>{pageOf(screen)}</App>, pageTitle()), data: JSON.stringify(data) }
}

/** A page of words alone, in one language: it has no code and so no data. */
export async function renderLegal(name: LegalName, language: Language): Promise<Painted> {
  const areas: MessageArea[] = ['frame', 'legal', 'home', 'links']
  startLanguage(language, await storedMessages(language, areas), areas)
  const page = (
    <LanguageProvider>
      <LegalPage name={name} />
    </LanguageProvider>
  )
  return painted(page, `${textNow(legalTexts[name].title)} · Paso`)
}

export const legalNames = Object.keys(legalTexts) as LegalName[]

function painted(page: ReactElement, title: string): Painted {
  const sheet = new ServerStyleSheet()
  try {
    const body = renderToString(sheet.collectStyles(page))
    const { language } = languageState()
    const { tag } = languages[language]
    const styles = `<style>${globalCss()}</style>${sheet.getStyleTags()}`
    return { lang: tag, dir: directionOf(language), title, styles, body }
  } finally {
    sheet.seal()
  }
}

/** The kit's tokens and page defaults: in every page, so that no code carries them. */
function globalCss(): string {
  const sheet = new ServerStyleSheet()
  try {
    renderToString(sheet.collectStyles(<PasoGlobalStyle />))
    const css = /<style[^>]*>([^]*)<\/style>/.exec(sheet.getStyleTags())?.[1] ?? ''
    return css.replace(/\/\*!sc\*\/|data-styled[^{]*\{[^}]*\}/g, '')
  } finally {
    sheet.seal()
  }
}

function pageOf(screen: RouteName | null): ReactNode {
  if (screen === null) return <ScreenSkeleton />
  return (
    <StaticRouter location={pathOf(screen)}>
      <CurrentScreen />
    </StaticRouter>
  )
}

export { pageDataId }
