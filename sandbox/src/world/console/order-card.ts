import { profileOf } from '../../lending/countries/countries.ts'
import { allowedIn } from '../../lending/rules/order-life-cycle.ts'
import { call, hidden } from '../page-parts/call-form.ts'
import { dayText, moneyText, timeOf } from '../page-parts/figures.ts'
import { html, type Html } from '../../foundation/html.ts'
import { STATES, toneOf, withWireValue } from './order-words.ts'
import type { OpenInstruction, OrderRow } from './overview.ts'
import { amountAndDay } from '../page-parts/payment-fields.ts'

function payForms(order: OrderRow, { id, method, amount, reference }: OpenInstruction): Html {
  const pay = (share: string, label: string, className: string): Html =>
    call(
      'pay',
      'Paid.',
      html`${hidden('reference', reference)}${hidden('share', share)}
        <button id="pay-${share}-${id}" class="${className}">
          ${label}<span class="hidden"> by ${reference}</span>
        </button>`,
    )
  return html`<div class="note good">
    <div class="split">
      <span>To pay by ${withWireValue(method.replaceAll('_', ' '), method)}</span>
      <strong class="figure">${moneyText(amount, order.currency)}</strong>
    </div>
    <p class="small">Reference <span class="figure">${reference}</span></p>
    <div class="actions">
      ${pay('full', 'Pay in full', '')} ${pay('half', 'Pay half', 'second')}
    </div>
    <details id="pay-otherwise-${id}">
      <summary>Pay otherwise</summary>
      ${call(
        'pay',
        'Paid.',
        html`${hidden('reference', reference)}
          <div class="fields">${amountAndDay(id)}</div>
          <div class="actions">
            <button id="pay-other-${id}" class="second">Pay this</button>
            <button
              id="pay-unidentified-${id}"
              class="second"
              formaction="/sandbox/api/pay-unidentified"
              data-done="Paid without the reference: nobody knows whose it is."
            >
              Pay this without the reference
            </button>
          </div>`,
      )}
    </details>
  </div>`
}

function orderButtons(order: OrderRow): Html | null {
  const ids = html`${hidden('borrower_id', order.borrowerId)}${hidden('order_id', order.id)}`
  const button = (path: string, done: string, label: string, className = '', ask?: string): Html =>
    call(
      path,
      done,
      html`${ids}<button id="${path}-${order.id}" class="${className}">
          ${label}<span class="hidden"> order ${order.number}</span>
        </button>`,
      ask,
    )
  const can = new Set(allowedIn(order.state))
  const bounce = button('bounce', 'The money came back.', 'Bounce the payout', 'second')
  const buttons = [
    can.has('approve') && button('approve', 'Approved.', 'Approve'),
    can.has('reject') && button('reject', 'Rejected.', 'Reject', 'second'),
    can.has('sign') && button('sign', 'Signed.', 'Sign the contract'),
    can.has('sign') && button('fail-signing', 'Signing failed.', 'Fail to sign', 'second'),
    can.has('pay_out') && button('pay-out', 'Paid out.', 'Pay out now'),
    // Money that was repaid from has arrived.
    can.has('fail_payout') && order.state !== 'payout_failed' && order.paid === 0 && bounce,
    order.refund !== null &&
      button('refund', 'Sent back.', `Send ${moneyText(order.refund.amount, order.currency)} back`),
    can.has('write_off') &&
      button(
        'write-off',
        'Written off.',
        'Write off',
        'second',
        `Write off order ${order.number}? This cannot be undone.`,
      ),
  ].filter((each) => each !== false)
  return buttons.length === 0 ? null : html`<div class="actions">${buttons}</div>`
}

const linksOf = (order: OrderRow): Html =>
  html`<p class="links small">
    <a href="/sandbox/ledger?of=${order.id}"
      >Postings<span class="hidden"> of ${order.number}</span></a
    >
    <a href="/sandbox/ledger?of=${order.borrowerId}"
      >All postings<span class="hidden"> of ${order.phone}</span></a
    >
    <a href="/sandbox/audit?of=${order.id}"
      >Audit log<span class="hidden"> of the borrower of ${order.number}</span></a
    >
  </p>`

/** An order with the buttons for what the outside world can do about it now. */
export function orderItem(order: OrderRow): Html {
  const isOwed = order.owed > 0
  return html`<li id="order-${order.id}">
    <div class="split">
      <h3 class="figure">${order.number}</h3>
      <span class="state" data-tone="${toneOf(order.state)}"
        >${withWireValue(STATES[order.state], order.state)}</span
      >
    </div>
    <div class="split small">
      <span
        >${order.phone} · ${profileOf(order).name} · borrowed
        <span class="figure">${moneyText(order.principal, order.currency)}</span></span
      >
      ${
        isOwed
          ? html`<span
              >owed today <span class="figure">${moneyText(order.owed, order.currency)}</span>${
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
      ${
        order.overpaid > 0
          ? html`<span
              >overpaid <span class="figure">${moneyText(order.overpaid, order.currency)}</span>${
                order.refund && html`, asked back, sent by ${timeOf(order.refund.payBy, order)}`
              }</span
            >`
          : null
      }
    </div>
    ${linksOf(order)}
    ${order.signing === 'failed' ? html`<p class="small">The last signing failed.</p>` : null}
    ${
      order.state === 'payout_failed'
        ? html`<p class="note bad">
            The bank sent the money back. It is paid out again once the borrower gives or chooses
            another account in the app.
          </p>`
        : null
    }
    ${orderButtons(order)}
    ${isOwed ? order.instructions.map((each) => payForms(order, each)) : null}
  </li>`
}
