import { once } from 'node:events'
import { createServer, request as forward } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import type { Ground, Part } from '../ground.ts'
import type { Report } from '../report.ts'

const INSIDE = [
  '/sandbox',
  '/sandbox/scenarios',
  '/sandbox/ledger',
  '/sandbox/audit',
  '/sandbox/api/texts',
  '/sandbox/api/orders',
]

/** Ways to the console without its secret, and requests that two readers take for two things. */
export const doors: Part = async (ground, report) => {
  await throughProxy(ground, report)
  await twoHosts(ground, report)
  const odd = []
  for (const url of ['/sandbox/audit?of=%00', '/sandbox/api/texts?phone=%00']) {
    const { statusCode } = await ground.app.inject({ url })
    odd.push(statusCode)
    if (statusCode >= 500) report.hole(`${url}: ${statusCode}`)
  }
  report.tried('text that no column can hold', odd.length, odd)
}

/** A proxy on the same machine that writes its own Host and says nothing of who called, as nginx's bare `proxy_pass`. */
async function throughProxy({ url }: Ground, report: Report): Promise<void> {
  const proxy = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host: new URL(url).host, connection: 'close' }
    incoming.pipe(
      forward(url + (incoming.url ?? '/'), { method: incoming.method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      }),
    )
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const base = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const answers: number[] = []
  for (const path of INSIDE) {
    for (const from of [base, url]) {
      const { status } = await fetch(from + path, { redirect: 'manual' })
      answers.push(status)
      if (status < 400)
        report.hole(`${path} without its secret, by ${from === url ? 'itself' : 'a proxy'}`)
    }
  }
  proxy.close()
  report.tried('the console, by a proxy and by itself', answers.length, answers)
}

async function twoHosts({ url }: Ground, report: Report): Promise<void> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.end('GET /ready HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n')
  const [said] = (await once(socket, 'data')) as [Buffer]
  const status = said.toString().split(' ')[1] ?? ''
  if (status !== '400') report.hole(`two hosts: ${status}`)
  report.tried('two hosts', 1, [status])
}
