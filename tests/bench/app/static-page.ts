import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

const html = `<!doctype html><html lang="th"><meta charset="utf-8"><title>Paso</title>
<meta name="viewport" content="width=device-width"><style>body{font:16px/1.6 system-ui;margin:24px}
input,button{display:block;width:100%;font:inherit;padding:12px;margin:8px 0}</style>
<h1>เข้าสู่ระบบ</h1><form action="/login"><label>เบอร์มือถือ<input name="phone" type="tel"></label>
<button>ขอรหัส</button></form></html>`

/** A form written by hand, without a script: what no app can be quicker than. */
export async function serveStaticPage(): Promise<{ url: string; stop: () => void }> {
  const body = brotliCompressSync(html)
  const server = createServer((_, answer) =>
    answer
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      .end(body),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => server.close(),
  }
}
