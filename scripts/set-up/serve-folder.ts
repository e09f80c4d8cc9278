import { createReadStream, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Serves the files of a folder, and nothing above it. */
export function serveFolder(folder: string): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://workbench')
    // A normal path below a root cannot leave it.
    const asked = normalize(decodeURIComponent(pathname)).replace(/^(\.\.[\\/])+/, '')
    const file = join(folder, asked.endsWith('/') ? `${asked}index.html` : asked)
    const isFile = statSync(file, { throwIfNoEntry: false })?.isFile()
    if (!isFile || !['GET', 'HEAD'].includes(request.method ?? '')) {
      response.writeHead(isFile ? 405 : 404).end()
      return
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    if (request.method === 'HEAD') response.end()
    else createReadStream(file).pipe(response)
  })
}

/** Serves them to this machine alone, on a port that is free. */
export async function serveHere(folder: string): Promise<{ address: string; close: () => void }> {
  const server = serveFolder(folder)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${String(port)}`, close: () => server.close() }
}
