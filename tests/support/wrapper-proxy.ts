import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server before another one that has each of its pages run a script first, for browsers that offer no other way. */
export interface WrapperProxy {
  url: string
  close(): Promise<void>
}

/** The script takes the nonce of the page's own policy. */
export async function startWrapperProxy(target: string, script: string): Promise<WrapperProxy> {
  const proxy = createServer((asked, answer) => {
    const { method, url = '/' } = asked
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const passed = request(new URL(url, target), { method, headers }, (given) => {
      const { statusCode = 502 } = given
      const nonce = nonceOf(given)
      if (nonce === undefined) {
        answer.writeHead(statusCode, given.headers)
        given.pipe(answer)
        return
      }
      const chunks: Buffer[] = []
      given.on('data', (chunk: Buffer) => chunks.push(chunk))
      given.on('end', () => {
        const first = `<head><script nonce="${nonce}">${script.replaceAll('</', String.raw`<\/`)}</script>`
        const { 'content-length': _, ...rest } = given.headers
        answer.writeHead(statusCode, rest)
        answer.end(
          Buffer.concat(chunks)
            .toString('utf8')
            .replace('<head>', () => first),
        )
      })
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${String((proxy.address() as AddressInfo).port)}`,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve())
        proxy.closeAllConnections()
      }),
  }
}

/** Of a page alone. */
function nonceOf({ headers }: IncomingMessage): string | undefined {
  if (headers['content-type']?.startsWith('text/html') !== true) return undefined
  return /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
}
