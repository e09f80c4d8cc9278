/**
 * What the SDK costs an app, in gzipped bytes, bundled and minified by the app's own bundler: the client at first, what
 * comes later, the rules. Fails when a budget is passed.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type BuildOptions, type Rolldown } from 'vite'

const folder = mkdtempSync(join(import.meta.dirname, '.size-'))
try {
  const addresses = await sizes(
    `import { createFinalURL, createQuerySerializer } from 'openapi-fetch'; console.log(createFinalURL, createQuerySerializer)`,
  )
  const ofClient = `import { createLenderClient } from '@paso/sdk'; console.log(createLenderClient)`
  const client = await sizes(ofClient)
  const page = await sizes(ofClient, {})
  const plainPage = await sizes(ofClient, { modulePreload: false })
  const lists = await sizes(`export { createLenderClient, encryptList } from '@paso/sdk'`)
  const rules = await sizes(`export { thailand, validateStep } from '@paso/sdk/rules'`)
  const allRules = await sizes(`export * from '@paso/sdk/rules'`)
  const bridge = await sizes(`export { createBridge } from '@paso/sdk/bridge'`)
  const deviceLists = await sizes(`export { deviceLists } from '@paso/sdk/bridge/device-lists'`)
  report('client, of which', client.first, 7000)
  report('  what it takes of openapi-fetch', addresses.first)
  report('client as a page of Vite has it, with its helper for lazy imports', page.first)
  report('  with build.modulePreload: false', plainPage.first)
  report('upload, when the first picture is sent', client.later('upload'), 1600)
  report('list encryption, when a list is sent', lists.later('aes'), 4000)
  report('  asking a worker, when the list is long', lists.later('list-worker'), 600)
  report('rules of one edition', rules.first, 4700)
  report('rules of all editions', allRules.first, 5900)
  report('bridge, in a wrapper', bridge.first, 4500)
  report('  more in a plain browser', bridge.later('browser-calls'), 2000)
  report('device lists', deviceLists.first, 500)
} finally {
  rmSync(folder, { recursive: true })
}

/**
 * Bundles a program as for a server, which shows what the SDK itself costs: a page that loads anything lazily has a helper of
 * Vite's besides, once for all its imports. `asPage` are an ordinary page's settings, helper included.
 */
async function sizes(source: string, asPage?: BuildOptions) {
  const entry = join(folder, 'entry.js')
  const page = join(folder, 'index.html')
  writeFileSync(entry, source)
  writeFileSync(page, '<script type="module" src="./entry.js"></script>')
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    ...(asPage ? {} : { ssr: { noExternal: true } }),
    build: {
      write: false,
      minify: true,
      ...(asPage
        ? { ...asPage, rolldownOptions: { input: page } }
        : { target: 'es2020', ssr: entry }),
    },
  })) as Rolldown.RolldownOutput
  const chunks = result.output.flatMap((file) => (file.type === 'chunk' ? [file] : []))
  const bytes = (chunk?: Rolldown.OutputChunk) =>
    chunk ? gzipSync(chunk.code, { level: 9 }).length : 0
  return {
    first: bytes(chunks.find((chunk) => chunk.isEntry)),
    later: (name: string) => bytes(chunks.find((chunk) => chunk.fileName.includes(name))),
  }
}

function report(what: string, bytes: number, limit?: number): void {
  const over = limit !== undefined && bytes > limit
  const budget = limit === undefined ? '' : ` of ${limit}`
  console.log(`${over ? 'OVER' : 'ok  '} ${`${bytes}${budget}`.padStart(12)} B gz  ${what}`)
  if (over) process.exitCode = 1
}
