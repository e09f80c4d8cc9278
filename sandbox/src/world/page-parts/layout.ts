import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { html, type Html } from '../../foundation/html.ts'

/** Where the two files of the console are served. */
export const STYLE_PATH = '/sandbox/console.css'
export const SCRIPT_PATH = '/sandbox/console.js'

const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types paso-console',
  ].join('; ')

/** A page of the console's look. */
export interface Page {
  title: string
  lang: string
  /** Left to right where it is left out. */
  dir?: 'ltr' | 'rtl'
  body: Html
  /** Path of a stylesheet on top of the console's own. */
  style?: string
  /** Path of a module beside the console's script. */
  script?: string
}

const mark = html`<svg
  class="mark"
  width="28"
  height="28"
  viewBox="0 0 26 26"
  aria-hidden="true"
  focusable="false"
>
  <rect width="26" height="26" rx="8" />
  <path d="M7 19c5 0 4-6 7-6s3-6 6-6" />
</svg>`

/** The sign of the product with a name beside it. */
export const brand = (name: string): Html =>
  html`<span class="brand">${mark}<span>${name}</span></span>`

/** Sends the page with a fresh nonce under the strict policy. */
export function sendPage(reply: FastifyReply, page: Page, status = 200): FastifyReply {
  const nonce = randomBytes(18).toString('base64')
  const document = html`<!doctype html>
    <html lang="${page.lang}" dir="${page.dir ?? 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${page.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${STYLE_PATH}" nonce="${nonce}" />
        ${
          page.style === undefined
            ? null
            : html`<link rel="stylesheet" href="${page.style}" nonce="${nonce}" />`
        }
        <script src="${SCRIPT_PATH}" nonce="${nonce}"></script>
        ${
          page.script === undefined
            ? null
            : html`<script type="module" src="${page.script}" nonce="${nonce}"></script>`
        }
      </head>
      <body>
        ${page.body}
      </body>
    </html>`
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy(nonce),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    })
    .send(document.text)
}
