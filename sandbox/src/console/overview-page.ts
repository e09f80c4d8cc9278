import type { OrderState } from '../rules/order-life-cycle.ts'
import { dayText, moneyText, timeText } from './figures.ts'
import { html, type Html } from './html.ts'
import { brand, type Page } from './layout.ts'
import type { OpenInstruction, OrderRow, Overview, Posting } from './overview.ts'
import type { Text } from '../store/texts.ts'
import { specimens } from './specimens.ts'

const STATE_WORDS: Readonly<Record<OrderState, string>> = {
  applied: 'applied',
  approved: 'approved, not signed',
  signed: 'signed, waiting for the payout',
  disbursed: 'paid out',
  repaid: 'repaid',
  rejected: 'rejected',
  abandoned: 'abandoned',
  expired: 'expired',
  payout_failed: 'payout failed',
  returned: 'returned',
  overdue: 'overdue',
  written_off: 'written off',
}
const LATE: ReadonlySet<OrderState> = new Set(['overdue', 'payout_failed', 'written_off'])
const OVER: ReadonlySet<OrderState> = new Set([
  'repaid',
  'rejected',
  'abandoned',
  'expired',
  'returned',
])

/** A form that the page's script sends as JSON to an endpoint of the console. */
const call = (path: string, done: string, content: Html): Html =>
  html`<form data-call method="post" action="/sandbox/api/${path}" data-done="${done}">
    ${content}
  </form>`

const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`

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

function payForms(order: OrderRow, { id, method, amount, reference }: OpenInstruction): Html {
  const pay = (share: string, label: string, className: string): Html =>
    call(
      'pay',
      'Paid.',
      html`${hidden('reference', reference)}${hidden('share', share)}
        <button id="pay-${share}-${id}" class="${className}">${label}</button>`,
    )
  return html`<div class="note good">
    <div class="split">
      <span>To pay by ${method.replaceAll('_', ' ')}</span>
      <strong class="figure">${moneyText(amount, order.currency)}</strong>
    </div>
    <p class="small">Reference <span class="figure">${reference}</span></p>
    <div class="actions">
      ${pay('full', 'Pay in full', '')} ${pay('half', 'Pay half', 'second')}
    </div>
    <div class="actions">
      ${call(
        'pay',
        'Paid.',
        html`${hidden('reference', reference)}
          <label class="field"
            >Other amount
            <input
              id="pay-amount-${id}"
              name="amount"
              inputmode="decimal"
              autocomplete="off"
              required
              pattern="[0-9]{1,8}([.][0-9]{1,2})?"
          /></label>
          <button id="pay-other-${id}" class="second">Pay this</button>`,
      )}
    </div>
  </div>`
}

function orderButtons(order: OrderRow): Html | null {
  const ids = html`${hidden('borrower_id', order.borrowerId)}${hidden('order_id', order.id)}`
  const button = (path: string, done: string, label: string, className = ''): Html =>
    call(
      path,
      done,
      html`${ids}<button id="${path}-${order.id}" class="${className}">
          ${label}<span class="hidden"> order ${order.number}</span>
        </button>`,
    )
  if (order.state === 'approved') {
    return html`<div class="actions">
      ${button('sign', 'Signed.', 'Sign the contract')}
      ${button('fail-signing', 'Signing failed.', 'Fail to sign', 'second')}
    </div>`
  }
  if (order.state === 'signed' || order.state === 'payout_failed') {
    return html`<div class="actions">${button('pay-out', 'Paid out.', 'Pay out now')}</div>`
  }
  return null
}

function orderItem(order: OrderRow): Html {
  const tone = LATE.has(order.state) ? 'late' : OVER.has(order.state) ? 'over' : 'going'
  const isOwed = order.owed > 0
  return html`<li id="order-${order.id}">
    <div class="split">
      <h3 class="figure">${order.number}</h3>
      <span class="state" data-tone="${tone}">${STATE_WORDS[order.state]}</span>
    </div>
    <div class="split small">
      <span
        >${order.phone} · borrowed
        <span class="figure">${moneyText(order.principal, order.currency)}</span></span
      >
      ${
        isOwed
          ? html`<span
              >owed <span class="figure">${moneyText(order.owed, order.currency)}</span>${
                order.dueDate === null ? null : html`, due ${dayText(order.dueDate)}`
              }</span
            >`
          : null
      }
      ${
        order.paid > 0
          ? html`<span
              >paid <span class="figure">${moneyText(order.paid, order.currency)}</span></span
            >`
          : null
      }
    </div>
    ${order.signing === 'failed' ? html`<p class="small">The last signing failed.</p>` : null}
    ${orderButtons(order)}
    ${isOwed ? order.instructions.map((each) => payForms(order, each)) : null}
  </li>`
}

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
        html`<label class="field"
            >Days
            <input id="clock-days" name="days" inputmode="numeric" required pattern="[0-9]{1,4}"
          /></label>
          <button id="clock-move" class="second">Move</button>`,
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

const downloads = html`<section class="card" aria-labelledby="specimens-title">
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

/** The console: what the world outside of the lender sees and does. */
export function overviewPage(overview: Overview, zone: string): Page {
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
          <div class="column">${texts(overview, zone)} ${clock(overview, zone)}</div>
          <div class="column">${orders(overview)} ${ledger(overview, zone)} ${downloads}</div>
        </div>
      </main>
      <footer class="small">
        A lender for trying things out. It moves no real money; nothing here reaches anybody.
      </footer>`,
  }
}
