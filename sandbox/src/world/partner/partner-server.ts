import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { LANGUAGES } from '../../foundation/languages.ts'
import { budgetPage } from './budget-page.ts'

/** A partner of the lender, which the sandbox plays: one page for a frame of the app. To a browser its port is somebody else. */
export async function startPartner(port: number, host: string): Promise<Server> {
  const server = createServer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://partner.invalid')
    if (pathname !== '/budget' || !/^(GET|HEAD)$/.test(request.method ?? '')) {
      reply.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n')
      return
    }
    const language = LANGUAGES.find((each) => each === searchParams.get('lang')) ?? 'en'
    const nonce = randomBytes(18).toString('base64')
    reply.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src data:; form-action 'none'; base-uri 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    reply.end(request.method === 'HEAD' ? undefined : budgetPage(language, nonce))
  })
  server.listen(port, host)
  await once(server, 'listening')
  return server
}
