import { html, type Html } from '../../foundation/html.ts'
import { markdown } from './markdown.ts'
import type { Field } from './schema-fields.ts'

/** Roles are said in so many words, since a table that is laid out as blocks loses them. */
export const stackedTable = (heads: readonly string[], rows: readonly Html[]): Html =>
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

export const fieldTable = (label: string, rows: readonly Field[]): Html | null =>
  rows.length === 0
    ? null
    : html`<div role="group" aria-label="${label}">
        ${stackedTable(['Field', 'In', 'Type', 'Meaning'], rows.map(fieldRow))}
      </div>`

export const example = (title: string, json: string): Html =>
  html`<details>
    <summary>${title}</summary>
    <pre class="scroll" tabindex="0">${json}</pre>
  </details>`
