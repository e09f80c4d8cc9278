import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import ts from 'typescript'
import { afterEach, expect, test } from 'vitest'
import { envelope, startLender, type LenderDouble } from './lender-double.ts'

/** What is published, by its public name, under both module forms. Built by `npm run build -w sdk`. */
const require = createRequire(import.meta.url)
const esm = await import('@paso/sdk')
const cjs = require('@paso/sdk') as typeof esm
const dist = join(import.meta.dirname, '../dist')
const scripts = readdirSync(dist).filter((name) => /\.c?js$/.test(name))

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

test('both module forms have the same names, and no default', () => {
  expect(Object.keys(cjs).sort()).toEqual(Object.keys(esm).sort())
  expect(esm).not.toHaveProperty('default')
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

test('nothing in the client needs React or a document', () => {
  for (const name of scripts) {
    expect(readFileSync(join(dist, name), 'utf8')).not.toMatch(
      /\b(document|window|localStorage|react)\b/i,
    )
  }
})
