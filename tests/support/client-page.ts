import type { createLenderClient } from '@paso/sdk'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildProgram } from './built-program.ts'

/** What the page puts on its window. */
export type CreateClient = typeof createLenderClient

/** A server that has the page, and beside it answers calls as a lender does, to pages of other origins too. */
export interface ClientPage {
  url: string
  /** The calls as they arrived; a browser's questions before them are left out. */
  received: Pick<IncomingMessage, 'url' | 'method' | 'headers'>[]
  close(): Promise<void>
}

const html =
  '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/page.js"></script>'
const program = `
  import { createLenderClient } from '@paso/sdk'
  Object.assign(window, { createLenderClient })
`

let built: Promise<Map<string, string>> | undefined

/** Serves the page. A call to `/elsewhere` is redirected to `/api`; all other answers may be kept for an hour. */
export async function serveClientPage(): Promise<ClientPage> {
  const scripts = await (built ??= buildProgram(program))
  const received: ClientPage['received'] = []
  const server = createServer((request, response) => {
    const { url = '', method, headers } = request
    const script = scripts.get(url)
    response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*')
    response.setHeader('Access-Control-Allow-Credentials', 'true')
    response.setHeader(
      'Access-Control-Allow-Headers',
      headers['access-control-request-headers'] ?? '',
    )
    response.setHeader('Cache-Control', 'max-age=3600')
    if (script !== undefined) response.setHeader('Content-Type', 'text/javascript').end(script)
    else if (url === '/') response.setHeader('Content-Type', 'text/html').end(html)
    else if (method === 'OPTIONS') response.end()
    else {
      received.push({ url, method, headers })
      if (url.startsWith('/elsewhere')) response.writeHead(302, { Location: '/api' })
      request.resume().on('end', () => response.end('{"code":200,"data":{"done":true}}'))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
