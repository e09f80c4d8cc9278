/**
 * What the SDK costs an app, in gzipped bytes (1 kB is 1,000), minified. The client, at first and with what it loads later for
 * a list, by each of three bundlers; the rest by Vite without what it adds to a page. Fails when a budget is passed.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { countries } from './src/generated/countries.ts'
import { bundlers, withPlainVite, type BuiltFile } from './size-bundlers.ts'

// Not where other checks, which run meanwhile, would meet it.
const place = join(import.meta.dirname, '../.paso')
mkdirSync(place, { recursive: true })
const folder = mkdtempSync(join(place, 'sdk-size-'))
try {
  let byVite = 0
  for (const [name, bundle] of Object.entries(bundlers)) {
    const files = await built('{ createLenderClient }', '@paso/sdk', bundle)
    byVite ||= first(files)
    // Another bundler makes it a tenth larger at most.
    report(`client, at first, by ${name}`, first(files), Math.min(11_500, byVite * 1.1))
    report('  more when a list is sent', more(files, 'encrypt-list', 'aes-ecb'), 6550)
    report('  more when a worker is asked', more(files, 'list-worker'), 600)
    report('  more when a picture is sent', more(files, 'upload'), 1600)
    report("  more for an old lender's md5", more(files, 'md5'))
  }
  report('openapi-fetch alone', first(await built('fetching', 'openapi-fetch')))
  report('SHA-256 of crypto-js alone', first(await built('sha256', 'crypto-js/sha256.js')))
  const edition = await built('{ thailand, validateStep }', '@paso/sdk/rules')
  report('rules of one edition', first(edition), 5200)
  // 530 B an edition more: each names what it shares, and what phones of work there look like.
  const budget = 5200 + 530 * (countries.length - 1)
  report('rules of all editions', first(await built('* as rules', '@paso/sdk/rules')), budget)
  const bridge = await built('{ createBridge }', '@paso/sdk/bridge')
  report('bridge, in a wrapper', first(bridge), 4500)
  report('  more in a plain browser', more(bridge, 'browser-calls'), 2000)
  const lists = await built('{ deviceLists }', '@paso/sdk/bridge/device-lists')
  report('device lists', first(lists), 500)
} finally {
  rmSync(folder, { recursive: true })
}

/** A page whose program takes these names from there. */
function built(names: string, from: string, bundle = withPlainVite): Promise<BuiltFile[]> {
  const used = names.replace('* as ', '')
  writeFileSync(
    join(folder, 'entry.js'),
    `import ${names} from '${from}'\nglobalThis.used = ${used}`,
  )
  writeFileSync(join(folder, 'index.html'), '<script type="module" src="./entry.js"></script>')
  return bundle(folder)
}

/** The bytes of the entry and of all that it imports statically. */
function first(files: BuiltFile[]): number {
  return sum(needed(files, ({ isEntry }) => isEntry))
}

/** The bytes that come when files by these names are loaded later, with all that they import statically. */
function more(files: BuiltFile[], ...names: string[]): number {
  const there = needed(files, ({ isEntry }) => isEntry)
  const wanted = names.map((part) => {
    const found = files.find(({ name }) => new RegExp(`(^|/)${part}`).test(name))
    if (!found) throw new Error(`Nothing that is loaded later is called ${part}`)
    return found
  })
  return sum(needed(files, (file) => wanted.includes(file)).filter((file) => !there.includes(file)))
}

function needed(files: BuiltFile[], isWanted: (file: BuiltFile) => boolean): BuiltFile[] {
  const found = files.filter(isWanted)
  for (const { imports } of found)
    found.push(...files.filter((file) => imports.includes(file.name) && !found.includes(file)))
  return found
}

function sum(files: BuiltFile[]): number {
  return files.reduce((bytes, file) => bytes + file.bytes, 0)
}

function report(what: string, bytes: number, limit?: number): void {
  const over = limit !== undefined && bytes > limit
  const budget = limit === undefined ? '' : ` of ${Math.floor(limit)}`
  console.log(`${over ? 'OVER' : 'ok  '} ${`${bytes}${budget}`.padStart(14)} B gz  ${what}`)
  if (over) process.exitCode = 1
}
