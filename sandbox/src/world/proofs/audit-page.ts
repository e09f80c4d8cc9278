import type { ChainEntry, Chains } from './chains.ts'
import { consolePage } from '../page-parts/console-page.ts'
import { timeOf } from '../page-parts/figures.ts'
import { html, type Html } from '../../foundation/html.ts'
import type { Page } from '../page-parts/layout.ts'
import { lookUp, nothingFound, pageLinks, type View } from './proof-parts.ts'

const ACTORS: Readonly<Record<string, string>> = {
  borrower: 'the borrower',
  job: 'the lender’s own work',
  staff: 'a person at the lender',
  bank: 'the bank',
  signing_app: 'the signing app',
}

function entryItem(entry: ChainEntry, view: View): Html {
  const { borrowerId, seq, at, actor, action, about } = entry
  return html`<li>
    <div class="split">
      <h3>${action}</h3>
      <span class="small">${timeOf(at, entry)}</span>
    </div>
    <p class="small">Entry ${seq}, by ${ACTORS[actor] ?? actor}</p>
    <dl class="facts small long">
      ${Object.entries(about).map(
        ([name, value]) =>
          html`<dt>${name}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
    ${
      view.of === ''
        ? html`<p class="links small">
            <a href="/sandbox/audit?of=${borrowerId}"
              >The whole chain<span class="hidden"> of borrower ${borrowerId}</span></a
            >
          </p>`
        : null
    }
  </li>`
}

/** The audit log to read: the last entry of each chain, or one borrower's chain. */
export function auditPage(chains: Chains, view: View): Page {
  const title = view.of === '' ? 'Chains, by their last entry' : 'One borrower’s chain'
  return consolePage(
    'audit',
    'Audit log',
    html`<p class="lead">
        Who did what, in one chain a borrower. Each entry holds the hash of the one before it, so
        that none can be changed or taken out unnoticed. It names codes and identifiers, never a
        person.
      </p>
      <div class="board">
        <div class="column">${view.proof} ${lookUp('/sandbox/audit', view)}</div>
        <section class="card" aria-labelledby="entries-title">
          <h2 id="entries-title">${title}</h2>
          ${
            chains.entries.length === 0
              ? nothingFound(view)
              : html`<ul class="plain rows">
                  ${chains.entries.map((each) => entryItem(each, view))}
                </ul>`
          }
          ${pageLinks('/sandbox/audit', view, chains.older)}
        </section>
      </div>`,
  )
}
