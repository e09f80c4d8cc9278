import { call, hidden } from './call-form.ts'
import { moneyText, timeText } from './figures.ts'
import { html, type Html } from './html.ts'
import { brand, type Page } from './layout.ts'
import { orderItem } from './order-card.ts'
import type { Overview, Posting } from './overview.ts'
import type { Text } from '../store/texts.ts'
import { lostPaymentsCard } from './vouchers.ts'
import { requestsCard } from './requests.ts'
import type { Specimen } from './specimens.ts'

function textItem({ id, body, sentAt, ...to }: Text, zone: string): Html {
  const phone = `${to.phonePrefix} ${to.phone}`
  const code = /\b\d{6}\b/.exec(body)?.[0]
  return html`<li
    id="text-${id}"
    ${code === undefined ? null : html`data-code="Code ${code} for ${phone}"`}
  >
    <div class="split small">
      <span class="figure">${phone}</span><time>${timeText(sentAt, zone)}</time>
    </div>
    ${code === undefined ? null : html`<strong class="code">${code}</strong>`}
    <p class="small">${body}</p>
  </li>`
}

const texts = (overview: Overview, zone: string): Html =>
  html`<section class="card" aria-labelledby="texts-title">
    <h2 id="texts-title">Text messages</h2>
    <ul class="plain rows" id="texts" data-live>
      ${
        overview.texts.length === 0
          ? html`<li class="small">
              No messages yet. Ask for a code in the app and it arrives here.
            </li>`
          : overview.texts.map((text) => textItem(text, zone))
      }
    </ul>
  </section>`

const orders = (overview: Overview): Html =>
  html`<section class="card" aria-labelledby="orders-title">
    <h2 id="orders-title">Orders</h2>
    <ul class="plain rows" id="orders" data-live>
      ${
        overview.orders.length === 0
          ? html`<li class="small">No orders yet. Apply for a loan in the app.</li>`
          : overview.orders.map(orderItem)
      }
    </ul>
  </section>`

function clock({ now, offsetMs }: Overview, zone: string): Html {
  const hours = Math.round(offsetMs / 3_600_000)
  const ahead =
    hours === 0
      ? 'Real time.'
      : `${Math.floor(hours / 24)} days and ${hours % 24} hours ahead of real time.`
  const move = (unit: 'hours' | 'days', amount: number): Html =>
    call(
      'clock',
      'The clock was moved.',
      html`${hidden(unit, String(amount))}
        <button id="clock-${unit}-${amount}" class="second">
          + ${amount} ${amount === 1 ? unit.slice(0, -1) : unit}
        </button>`,
    )
  return html`<section class="card" aria-labelledby="clock-title">
    <h2 id="clock-title">Clock</h2>
    <div id="clock" data-live>
      <p class="figure big">${timeText(now, zone)}</p>
      <p class="small">${ahead} It moves forward only: the books are never unwritten.</p>
    </div>
    <div class="actions">
      ${move('hours', 1)} ${move('hours', 12)} ${move('days', 1)} ${move('days', 30)}
      ${call(
        'clock',
        'The clock was moved.',
        html`<span class="field">
          <label for="clock-days">Days</label>
          <input id="clock-days" name="days" inputmode="numeric" required pattern="[0-9]{1,4}" />
          <button id="clock-move" class="second">Move</button>
        </span>`,
      )}
    </div>
  </section>`
}

function postingItem(posting: Posting, zone: string): Html {
  return html`<li>
    <div class="split">
      <span>${posting.kind.replaceAll('_', ' ')} ${posting.orderNumber}</span>
      <time class="small">${timeText(posting.postedAt, zone)}</time>
    </div>
    <dl class="facts small">
      ${posting.lines.map(
        ({ account, amount, currency }) =>
          html`<dt>${account.replaceAll('_', ' ')}</dt>
            <dd>${moneyText(amount, currency)}</dd>`,
      )}
    </dl>
  </li>`
}

const ledger = (overview: Overview, zone: string): Html =>
  html`<section class="card" aria-labelledby="ledger-title">
    <h2 id="ledger-title">Ledger</h2>
    <div id="ledger" data-live>
      <p class="note ${overview.ledgerSum === 0 ? 'good' : 'bad'}">
        Sum of all entries: <strong class="figure">${overview.ledgerSum}</strong>
        ${overview.ledgerSum === 0 ? null : '— the books are wrong'}
      </p>
      <ul class="plain rows">
        ${overview.postings.map((posting) => postingItem(posting, zone))}
      </ul>
    </div>
  </section>`

const downloads = (specimens: readonly Specimen[]): Html =>
  html`<section class="card" aria-labelledby="specimens-title">
    <h2 id="specimens-title">Sample pictures</h2>
    <p class="small">Drawn by us, of nobody. The bad ones are refused, each for its one fault.</p>
    <ul class="plain specimens">
      ${specimens.map(
        ({ file, label }) =>
          html`<li>
            <a href="/sandbox/specimens/${file}" download
              ><img
                src="/sandbox/specimens/${file}"
                alt=""
                loading="lazy"
                width="160"
                height="110"
              />${label}</a
            >
          </li>`,
      )}
    </ul>
  </section>`

const startOver = html`<details class="card" id="start-over">
  <summary>Start over</summary>
  <p>Forgets every borrower, message and loan, and puts the clock back to real time.</p>
  <div class="actions">
    ${call(
      'reset',
      'Everything was forgotten.',
      html`<button id="reset" class="second">Forget everything</button>`,
    )}
  </div>
</details>`

/** The console: what the world outside of the lender sees and does. */
export function overviewPage(
  overview: Overview,
  { zone, specimens }: { zone: string; specimens: readonly Specimen[] },
): Page {
  return {
    title: 'Sandbox console',
    lang: 'en',
    body: html`<header>
        <h1>${brand('Sandbox console')}</h1>
        <a href="/">Open the app</a>
      </header>
      <main>
        <p data-notice role="status" class="toast"></p>
        <p data-heard role="status" class="hidden"></p>
        <div class="board">
          <div class="column">${texts(overview, zone)}</div>
          <div class="column">
            ${orders(overview)} ${lostPaymentsCard(overview.lost, zone)}
            ${requestsCard(overview.requests, zone)} ${clock(overview, zone)}
            ${ledger(overview, zone)} ${downloads(specimens)} ${startOver}
          </div>
        </div>
      </main>
      <footer class="small">
        A lender for trying things out. It moves no real money; nothing here reaches anybody.
      </footer>`,
  }
}
