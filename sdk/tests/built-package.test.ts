import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import ts from 'typescript'
import { afterEach, expect, test } from 'vitest'
import { envelope, startLender, type LenderDouble } from './lender-double.ts'
import { manifestOf } from './packed-project.ts'

/** What is published, by its public name, under both module forms. Built by `npm run build -w sdk`. */
const require = createRequire(import.meta.url)
const esm = await import('@paso/sdk')
const cjs = require('@paso/sdk') as typeof esm
const dist = join(import.meta.dirname, '../dist')
const scripts = readdirSync(dist).filter((name) => /\.c?js$/.test(name))
const published = Object.keys(manifestOf(join(dist, '..')).exports)
  .filter((subpath) => subpath !== './package.json')
  .map((subpath) => `@paso/sdk${subpath.slice(1)}`)

let lender: LenderDouble | undefined
afterEach(() => lender?.close())

test.each([
  ['import', esm],
  ['require', cjs],
])('the built client works when taken by %s', async (_, { createLenderClient, encryptList }) => {
  lender = await startLender(envelope(200, { done: true }))
  const client = createLenderClient({
    baseUrl: lender.url,
    country: 'TH',
    caller: { platform: 'web', h5Version: '1.0.0' },
    token: () => '',
    language: () => 'th',
    secret: 's',
    hash: 'md5',
  })
  expect(await client.post('/user/logout', {})).toEqual({ done: true })
  expect(await encryptList([], '0123456789abcdef')).toMatch(/^[A-Za-z0-9+/]+=*$/)
})

/** A built file and all that it imports statically. */
function loadedWith(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  const text = readFileSync(join(dist, name), 'utf8')
  for (const [, chunk = ''] of text.matchAll(/from "\.\/([^"]+)"/g)) loadedWith(chunk, found)
  return found
}
const hasFormData = (names: Iterable<string>) =>
  [...names].some((name) => readFileSync(join(dist, name), 'utf8').includes('street_vendor'))

test('the client loads no edition’s form data', () => {
  expect(hasFormData(loadedWith('rules.js'))).toBe(true)
  expect(hasFormData(loadedWith('index.js'))).toBe(false)
  expect(hasFormData(loadedWith('failures.js'))).toBe(false)
})

test.each(published)('%s has the same names in both module forms, and no default', async (name) => {
  const imported = (await import(name)) as object
  expect(Object.keys(require(name) as object).sort()).toEqual(Object.keys(imported).sort())
  expect(imported).not.toHaveProperty('default')
})

test.each([
  ['import', 'await import(name)'],
  ['require', 'createRequire(process.cwd() + "/x").call(null, name)'],
])('taking every entry by %s does nothing: no global, no timer, no word', (_, take) => {
  const script = `
    import { createRequire } from 'node:module'
    const before = Reflect.ownKeys(globalThis)
    for (const name of ${JSON.stringify(published)}) ${take}
    console.log(JSON.stringify({
      globals: Reflect.ownKeys(globalThis).filter((key) => !before.includes(key)).map(String),
      held: process.getActiveResourcesInfo().filter((kind) => !/Pipe|TTY|File|FS/.test(kind)),
    }))
    process.exit()`
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: join(dist, '..'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  expect(JSON.parse(said)).toEqual({ globals: [], held: [] })
})

test.each(scripts)('%s has no syntax newer than ES2020', (name) => {
  const code = readFileSync(join(dist, name), 'utf8')
  const as = (target: ts.ScriptTarget) =>
    ts.transpileModule(code, { compilerOptions: { target, module: ts.ModuleKind.Preserve } })
      .outputText
  expect(as(ts.ScriptTarget.ES2020)).toBe(as(ts.ScriptTarget.ESNext))
})

/** Missing in Chrome 87 or iOS 15.4. */
const TOO_NEW =
  /\bAbortSignal\.(any|timeout)\b|\bstructuredClone\b|\bObject\.(hasOwn|groupBy)\b|\brandomUUID\b|\.(at|findLast|toSorted|toReversed|toSpliced|isWellFormed)\(|\bPromise\.(any|withResolvers|try)\b|\bcreateImageBitmap\b|\bnew Set\([^)]*\)\.(union|intersection)\b|\(\?<[=!]/

test.each(scripts)('%s calls nothing that Chrome 87 or iOS 15.4 lack', (name) => {
  expect(readFileSync(join(dist, name), 'utf8')).not.toMatch(TOO_NEW)
})

test.each(['index', 'contract', 'rules'])(
  'nothing that %s takes needs React or a document',
  (entry) => {
    const files = [`${entry}.js`]
    for (const file of files) {
      const code = readFileSync(join(dist, file), 'utf8')
      // A path of the contract may end in the word.
      expect(code).not.toMatch(/(?<!\/)\b(document|window|localStorage|react)\b/i)
      const taken = [...code.matchAll(/(?:from|import)\s*\(?\s*"\.\/([^"]+)"/g)].map(
        ([, name = '']) => name,
      )
      files.push(...taken.filter((name) => !files.includes(name)))
    }
    expect(files).not.toContain('bridge.js')
  },
)
