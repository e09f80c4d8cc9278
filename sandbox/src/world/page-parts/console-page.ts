import { html, type Html } from '../../foundation/html.ts'
import { brand, type Page } from './layout.ts'

/** The console's pages, in the order of the navigation. */
const PAGES = {
  overview: { path: '/sandbox', label: 'Overview' },
  scenarios: { path: '/sandbox/scenarios', label: 'Scenarios' },
  ledger: { path: '/sandbox/ledger', label: 'Ledger' },
  audit: { path: '/sandbox/audit', label: 'Audit' },
} as const satisfies Record<string, { path: string; label: string }>

export type ConsolePageName = keyof typeof PAGES

const navigation = (current: ConsolePageName): Html =>
  html`<nav aria-label="Console">
    <ul class="plain">
      ${Object.entries(PAGES).map(
        ([name, { path, label }]) =>
          html`<li>
            <a href="${path}" ${name === current ? html`aria-current="page"` : null}>${label}</a>
          </li>`,
      )}
      <li><a href="/docs">API</a></li>
      <li><a href="/">App</a></li>
    </ul>
  </nav>`

/** A page of the console: its frame, the way to the others, and where results are said. */
export const consolePage = (current: ConsolePageName, title: string, content: Html): Page => ({
  title: `${title} · Sandbox console`,
  lang: 'en',
  body: html`<a class="skip" href="#content">Skip to the content</a>
    <header>${brand('Sandbox console')} ${navigation(current)}</header>
    <main id="content" tabindex="-1">
      <h1>${title}</h1>
      <p data-notice role="status" class="toast"></p>
      <p data-heard role="status" class="hidden"></p>
      ${content}
    </main>
    <footer class="small">
      A lender for trying things out. It moves no real money; nothing here reaches anybody.
    </footer>`,
})
