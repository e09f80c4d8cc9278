/** Country, language, client, router: nothing else. */
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { firstScreenShown, loadScreen } from './frame/screen-chunks.ts'
import { currentPlace, turnPathIntoHash, usesHash } from './frame/current-place.ts'
import { onStep } from './frame/navigate.ts'
import { readPage, type PageData } from './frame/page-data.ts'
import { startLanguage } from './i18n/message-store.ts'
import { AppRouter, routeAt } from './router.tsx'

async function start(): Promise<void> {
  addEventListener('popstate', onStep)
  const page = import.meta.env.DEV ? await unprerenderedPage() : readPage()
  startLanguage(page.language, page.messages, page.areas)
  // The server painted the path's screen; a hash that came with it may want another.
  const isBehindHash = usesHash() && currentPlace().pathname !== '/'
  turnPathIntoHash()
  const root = document.getElementById('root')
  if (root === null) throw new Error('the page has no #root')
  const app = (
    <App>
      <AppRouter />
    </App>
  )
  if (page.prerendered === null || isBehindHash) {
    window.onclick = null
    createRoot(root).render(app)
  } else {
    // Its code before the takeover, so that what is painted stays as it is.
    await loadScreen(page.prerendered)
    // From here on React itself keeps what is pressed.
    window.onclick = null
    // In parts, between which a press is answered: outside of a transition it is one long task.
    startTransition(() => void hydrateRoot(root, app))
    await firstScreenShown
    // What was pressed before (D36).
    ;(window as { pressed?: () => void }).pressed?.()
  }
  const { afterFirstPaint } = await import('./session/after-first-paint.ts')
  afterFirstPaint()
}

/** In development nothing is prerendered: the shape, the tokens and the messages come by code. */
async function unprerenderedPage(): Promise<PageData> {
  const { developmentPage } = await import('./frame/development-page.tsx')
  return developmentPage(routeAt(currentPlace().pathname))
}

void start()
