import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** What is wrong with a lender: how it takes a call, or what it answers. */
export interface Fault {
  /** Path and query as the lender behind is to see them. */
  path?: (sent: string) => string
  /** The headers as the lender behind is to see them. */
  headers?: (sent: IncomingHttpHeaders) => IncomingHttpHeaders
  /** The JSON text that goes back. */
  answer?: (text: string, path: string) => string
}

/** Stands in front of a lender and bends what passes. */
export async function startBentLender(
  url: string,
  fault: Fault,
): Promise<{ url: string; stop(): void }> {
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request)
      const { host: _, connection: __, ...sent } = request.headers
      const path = request.url ?? '/'
      const answer = await fetch(url + (fault.path?.(path) ?? path), {
        method: request.method ?? 'GET',
        headers: (fault.headers?.(sent) ?? sent) as Record<string, string>,
        ...(body.length > 0 ? { body } : {}),
      })
      const text = await answer.text()
      const { 'content-length': ___, ...headers } = Object.fromEntries(answer.headers)
      response.writeHead(answer.status, headers).end(fault.answer?.(text, path) ?? text)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
