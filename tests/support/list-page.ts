import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, preview } from 'vite'

/** What the page offers to a test. */
export interface ListPage {
  /** Makes a list of contacts and keeps it. */
  prepare(count: number): void
  /** Encrypts the kept list. */
  encrypt(with_: 'worker' | 'no worker'): Promise<Encrypted>
  /** Keeps the thread busy, at once and after code has come, to see that both are noticed. */
  block(steps: number): Promise<void>
}

/** The marks in the page's trace between which it works. */
export const MARKS = { begin: 'paso-begin', end: 'paso-end' }

export interface Encrypted {
  /** SHA-256 of the text, in hexadecimal. */
  digest: string
  workers: number
}

/** The same contacts on both sides: 70 bytes each. */
const SOURCE = `
import { encryptList } from '@paso/sdk'
import workerUrl from '@paso/sdk/list-worker?worker&url'

const policy = window.trustedTypes.createPolicy('paso-worker', {
  createScriptURL: (url) => {
    if (url === workerUrl) return url
    throw new TypeError('not the worker')
  },
})
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
// So much work, not so many milliseconds: on a busy machine the clock goes on without the page.
const work = (steps) => {
  let at = 1
  for (let step = 0; step < steps; step += 1) at = (at * 48271) % 2147483647
  return at
}
let list = []

async function marked(work) {
  await pause(0)
  performance.mark('${MARKS.begin}')
  await work()
  performance.mark('${MARKS.end}')
  // What comes after belongs to the next task.
  await pause(0)
}

window.listPage = {
  prepare: (count) => {
    const made = Array.from({ length: count }, (_, i) => ({ name: 'ผู้ติดต่อ ' + i, phone: '8' + (10000000 + i) }))
    // As a wrapper's answer comes: from text.
    list = JSON.parse(JSON.stringify(made))
  },
  encrypt: async (how) => {
    let workers = 0
    const createWorker = () => {
      workers += 1
      return new Worker(policy.createScriptURL(workerUrl), { type: 'module' })
    }
    let text
    await marked(async () => {
      text = await encryptList(list, '0123456789abcdef', how === 'worker' ? { createWorker } : {})
    })
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'))
    return { digest: hex.join(''), workers }
  },
  block: (steps) => marked(async () => {
    work(steps)
    await import('@paso/sdk/rules')
    work(steps)
  }),
}
`

/** No script may be evaluated, and none made of text but by the one policy. */
const POLICY =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types paso-worker"

/** Builds a page with the published SDK and Vite, as any app would, and serves it under a strict policy. */
export async function serveListPage(): Promise<{ url: string; close(): Promise<void> }> {
  // In the project, so that the page finds packages by their names.
  const root = mkdtempSync(join(import.meta.dirname, '../../.paso/list-page-'))
  writeFileSync(join(root, 'page.js'), SOURCE)
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><title>Lists</title><link rel="icon" href="data:,"><script type="module" src="/page.js"></script>',
  )
  const shared = { root, configFile: false, logLevel: 'error' } as const
  await build({
    ...shared,
    build: { target: 'es2020', modulePreload: false },
    worker: { format: 'es' },
  })
  const server = await preview({
    ...shared,
    preview: { host: '127.0.0.1', port: 0, headers: { 'Content-Security-Policy': POLICY } },
  })
  const address = server.httpServer.address()
  if (typeof address !== 'object' || !address) throw new Error('The page is not served')
  return {
    url: `http://127.0.0.1:${String(address.port)}/`,
    close: async () => {
      await server.close()
      rmSync(root, { recursive: true })
    },
  }
}
