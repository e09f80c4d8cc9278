// npm run storybook:serve: builds the kit's workbench and serves it on a port of its own, which the app never has.
import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { stop } from './set-up/install.mjs'
import { root } from './set-up/pinned-node.mjs'
import { whyPortIsRefused } from './set-up/ports.ts'
import { npmScript, runCommand } from './set-up/run-command.ts'

const host = process.env.HOST ?? '127.0.0.1'
const port = Number(process.env.STORYBOOK_PORT ?? 6007)
const folder = join(root, 'storybook-static')
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

const refused = await whyPortIsRefused(port, host)
if (refused) {
  stop(`Port ${String(port)} cannot be had (${refused}).`, [
    'STORYBOOK_PORT=6008 npm run storybook:serve',
  ])
}
const built = await runCommand(npmScript('build-storybook'), { shown: true })
if (built.code !== 0) process.exit(built.code)

createServer((request, response) => {
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
}).listen(port, host, () => {
  console.log(`The kit's workbench: http://${host}:${String(port)}`)
})
