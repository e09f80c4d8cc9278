import type { Description } from '../../http/pipeline/description.ts'
import { html, type Html } from '../page-parts/html.ts'
import { brand, type Page } from '../page-parts/layout.ts'
import { describedOperations, failureExamples, type DescribedOperation } from './described.ts'
import { markdown } from './markdown.ts'
import { fieldsOf, type Field, type Schema } from './schema-fields.ts'

interface Info {
  title: string
  version: string
  summary?: string
  description?: string
}

interface CatalogueEntry {
  code: number
  status: number
  name: string
  meaning: string
  client: string
}

/** Roles are said in so many words, since a table that is laid out as blocks loses them. */
const stackedTable = (heads: readonly string[], rows: readonly Html[]): Html =>
  html`<table class="stacked" role="table">
    <thead role="rowgroup">
      <tr role="row">
        ${heads.map((head) => html`<th scope="col" role="columnheader">${head}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows}
    </tbody>
  </table>`

const fieldRow = (field: Field): Html =>
  html`<tr role="row">
    <th scope="row" role="rowheader">
      <code>${field.name}</code>${field.required ? null : html` <small>optional</small>`}
    </th>
    <td role="cell" class="small">${field.where}</td>
    <td role="cell" class="small">${field.type}</td>
    <td role="cell">${markdown(field.description)}</td>
  </tr>`

const fieldTable = (label: string, rows: readonly Field[]): Html | null =>
  rows.length === 0
    ? null
    : html`<div role="group" aria-label="${label}">
        ${stackedTable(['Field', 'In', 'Type', 'Meaning'], rows.map(fieldRow))}
      </div>`

const example = (title: string, json: string): Html =>
  html`<details>
    <summary>${title}</summary>
    <pre class="scroll" tabindex="0">${json}</pre>
  </details>`

const sessionText = {
  none: 'anyone',
  optional: 'anyone, says more to a borrower',
  required: 'signed in',
} as const satisfies Record<DescribedOperation['session'], string>

const commonText = ({ commonFields }: DescribedOperation): Html =>
  commonFields === null
    ? html`no common fields`
    : html`<a href="#common-fields">common fields</a> in the ${commonFields}`

const bytesText = (label: string, types: readonly string[]): Html | null =>
  types.length === 0
    ? null
    : html`<p class="small">
        ${label}: raw bytes, ${types.map((type) => html`<code>${type}</code> `)}
      </p>`

function answerFields({ id, answerFields: rows }: DescribedOperation): Html | null {
  if (rows.length === 0) return null
  return html`<details>
    <summary>Fields of the answer's data</summary>
    ${fieldTable(`Answer of ${id}`, rows)}
  </details>`
}

function operation(described: DescribedOperation): Html {
  const { id, method, path, summary, description, failures } = described
  return html`<article class="card" id="${id}" aria-labelledby="${id}-name">
    <h3 id="${id}-name">${summary}</h3>
    <p class="small">
      <code>${method} ${path}</code> · ${id} · ${sessionText[described.session]} ·
      ${commonText(described)}
    </p>
    ${markdown(description)} ${fieldTable(`Fields of ${id}`, described.fields)}
    ${bytesText('Sent', described.bytes.sent)} ${bytesText('Answer', described.bytes.answered)}
    ${described.requests.map(({ title, json }) =>
      example(`Request: ${title} (common fields left out)`, json),
    )}
    ${answerFields(described)}
    ${described.answers.map(({ title, json }) => example(`Answer: ${title}`, json))}
    ${
      failures.length === 0
        ? null
        : html`<p class="small failures">
            Failures: ${failures.map((code) => html`<a href="#code-${code}">${code}</a> `)}
          </p>`
    }
  </article>`
}

function catalogue(
  entries: readonly CatalogueEntry[],
  examples: ReadonlyMap<number, string>,
): Html {
  return html`<section class="column" aria-labelledby="codes">
    <h2 id="codes">Codes</h2>
    <div class="card">
      ${stackedTable(
        ['Code', 'HTTP', 'Meaning', 'What the client does'],
        entries.map(
          ({ code, status, name, meaning, client }) =>
            html`<tr role="row" id="code-${code}">
              <th scope="row" role="rowheader">
                ${code} <small>${name.replaceAll('_', ' ')}</small>
              </th>
              <td role="cell" class="small" data-label="HTTP">${status}</td>
              <td role="cell">${markdown(meaning)}</td>
              <td role="cell" data-label="The client">${markdown(client)}</td>
            </tr>`,
        ),
      )}
    </div>
    <div class="card">
      ${entries.map(({ code }) => {
        const json = examples.get(code)
        return json === undefined ? null : example(`Answer with ${String(code)}`, json)
      })}
    </div>
  </section>`
}

function commonFields(description: Description): Html {
  const { CallerFields } = description.components['schemas'] as Record<string, Schema>
  return html`<section class="card" aria-labelledby="common-fields">
    <h2 id="common-fields">Common fields</h2>
    <p>A GET has them in its query, every other call in its JSON body. They are said only here.</p>
    ${fieldTable('Common fields', fieldsOf(description, CallerFields, 'common'))}
  </section>`
}

/** The table of the codes has its own section here, with more to each code. */
function guideOf(info: Info): string {
  return (info.description ?? '').split(/^## Error codes$/m)[0] ?? ''
}

function thisLender(file: string): Html {
  return html`<section class="card" aria-labelledby="this-lender">
    <h2 id="this-lender">This lender</h2>
    <p>
      Its API is under <code>/api</code> of this address, so that <code>/v2/verify/steps</code> is
      <code>/api/v2/verify/steps</code>. The signature's secret is printed by
      <code>npm start</code>, and text messages show on <code>/sandbox</code>.
    </p>
    <p><a href="${file}" download>The description as one file</a> (OpenAPI 3.1, JSON)</p>
  </section>`
}

/** The whole contract on one page, made from the description, which stands as one file at the address `file`. */
export function referencePage(description: Description, file: string): Page {
  const info = description['info'] as Info
  const tags = description['tags'] as { name: string; description: string }[]
  const operations = describedOperations(description)
  const ofTag = (tag: string) => operations.filter((each) => each.tag === tag)
  return {
    title: `${info.title} API ${info.version}`,
    lang: 'en',
    body: html`<a class="skip" href="#guide">Skip the list of operations</a>
      <header><h1>${brand(`${info.title} API ${info.version}`)}</h1></header>
      <main class="column reference">
        <p class="lead">${info.summary ?? ''}</p>
        <nav class="card" aria-label="Operations">
          <ul class="plain links">
            <li><a href="#this-lender">This lender</a></li>
            <li><a href="#guide">How to call it</a></li>
            <li><a href="#common-fields">Common fields</a></li>
            <li><a href="#codes">Codes</a></li>
          </ul>
          ${tags.map(
            ({ name }) =>
              html`<h2><a href="#tag-${name}">${name}</a></h2>
                <ul class="plain links">
                  ${ofTag(name).map(({ id, summary }) => html`<li><a href="#${id}">${summary}</a></li>`)}
                </ul>`,
          )}
        </nav>
        ${thisLender(file)}
        <section class="card guide" id="guide" tabindex="-1" aria-label="How to call it">
          ${markdown(guideOf(info))}
        </section>
        ${commonFields(description)}
        ${tags.map(
          (tag) =>
            html`<section class="column" aria-labelledby="tag-${tag.name}">
              <h2 id="tag-${tag.name}">${tag.name}</h2>
              <p class="lead">${tag.description}</p>
              ${ofTag(tag.name).map((each) => operation(each))}
            </section>`,
        )}
        ${catalogue(
          description['x-error-catalogue'] as CatalogueEntry[],
          failureExamples(description),
        )}
      </main>`,
  }
}
