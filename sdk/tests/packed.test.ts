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
let project: string

/** For scripts whose types are checked, without a DOM: what Node's own types give is enough. */
const checkedScript = compilerSettings({
  module: 'nodenext',
  lib: ['es2022'],
  allowJs: true,
  checkJs: true,
  noEmit: true,
  types: ['node'],
  typeRoots: [nodeTypes],
})

beforeAll(async () => {
  packed = await packSdk()
  lender = await startStrictLender(secret, ({ path }) => answers[path])
  const entry = '@paso/sdk/list-worker'
  project = await installInto(packed, 'project', {
    'scripts/program.mjs': moduleProgram(lender.url),
    'scripts/program.cjs': commonJsProgram(lender.url),
    'scripts/tsconfig.json': checkedScript,
    'typed/module.mts': typedProgram(lender.url),
    'typed/common.cts': typedProgram(lender.url),
    'typed/tsconfig.json': compilerSettings({ module: 'nodenext', outDir: 'out' }),
    'worker/module.mjs': workerProgram(list, key, `await import('${entry}')`),
    'worker/common.cjs': workerProgram(list, key, `require('${entry}')`),
  })
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

test.concurrent('ESM and CommonJS in Node', async () => {
  expect(await compileIn(join(project, 'scripts'))).toBe('')
  for (const file of ['program.mjs', 'program.cjs'])
    expect(readFacts(await runIn(project, `scripts/${file}`))).toEqual(allFacts)
})

test.concurrent('TypeScript with nodenext, in both module forms', async () => {
  expect(await compileIn(join(project, 'typed'))).toBe('')
  for (const file of ['module.mjs', 'common.cjs'])
    expect(readFacts(await runIn(project, `typed/out/${file}`))).toEqual(allFacts)
})

test.concurrent('the worker for long lists, in both module forms', async () => {
  for (const file of ['module.mjs', 'common.cjs'])
    expect(readFacts(await runIn(project, `worker/${file}`))).toEqual({ list: clientFacts.list })
})
