import { verifyChains } from '../../lending/audit/verify-chains.ts'
import { checkBooks } from '../../lending/ledger/check-books.ts'
import type { Queryable } from '../../store/database/database.ts'
import type { Country } from '../../foundation/contract.ts'
import { editionOptions } from '../page-parts/edition.ts'
import { html, type Html } from '../../foundation/html.ts'

/** What a page of ledger or audit log is shown with. */
export interface View {
  /** What was asked for, as it was typed; empty for everybody's. */
  of: string
  /** The edition that a phone is looked for in. */
  country: Country
  isNewest: boolean
  /** Whether books and chains hold. */
  proof: Html
}

const MOST_NAMED = 5

/** Proves everything anew and says in a line whether books and chains hold; else what does not. */
export async function proofOf(db: Queryable): Promise<Html> {
  const findings = await checkBooks(db)
  const { chains, entries, broken } = await verifyChains(db)
  const wrong = [
    ...findings.map(({ what, id }) => (id === null ? what : `${what}: ${id}`)),
    ...broken.map(({ borrowerId, seq, what }) => `entry ${seq} of borrower ${borrowerId} ${what}`),
  ]
  if (wrong.length === 0) {
    return html`<p class="note good" id="proof">
      The books account for every cent that was matched with a loan. Audit chains: ${chains}, with
      ${entries} entries. All hold.
    </p>`
  }
  return html`<div class="note bad" id="proof">
    <p><strong>Something is wrong.</strong> Found ${wrong.length}:</p>
    <ul>
      ${wrong.slice(0, MOST_NAMED).map((each) => html`<li>${each}</li>`)}
    </ul>
  </div>`
}

/** The form that asks for one borrower or order. */
export const lookUp = (path: string, { of, country }: View): Html =>
  html`<form class="card" method="get" action="${path}" role="search">
    <label for="of">Phone, order number, or the id of an order or a borrower</label>
    <input
      id="of"
      name="of"
      value="${of}"
      class="wide"
      maxlength="64"
      autocomplete="off"
      spellcheck="false"
    />
    <label for="edition">Edition of a phone</label>
    <select id="edition" name="app_id">
      ${editionOptions(country)}
    </select>
    <div class="actions">
      <button>Show</button>
      ${of === '' ? null : html`<a class="button second" href="${path}">Everybody’s</a>`}
    </div>
  </form>`

/** What stands in the place of an empty list. */
export const nothingFound = ({ of }: View): Html =>
  html`<p class="small">
    ${of === '' ? 'Nothing yet. Borrow in the app and it is here.' : 'Nothing goes by that name.'}
  </p>`

/** The ways to the other pages of a list. */
export function pageLinks(path: string, { of, isNewest }: View, older: string | null): Html | null {
  if (older === null && isNewest) return null
  const query = of === '' ? '' : `of=${encodeURIComponent(of)}`
  return html`<div class="actions">
    ${older === null ? null : html`<a class="button second" href="${path}?before=${older}&${query}">Older</a>`}
    ${isNewest ? null : html`<a class="button second" href="${path}?${query}">Newest</a>`}
  </div>`
}
