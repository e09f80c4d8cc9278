import { figuresIn } from '../../foundation/figures.ts'
import { directionOf, LANGUAGES, type Language } from '../../foundation/languages.ts'
import type { LoanWords } from '../../lending/countries/country-profile.ts'
import type { Cost } from '../../lending/rules/cost.ts'
import type { Money } from '../../foundation/money.ts'
import type { Paper } from '../../lending/papers/paper.ts'
import { say } from '../../foundation/say.ts'
import { SIGNING_APP_NAME } from '../../lending/settings/remote-config.ts'
import { html, type Html } from '../../foundation/html.ts'
import { brand, type Page } from '../page-parts/layout.ts'

/** What the signing app knows of a contract. */
export interface SigningView {
  /** The link's own path, for the page's form and its language links. */
  path: string
  language: Language
  status: 'waiting' | 'signed' | 'failed'
  orderNumber: string
  cost: Cost
  loanWords: LoanWords
  /** Who lends. */
  lenderName: string
  bankName: string
  numberMasked: string
  holderName: string
  /** What is signed. */
  agreement: Pick<Paper, 'title' | 'sections'>
}

/** The bar to scale that stands on every price: where each part of the total goes. */
function costLine({ interest, service_fee, total }: Cost, label: string): Html {
  const part = (sum: Money): number => Math.max(0.6, (sum.amount / Math.max(1, total.amount)) * 100)
  const fee = part(service_fee)
  const cost = part(interest)
  const borrowed = 100 - fee - cost - 1
  return html`<svg class="honest" viewBox="0 0 100 1" preserveAspectRatio="none" role="img">
    <title>${label}</title>
    <rect class="principal" width="${borrowed}" height="1" />
    <rect class="interest" x="${borrowed + 0.5}" width="${cost}" height="1" />
    <rect class="fee" x="${borrowed + cost + 1}" width="${fee}" height="1" />
  </svg>`
}

function figures({ cost, language, loanWords, ...view }: SigningView): Html {
  const { sum, rate, day } = figuresIn(language)
  const first = cost.schedule[0]
  return html`<section class="card" aria-labelledby="contract">
    <h2 id="contract">
      ${say(language, 'signing.contract')} <bdi class="figure">${view.orderNumber}</bdi>
    </h2>
    ${costLine(cost, say(language, 'signing.bar'))}
    <dl class="facts">
      <dt>${say(language, 'papers.lender')}</dt>
      <dd><bdi>${view.lenderName}</bdi></dd>
      <dt>${say(language, 'signing.receive')}</dt>
      <dd>${sum(cost.received)}</dd>
      <dt>${say(language, 'signing.interest', { loanWords })}</dt>
      <dd>${sum(cost.interest)}</dd>
      <dt>${say(language, 'signing.fee', { loanWords })}</dt>
      <dd>${sum(cost.service_fee)}</dd>
      <dt class="sum">${say(language, 'signing.total')}</dt>
      <dd class="sum">${sum(cost.total)}</dd>
      <dt>${say(language, 'signing.rate', { loanWords })}</dt>
      <dd>${rate(cost.apr)}</dd>
      ${
        cost.schedule.length === 1 && first !== undefined
          ? html`<dt>${say(language, 'signing.due')}</dt>
              <dd>${day(first.due_date)}</dd>`
          : null
      }
    </dl>
    ${
      cost.schedule.length > 1
        ? html`<h3>${say(language, 'signing.payments')}</h3>
            <dl class="facts small">
              ${cost.schedule.map(
                (each) =>
                  html`<dt>${day(each.due_date)}</dt>
                    <dd>${sum(each.total)}</dd>`,
              )}
            </dl>`
        : null
    }
    <p class="small">
      ${say(language, 'signing.account')} <bdi>${view.bankName}</bdi>
      <bdi class="figure">${view.numberMasked}</bdi>
      <bdi>${view.holderName}</bdi>
    </p>
  </section>`
}

/** The text that is signed, whole. */
const wholeText = ({ title, sections }: SigningView['agreement']): Html =>
  html`<details class="card">
    <summary>${title}</summary>
    ${sections.map(
      ({ heading, paragraphs }) =>
        html`${heading === null ? null : html`<h3>${heading}</h3>`}
        ${paragraphs.map((each) => html`<p class="small">${each}</p>`)}`,
    )}
  </details>`

function outcome({ path, language, status }: SigningView): Html {
  if (status === 'signed') {
    return html`<p class="note good" role="status">${say(language, 'signing.signed')}</p>
      <p><a class="button" href="/downSignApp">${say(language, 'signing.back')}</a></p>`
  }
  const form = (choice: string, label: string, done: string, className: string): Html =>
    html`<form
      data-call
      class="wide"
      method="post"
      action="${path}?lang=${language}"
      data-done="${done}"
    >
      <input type="hidden" name="outcome" value="${choice}" />
      <button id="outcome-${choice}" class="${className}">${label}</button>
    </form>`
  return html`${
    status === 'failed'
      ? html`<p class="note bad" role="status">${say(language, 'signing.failed')}</p>`
      : null
  }
  ${form('sign', say(language, 'signing.sign'), say(language, 'signing.signed'), '')}
  ${form('fail', say(language, 'signing.tryFailing'), say(language, 'signing.failed'), 'second')}`
}

const languageLink = (language: Language, current: Language, path: string): Html =>
  html`<a
    href="${path}?lang=${language}"
    lang="${language}"
    dir="${directionOf(language)}"
    ${language === current ? html`aria-current="true"` : null}
    >${say(language, 'signing.own')}</a
  >`

const frame = (language: Language, path: string, title: string, body: Html): Page => ({
  title,
  lang: language,
  dir: directionOf(language),
  body: html`<header class="narrow">
      ${brand(SIGNING_APP_NAME)}
      <nav class="languages">${LANGUAGES.map((each) => languageLink(each, language, path))}</nav>
    </header>
    <main class="narrow">
      <h1>${title}</h1>
      ${body}
    </main>`,
})

/** The signing app's own page: the contract in figures, and what the borrower does about it. */
export function signingPage(view: SigningView): Page {
  const { language } = view
  return frame(
    language,
    view.path,
    say(language, 'signing.title'),
    html`<p class="lead">${say(language, 'signing.lead')}</p>
      ${figures(view)} ${wholeText(view.agreement)}
      <p class="small">${say(language, 'papers.demonstration')}</p>
      <div class="column" id="outcome" data-live>${outcome(view)}</div>`,
  )
}

/** What is said when the signing app cannot sign. */
export const signingFailedWords = (language: Language): string => say(language, 'signing.failed')

/**
 * What a link leads to that was never given or is too old. It names nobody, and says what to do next:
 * for a contract that was signed there is nothing to open again.
 */
export function signingGonePage(language: Language, path: string, isSigned: boolean): Page {
  return frame(
    language,
    path,
    say(language, 'signing.gone'),
    html`<p class="lead">
        ${isSigned ? say(language, 'signing.goneSigned') : say(language, 'signing.goneText')}
      </p>
      <p><a class="button" href="/downSignApp">${say(language, 'signing.back')}</a></p>`,
  )
}
