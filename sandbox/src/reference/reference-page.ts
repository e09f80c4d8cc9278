import type { Description } from '../http/description.ts'
import { html, type Html } from '../console/html.ts'
import { brand, type Page } from '../console/layout.ts'
import { describedOperations, type DescribedOperation, type Field } from './described.ts'
import { markdown } from './markdown.ts'

interface Info {
  title: string
  version: string
  summary?: string
  description?: string
}

interface CatalogueEntry {
  code: number
  name: string
  meaning: string
  client: string
}

const fieldRow = (field: Field): Html =>
  html`<tr>
    <th scope="row">
      <code>${field.name}</code>${field.required ? null : html` <small>optional</small>`}
    </th>
    <td>${field.where}</td>
    <td class="small">${field.type}</td>
    <td>${markdown(field.description)}</td>
  </tr>`

const fields = ({ id, fields: own }: DescribedOperation): Html | null =>
  own.length === 0
    ? null
    : html`<div class="scroll" tabindex="0" role="region" aria-label="Fields of ${id}">
        <table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">In</th>
              <th scope="col">Type</th>
              <th scope="col">Meaning</th>
            </tr>
          </thead>
          <tbody>
            ${own.map(fieldRow)}
          </tbody>
        </table>
      </div>`

const example = (title: string, json: string): Html =>
  html`<details>
    <summary>${title}</summary>
    <pre class="scroll" tabindex="0">${json}</pre>
  </details>`

function operation(described: DescribedOperation): Html {
  const { id, method, path, summary, description, signedIn, request, answers, failures } = described
  return html`<article class="card" id="${id}">
    <h3>${summary}</h3>
    <p class="small">
      <code>${method} ${path}</code> · ${id} · ${signedIn ? 'signed in' : 'anyone'}
    </p>
    ${markdown(description)} ${fields(described)}
    ${request === null ? null : example('Example request, without the common fields', request)}
    ${answers.map(({ title, json }) => example(`Answer: ${title}`, json))}
    ${
      failures.length === 0
        ? null
        : html`<p class="small">
            Failures: ${failures.map((code) => html`<a href="#code-${code}">${code}</a> `)}
          </p>`
    }
  </article>`
}

function catalogue(entries: readonly CatalogueEntry[]): Html {
  return html`<section class="column" aria-labelledby="codes">
    <h2 id="codes">Codes</h2>
    <div class="card scroll" tabindex="0" role="region" aria-label="Table of the codes">
      <table>
        <thead>
          <tr>
            <th scope="col">Code</th>
            <th scope="col">Meaning</th>
            <th scope="col">What the client does</th>
          </tr>
        </thead>
        <tbody>
          ${entries.map(
            ({ code, name, meaning, client }) =>
              html`<tr id="code-${code}">
                <th scope="row">${code} <small>${name.replaceAll('_', ' ')}</small></th>
                <td>${meaning}</td>
                <td>${client}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`
}

/** The whole contract on one page, made from the description. */
export function referencePage(description: Description): Page {
  const info = description['info'] as Info
  const tags = description['tags'] as { name: string; description: string }[]
  const operations = describedOperations(description)
  const ofTag = (tag: string) => operations.filter((each) => each.tag === tag)
  return {
    title: `${info.title} API ${info.version}`,
    lang: 'en',
    body: html`<header><h1>${brand(`${info.title} API ${info.version}`)}</h1></header>
      <main class="column reference">
        <p class="lead">${info.summary ?? ''}</p>
        <nav class="card" aria-label="Operations">
          ${tags.map(
            ({ name }) =>
              html`<h2><a href="#tag-${name}">${name}</a></h2>
                <ul class="plain links">
                  ${ofTag(name).map(({ id, summary }) => html`<li><a href="#${id}">${summary}</a></li>`)}
                </ul>`,
          )}
          <h2><a href="#codes">codes</a></h2>
        </nav>
        <section class="card" aria-label="How to call it">
          ${markdown(info.description ?? '')}
        </section>
        ${tags.map(
          (tag) =>
            html`<section class="column" aria-labelledby="tag-${tag.name}">
              <h2 id="tag-${tag.name}">${tag.name}</h2>
              <p class="lead">${tag.description}</p>
              ${ofTag(tag.name).map(operation)}
            </section>`,
        )}
        ${catalogue(description['x-error-catalogue'] as CatalogueEntry[])}
      </main>`,
  }
}
