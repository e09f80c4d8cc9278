import type { Description } from '../../http/pipeline/description.ts'
import { html, type Html } from '../../foundation/html.ts'
import { brand, type Page } from '../page-parts/layout.ts'
import { describedOperations, type DescribedOperation } from './described.ts'

/** The contract's name, and its operations by subject. */
export interface Contents {
  name: string
  operations: readonly DescribedOperation[]
  tags: readonly { name: string; description: string }[]
}

export function contentsOf(description: Description): Contents {
  const { title, version } = description['info'] as { title: string; version: string }
  return {
    name: `${title} API ${version}`,
    operations: describedOperations(description),
    tags: description['tags'] as Contents['tags'],
  }
}

/** Where an operation is said. */
export const addressOf = ({ id }: DescribedOperation): string => `/docs/${id}`

const entry = (operation: DescribedOperation, current: string): Html =>
  html`<li data-words="${wordsOf(operation)}">
    <a href="${addressOf(operation)}" ${operation.id === current ? html`aria-current="page"` : null}
      >${operation.summary}</a
    >
  </li>`

/** What the page's script looks for as somebody types. */
const wordsOf = ({ id, tag, method, path, summary, fields }: DescribedOperation): string =>
  [id, tag, method, path, summary, ...fields.map(({ name }) => name)].join(' ').toLowerCase()

/**
 * A page of the reference: its contents stay beside it where there is room, and are one tap away on
 * a phone. `current` is the operation that it is of; `asked` what was searched.
 */
export const referenceFrame = (
  { name, operations, tags }: Contents,
  {
    title,
    current = '',
    asked = '',
    content,
  }: { title: string; current?: string; asked?: string; content: Html },
): Page => ({
  title: title === name ? name : `${title} · ${name}`,
  lang: 'en',
  style: '/docs/reference.css',
  script: '/docs/reference.js',
  body: html`<a class="skip" href="#content">Skip to the content</a>
    <header class="bar">
      <a href="/docs">${brand(name)}</a>
      <a class="to-contents" href="#contents">Contents</a>
    </header>
    <div class="reference">
      <nav id="contents" class="contents" aria-label="Contents" tabindex="-1">
        <a class="to-contents" href="#content">Close</a>
        <form role="search" action="/docs/search">
          <label for="search">Search</label>
          <input id="search" name="q" type="search" autocomplete="off" value="${asked}" />
        </form>
        <p role="status" class="small" data-found></p>
        <ul class="plain">
          <li><a href="/docs#this-lender">This lender</a></li>
          <li><a href="/docs#guide">How to call it</a></li>
          <li><a href="/docs#common-fields">Common fields</a></li>
          <li><a href="/docs#codes">Codes</a></li>
        </ul>
        ${tags.map(
          (tag) =>
            html`<div data-subject>
              <h2>${tag.name}</h2>
              <ul class="plain">
                ${operations.filter((each) => each.tag === tag.name).map((each) => entry(each, current))}
              </ul>
            </div>`,
        )}
      </nav>
      <main class="column">${content}</main>
    </div>`,
})
