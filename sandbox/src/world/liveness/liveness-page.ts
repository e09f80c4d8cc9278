import { directionOf, type Language } from '../../foundation/languages.ts'
import { say } from '../../foundation/say.ts'
import { html } from '../../foundation/html.ts'
import { brand, type Page } from '../page-parts/layout.ts'
import type { LivenessResult } from '../../lending/partners/partners.ts'

/** How a check ends that came to nothing, as the guide names it. */
export const LIVENESS_ERRORS = ['cancelled', 'camera_denied', 'failed'] as const
type LivenessError = (typeof LIVENESS_ERRORS)[number]

/** A way to end the check: what a tester plays, and where the page then leads. */
export interface LivenessEnd {
  result: LivenessResult | LivenessError
  href: string
}

/** The page of the check: one link for each way that it can end. */
export const livenessPage = (ends: readonly LivenessEnd[], language: Language): Page =>
  framed(
    language,
    say(language, 'liveness.title'),
    html`<p>${say(language, 'liveness.about')}</p>
      <ul class="plain actions">
        ${ends.map(
          ({ result, href }) =>
            html`<li>
              <a class="button" href="${href}">${say(language, `liveness.${result}`)}</a>
            </li>`,
        )}
      </ul>`,
  )

/** What is shown to whom no app sent here, or not as the guide says: who writes an app reads it. */
export const noHandOffPage = (fault: string): Page =>
  framed('en', 'No liveness check', html`<p>The app leads here by its own address. ${fault}</p>`)

const framed = (language: Language, title: string, content: Page['body']): Page => ({
  title: `${title} · Sandbox`,
  lang: language,
  dir: directionOf(language),
  body: html`<header>${brand('Sandbox liveness')}</header>
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
    <footer class="small">${say(language, 'liveness.noPicture')}</footer>`,
})
