import { call, hidden } from '../page-parts/call-form.ts'
import { consolePage } from '../page-parts/console-page.ts'
import { timeOf, timeText } from '../page-parts/figures.ts'
import { html, type Html } from '../../foundation/html.ts'
import type { Page } from '../page-parts/layout.ts'
import { orderItem } from './order-card.ts'
import { amountAndDay } from '../page-parts/payment-fields.ts'
import { addressOf, searchForm, type Filter } from './order-filter.ts'
import type { Overview } from './overview.ts'
import { profileOf } from '../../lending/countries/countries.ts'
import type { Text } from '../../lending/messages/texts.ts'
import { paymentsToMatchCard } from './vouchers.ts'
import { claimsCard } from './refunds.ts'
import { requestsCard } from './requests.ts'

function textItem({ id, body, sentAt, ...to }: Text): Html {
  const phone = `${to.phonePrefix} ${to.phone}`
  const code = /\b\d{6}\b/.exec(body)?.[0]
  return html`<li
    id="text-${id}"
    ${code === undefined ? null : html`data-code="Code ${code} for ${phone}"`}
  >
    <div class="split small">
      <span><span class="figure">${phone}</span> · ${profileOf(to).name}</span
      >${timeOf(sentAt, to, id)}
    </div>
    ${code === undefined ? null : html`<strong class="code">${code}</strong>`}
    <p class="small text" dir="auto">${body}</p>
  </li>`
}

/** So many messages are shown at once; the older ones are folded away. */
const SHOWN_TEXTS = 4

const texts = ({ texts: newest }: Overview): Html =>
  html`<section class="card" aria-labelledby="texts-title">
    <h2 id="texts-title">Text messages</h2>
    <div id="texts" data-live>
      ${
        newest.length === 0
          ? html`<p class="small">
              No messages yet. Ask for a code in the app and it arrives here.
            </p>`
          : textList(newest.slice(0, SHOWN_TEXTS))
      }
      ${
        newest.length > SHOWN_TEXTS
          ? html`<details id="older-texts">
              <summary>Older messages</summary>
              ${textList(newest.slice(SHOWN_TEXTS))}
            </details>`
          : null
      }
    </div>
  </section>`

const textList = (list: readonly Text[]): Html =>
  html`<ul class="plain rows">
    ${list.map(textItem)}
  </ul>`

const orders = ({ orders: page, older }: Overview, filter: Filter): Html => {
  const newest = addressOf({ ...filter, before: undefined })
  return html`<section class="card" aria-labelledby="orders-title">
    <h2 id="orders-title">Orders</h2>
    ${searchForm(filter)}
    <ul class="plain rows" id="orders" data-live>
      ${
        page.length === 0
          ? html`<li class="small">
              ${newest === '/sandbox' ? 'No orders here. Apply for a loan in the app.' : 'No order is like that.'}
            </li>`
          : page.map(orderItem)
      }
    </ul>
    <p id="more-orders" data-live class="actions">
      ${older === null ? null : html`<a class="button second" href="${addressOf({ ...filter, before: older })}">Older orders</a>`}
      ${filter.before === undefined ? null : html`<a class="button second" href="${newest}">Newest orders</a>`}
    </p>
  </section>`
}

function clock({ now, offsetMs }: Overview, edition: { appId: string }): Html {
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
  return html`<section class="card clock" aria-labelledby="clock-title">
    <h2 id="clock-title">Clock</h2>
    <div id="clock" data-live>
      <p>
        <strong class="big">${timeText(now, edition)}</strong>
      </p>
      <p class="small">${ahead} It moves forward only: the books are never unwritten.</p>
    </div>
    <div class="actions">
      ${move('hours', 1)} ${move('hours', 12)} ${move('days', 1)} ${move('days', 30)}
      ${call(
        'clock',
        'The clock was moved.',
        html`<span class="field">
          <label for="clock-days">Days</label>
          <input id="clock-days" name="days" inputmode="numeric" required />
          <button id="clock-move" class="second">Move</button>
        </span>`,
      )}
    </div>
  </section>`
}

const ledger = ({ ledgerSum }: Overview): Html =>
  html`<section class="card" aria-labelledby="ledger-title">
    <h2 id="ledger-title">Ledger</h2>
    <p id="ledger" data-live class="note ${ledgerSum === 0 ? 'good' : 'bad'}">
      Sum of all entries: <strong class="figure">${ledgerSum}</strong>
      ${ledgerSum === 0 ? null : '— the books are wrong'}
    </p>
    <p class="links"><a href="/sandbox/ledger">Every posting</a></p>
  </section>`

const payCode = html`<section class="card" aria-labelledby="pay-title">
  <h2 id="pay-title">Pay a code</h2>
  <p class="small">
    The text of a QR code, a reference, or the number to pay to, as the app shows it.
  </p>
  ${call(
    'pay',
    'Paid.',
    html`<div class="fields">
        <span class="field">
          <label for="pay-code">Code</label>
          <input
            id="pay-code"
            name="code"
            required
            maxlength="500"
            autocomplete="off"
            class="wide"
          />
        </span>
        ${amountAndDay('code')}
      </div>
      <div class="actions"><button id="pay-code-send" class="second">Pay it</button></div>`,
  )}
</section>`

/** `The next call of the app fails`, or how many do. */
export const nextCalls = (calls: number): string =>
  calls === 1 ? 'The next call of the app fails' : `The next ${calls} calls of the app fail`

const outage = (calls: number): Html =>
  html`<section class="card" aria-labelledby="outage-title">
    <h2 id="outage-title">Outage</h2>
    <p id="outage" data-live class="small">
      ${calls === 0 ? 'The lender answers.' : `${nextCalls(calls)} with 503001.`}
    </p>
    <div class="actions">
      ${call(
        'outage',
        'The outage was set.',
        html`<span class="field">
          <label for="outage-calls">Calls that fail</label>
          <input id="outage-calls" name="calls" inputmode="numeric" required autocomplete="off" />
          <button id="outage-begin" class="second">Begin</button>
        </span>`,
      )}
    </div>
  </section>`

const startOver = html`<details class="card" id="start-over">
  <summary>Start over</summary>
  <p>Forgets every borrower, message and loan, and puts the clock back to real time.</p>
  <div class="actions">
    ${call(
      'reset',
      'Everything was forgotten.',
      html`<button id="forget-everything" class="second">Forget everything</button>`,
    )}
  </div>
</details>`

/**
 * The console: what the world outside of the lender sees and does. The clock shows the time of
 * `edition`, everything else that of its own.
 */
export function overviewPage(
  overview: Overview,
  { edition, filter }: { edition: { appId: string }; filter: Filter },
): Page {
  return consolePage(
    'overview',
    'Overview',
    html`${clock(overview, edition)}
      <p class="links">
        <a href="#orders-title">Orders</a> <a href="#to-match-title">Payments</a>
        <a href="#requests-title">Requests</a> <a href="#outage-title">Outage</a>
        <a href="#ledger-title">Ledger</a>
      </p>
      <div class="board">
        <div class="column">${texts(overview)}</div>
        <div class="column">
          ${orders(overview, filter)} ${payCode} ${paymentsToMatchCard(overview.toMatch)}
          ${requestsCard(overview.requests, overview.now)} ${claimsCard(overview.claims)}
          ${outage(overview.failingCalls)} ${ledger(overview)} ${startOver}
        </div>
      </div>`,
  )
}
