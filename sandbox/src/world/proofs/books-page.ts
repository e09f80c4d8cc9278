import type { BookedPosting, Balance, Books } from './books.ts'
import { consolePage } from '../page-parts/console-page.ts'
import { dayText, moneyText, timeOf } from '../page-parts/figures.ts'
import { html, type Html } from '../../foundation/html.ts'
import type { Page } from '../page-parts/layout.ts'
import { lookUp, nothingFound, pageLinks, type View } from './proof-parts.ts'

const words = (name: string): string => name.replaceAll('_', ' ')

const lines = (balances: readonly Balance[]): Html =>
  html`<dl class="facts small">
    ${balances.map(
      ({ account, amount, currency }) =>
        html`<dt>${words(account)}</dt>
          <dd class="figure">${moneyText(amount, currency)}</dd>`,
    )}
  </dl>`

function postingItem(posting: BookedPosting): Html {
  const { kind, orderId, orderNumber, reversedKind, borrowerId } = posting
  return html`<li>
    <div class="split">
      <h3>${words(kind)}${reversedKind === null ? null : html` of the ${words(reversedKind)}`}</h3>
      <span class="small">${timeOf(posting.postedAt, posting, posting.id)}</span>
    </div>
    <p class="small">Counts for ${dayText(posting.valueDate)}</p>
    ${lines(posting.lines)}
    <p class="links small">
      ${
        orderId === null
          ? null
          : html`<a href="/sandbox/ledger?of=${orderId}">Order ${orderNumber ?? 'unknown'}</a>`
      }
      <a href="/sandbox/ledger?of=${borrowerId}">All of the borrower</a>
    </p>
  </li>`
}

/** The ledger to read: of everybody, or of one borrower or order. */
export function booksPage(books: Books, view: View): Page {
  return consolePage(
    'ledger',
    'Ledger',
    html`<p class="lead">
        Every posting, newest first. Debits are positive, credits negative; the lines of a posting
        sum to zero. Nothing is ever changed: what was wrong is taken back by a posting of its own.
      </p>
      <div class="board">
        <div class="column">
          ${view.proof} ${lookUp('/sandbox/ledger', view)}
          <section class="card" aria-labelledby="balances-title">
            <h2 id="balances-title">Balances</h2>
            ${
              books.balances.length === 0
                ? html`<p class="small">Nothing was posted.</p>`
                : lines(books.balances)
            }
          </section>
        </div>
        <section class="card" aria-labelledby="postings-title">
          <h2 id="postings-title">Postings</h2>
          ${
            books.postings.length === 0
              ? nothingFound(view)
              : html`<ul class="plain rows">
                  ${books.postings.map(postingItem)}
                </ul>`
          }
          ${pageLinks('/sandbox/ledger', view, books.older)}
        </section>
      </div>`,
  )
}
