import { html, type Html } from '../../foundation/html.ts'

/** A form that the page's script sends as JSON to an endpoint of the console; `ask` is asked before. */
export const call = (path: string, done: string, content: Html, ask?: string): Html =>
  html`<form
    data-call
    method="post"
    action="/sandbox/api/${path}"
    data-done="${done}"
    ${ask === undefined ? null : html`data-ask="${ask}"`}
  >
    ${content}
  </form>`

/** A field that goes with a form unseen. */
export const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`
