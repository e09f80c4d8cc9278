import type { Description } from '../../http/pipeline/description.ts'
import { html, type Html } from '../../foundation/html.ts'
import type { Contents } from './contents.ts'
import { failureExamples } from './described.ts'
import { example, fieldTable, stackedTable } from './field-table.ts'
import { guideSections } from './guide.ts'
import { markdown } from './markdown.ts'
import { fieldsOf, type Schema } from './schema-fields.ts'

interface CatalogueEntry {
  code: number
  status: number
  name: string
  meaning: string
  client: string
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

/** The first page of the reference: what holds for every call. The description stands as one file at the address `file`. */
export function referencePage(description: Description, { name }: Contents, file: string): Html {
  const { summary } = description['info'] as { summary?: string }
  return html`<h1 id="content" tabindex="-1">${name}</h1>
    <p class="lead">${summary ?? ''}</p>
    ${thisLender(file)}
    <div class="column" id="guide" tabindex="-1">
      ${guideSections(description).map(
        ({ id, heading, text }) =>
          html`<section class="card guide" id="${id}" aria-labelledby="${id}-name">
            <h2 id="${id}-name">${heading}</h2>
            ${markdown(text.replaceAll(/^### /gm, '## '))}
          </section>`,
      )}
    </div>
    ${commonFields(description)}
    ${catalogue(description['x-error-catalogue'] as CatalogueEntry[], failureExamples(description))}`
}
