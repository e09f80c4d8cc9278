import { dateIn } from '../../foundation/clock.ts'
import { figuresIn } from '../../foundation/figures.ts'
import { html, type Html } from '../../foundation/html.ts'
import { directionOf } from '../../foundation/languages.ts'
import { say } from '../../foundation/say.ts'
import type { Entry, ExportedData, Reading } from './copy-facts.ts'
import type { LoanInCopy } from './loans-in-copy.ts'
import { aboutBorrower, peopleToCall, whereBorrowerLives, workAndIncome } from './profile-rows.ts'
import {
  consentsGiven,
  devicesSeen,
  loansTaken,
  messagesSent,
  paymentsMade,
  receivingAccounts,
  requestsMade,
  signIns,
} from './readable-rows.ts'

/** Of the page alone: it is opened from a folder, where nothing else can be asked for. */
const LOOK = html`<style>
  :root {
    color-scheme: light dark;
    font:
      1rem/1.5 system-ui,
      sans-serif;
  }
  :lang(ur) {
    /* As on the signing page, first faces without Arabic letters: figures are theirs, words fall to the Nastaliq one. */
    font-family:
      Roboto, 'Noto Sans', 'Helvetica Neue', 'Noto Nastaliq Urdu', 'Jameel Noori Nastaleeq',
      'Urdu Typesetting', system-ui, serif;
    line-height: 2.5;
  }
  body {
    max-width: 40rem;
    margin: 0 auto;
    padding: 1rem;
    overflow-wrap: anywhere;
  }
  article {
    margin: 0.75rem 0;
    padding: 0.75rem 1rem;
    border: 1px solid #8888;
    border-radius: 0.5rem;
  }
  h2 {
    margin: 2rem 0 0;
  }
  h3,
  dl,
  dd {
    margin: 0;
  }
  h3 {
    font-size: 1rem;
  }
  dt {
    margin-top: 0.5rem;
    font-size: 0.875rem;
  }
  dd {
    font-weight: 600;
    white-space: pre-line;
  }
</style>`

const card = ({ title, facts }: Entry): Html =>
  html`<article>
    ${title === undefined ? null : html`<h3><bdi>${title}</bdi></h3>`}
    <dl>
      ${facts.map(
        ({ label, value }) =>
          html`<dt>${label}</dt>
            <dd><bdi>${value}</bdi></dd>`,
      )}
    </dl>
  </article>`

/**
 * What most people want to read of a copy, as one page that opens without a network. It is told from what
 * `data.json` holds, with the loans beside it: whatever stands there is escaped, and nothing of it is run.
 */
export function readablePage(
  data: ExportedData,
  loans: readonly LoanInCopy[],
  reading: Reading,
): string {
  const { language } = reading
  const { code, day } = figuresIn(language)
  const part = (heading: string, entries: readonly Entry[]): Html =>
    html`<section>
      <h2>${heading}</h2>
      ${entries.length === 0 ? html`<p>${say(language, 'copy.none')}</p>` : entries.map(card)}
    </section>`
  const title = say(language, 'copy.title')
  const madeOn = day(dateIn(reading.profile.zone, new Date(data.exported_at)))
  return html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          http-equiv="content-security-policy"
          content="default-src 'none'; style-src 'unsafe-inline'"
        />
        <title>${title}</title>
        ${LOOK}
      </head>
      <body>
        <h1>${title}</h1>
        <p>${say(language, 'copy.made', { day: madeOn })}</p>
        <p>${say(language, 'copy.rest', { file: code('data.json') })}</p>
        ${part(say(language, 'copy.you'), aboutBorrower(data, reading))}
        ${part(say(language, 'copy.home'), whereBorrowerLives(data, reading))}
        ${part(say(language, 'copy.people'), peopleToCall(data, reading))}
        ${part(say(language, 'copy.work'), workAndIncome(data, reading))}
        ${part(say(language, 'copy.consents'), consentsGiven(data, reading))}
        ${part(say(language, 'copy.loans'), loansTaken(loans, reading))}
        ${part(say(language, 'copy.payments'), paymentsMade(data, loans, reading))}
        ${part(say(language, 'copy.accounts'), receivingAccounts(data, reading))}
        ${part(say(language, 'copy.messages'), messagesSent(data, reading))}
        ${part(say(language, 'copy.requests'), requestsMade(data, loans, reading))}
        ${part(say(language, 'copy.devices'), devicesSeen(data, reading))}
        ${part(say(language, 'copy.signIns'), signIns(data, reading))}
        <p>${say(language, 'papers.demonstration')}</p>
      </body>
    </html>`.text
}
