import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LenderDouble } from './lender-double.ts'
import { allFacts, answers, clientFacts, key, list, readFacts, secret } from './packed-facts.ts'
import { startStrictLender } from './packed-lender.ts'
import {
  commonJsProgram,
  entries,
  moduleProgram,
  typedProgram,
  workerProgram,
} from './packed-programs.ts'
import {
  compileIn,
  compilerSettings,
  installInto,
  manifestOf,
  nodeTypes,
  packSdk,
  runIn,
  type Packed,
} from './packed-project.ts'

/** The package as strangers get it: packed, installed into an empty project, taken in three ways; Vite stands beside. */
let packed: Packed
let lender: LenderDouble

beforeAll(async () => {
  packed = await packSdk()
  lender = await startStrictLender(secret, ({ path }) => answers[path])
})

afterAll(async () => {
  await lender.close()
  rmSync(packed.folder, { recursive: true, force: true })
})

test('every entry of the package is tried', () => {
  const published = Object.keys(manifestOf(join(import.meta.dirname, '..')).exports)
  expect(Object.keys(entries).sort()).toEqual(
    published.filter((subpath) => subpath !== './package.json').sort(),
  )
})

/** A script whose types are checked, without a DOM: what Node's own types give is enough. */
const checkedScript = compilerSettings({
  module: 'nodenext',
  lib: ['es2022'],
  allowJs: true,
  checkJs: true,
  noEmit: true,
  types: ['node'],
  typeRoots: [nodeTypes],
})

test.concurrent('ESM in Node', async () => {
  const project = await installInto(packed, 'esm', {
    'program.mjs': moduleProgram(lender.url),
    'tsconfig.json': checkedScript,
  })
  expect(await compileIn(project)).toBe('')
  expect(readFacts(await runIn(project, 'program.mjs'))).toEqual(allFacts)
})

test.concurrent('CommonJS in Node', async () => {
  const project = await installInto(packed, 'cjs', {
    'program.cjs': commonJsProgram(lender.url),
    'tsconfig.json': checkedScript,
  })
  expect(await compileIn(project)).toBe('')
  expect(readFacts(await runIn(project, 'program.cjs'))).toEqual(allFacts)
})

test.concurrent('TypeScript with nodenext, in both module forms', async () => {
  const project = await installInto(packed, 'nodenext', {
    'module.mts': typedProgram(lender.url),
    'common.cts': typedProgram(lender.url),
    'tsconfig.json': compilerSettings({ module: 'nodenext', outDir: 'out' }),
  })
  expect(await compileIn(project)).toBe('')
  expect(readFacts(await runIn(project, 'out/module.mjs'))).toEqual(allFacts)
  expect(readFacts(await runIn(project, 'out/common.cjs'))).toEqual(allFacts)
})

test.concurrent('the worker for long lists, in both module forms', async () => {
  const entry = '@paso/sdk/list-worker'
  const project = await installInto(packed, 'worker', {
    'module.mjs': workerProgram(list, key, `await import('${entry}')`),
    'common.cjs': workerProgram(list, key, `require('${entry}')`),
  })
  for (const file of ['module.mjs', 'common.cjs']) {
    expect(readFacts(await runIn(project, file))).toEqual({ list: clientFacts.list })
  }
})
