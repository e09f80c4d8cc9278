/** Renders a page to HTML at build time. Runs in Node; never part of what is served as code. */
import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { PasoGlobalStyle } from '@paso/ui-kit'
import { ServerStyleSheet } from 'styled-components'
import { App } from './app.tsx'
import type { PlainMessage } from './application-flow/forms/form-table.ts'
import { loadScreen, screenRow } from './frame/screen-chunks.ts'
import { pageDataId, type PageData } from './frame/page-data.ts'
import { ScreenSkeleton } from './frame/screen-skeleton.tsx'
import type { MessageArea } from './i18n/generated/messages.ts'
import { LanguageProvider } from './i18n/language-provider.tsx'
import { directionOf, tagOf, type Language } from './i18n/languages.ts'
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
  /** For who searches: said in words that stand on the page, so that it costs next to nothing. */
  description: string
  /** Style tags without a nonce. */
  styles: string
  body: string
}

export interface Rendered extends Painted {
  /** JSON for the script element `pageDataId`. */
  data: string
  /** What is said where scripts are off: the page is seen then, and does nothing. */
  withoutScripts: string
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
  const said = [pageTitle(), ...(screen === 'home' ? promises : []).map((id) => textNow(id))]
  const title = screen === 'login' ? `${textNow('登录或注册')} · Paso` : pageTitle()
  const page = painted(<App>{pageOf(screen)}</App>, title, said.join(' · '))
  startLanguage(language, await storedMessages(language, ['legal']), ['legal'])
  return { ...page, data: JSON.stringify(data), withoutScripts: textNow(scriptsAreOff) }
}

const scriptsAreOff: PlainMessage = 'Paso 需要 JavaScript。请在浏览器设置里开启,然后重新加载本页。'

/** What the home is about, beside the name. */
const promises: readonly PlainMessage[] = ['先看清全部费用再签', '签约后 12 小时内到账']

/** A page of words alone, in one language: it has no code and so no data. */
export async function renderLegal(name: LegalName, language: Language): Promise<Painted> {
  const areas: MessageArea[] = ['frame', 'legal', 'home', 'links']
  startLanguage(language, await storedMessages(language, areas), areas)
  const page = (
    <LanguageProvider>
      <LegalPage name={name} />
    </LanguageProvider>
  )
  const { title, sections } = legalTexts[name]
  const headings = sections.map(({ heading }) => textNow(heading))
  const said = [textNow(title), ...headings].join(' · ')
  return painted(page, `${textNow(title)} · Paso`, said)
}

export const legalNames = Object.keys(legalTexts) as LegalName[]

function painted(page: ReactElement, title: string, description: string): Painted {
  const sheet = new ServerStyleSheet()
  try {
    const body = renderToString(sheet.collectStyles(page))
    const { language } = languageState()
    const styles = `<style>${globalCss()}</style>${sheet.getStyleTags()}`
    return { lang: tagOf(language), dir: directionOf(language), title, description, styles, body }
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
