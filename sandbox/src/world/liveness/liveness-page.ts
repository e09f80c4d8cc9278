import { html } from '../page-parts/html.ts'
import { brand, type Page } from '../page-parts/layout.ts'
import type { LivenessResult } from '../../lending/partners/partners.ts'

/** A way to end the check: what a tester plays, and where the page then leads. */
export interface LivenessEnd {
  result: LivenessResult | 'cancelled'
  href: string
}

const words = {
  passed: 'Pass: a living face, the holder’s',
  no_face: 'No face to be seen',
  several_faces: 'Several faces',
  not_live: 'A picture instead of a person',
  not_the_holder: 'Another person than on the pictures',
  expired: 'Too old to count',
  cancelled: 'Cancel, and go back without a check',
} as const satisfies Record<LivenessEnd['result'], string>

/** The page of the check: one link for each way that it can end. */
export const livenessPage = (ends: readonly LivenessEnd[]): Page =>
  framed(
    'Liveness check',
    html`<p>
        The maker of liveness checks would look at your face here. The sandbox has no camera: choose
        how the check ends.
      </p>
      <ul class="plain actions">
        ${ends.map(
          ({ result, href }) =>
            html`<li>
              <a class="button" href="${href}">${words[result]}</a>
            </li>`,
        )}
      </ul>`,
  )

/** What is shown to whom no app sent here, or not as the guide says. */
export const noHandOffPage = (fault: string): Page =>
  framed('No liveness check', html`<p>The app leads here by its own address. ${fault}</p>`)

const framed = (title: string, content: Page['body']): Page => ({
  title: `${title} · Sandbox`,
  lang: 'en',
  body: html`<header>${brand('Sandbox liveness')}</header>
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
    <footer class="small">A page for trying things out. No picture is taken.</footer>`,
})
