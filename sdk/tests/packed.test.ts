import { createCipheriv } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LenderDouble } from './lender-double.ts'
import { startStrictLender } from './packed-lender.ts'
import { commonJsProgram, entries, moduleProgram, typedProgram } from './packed-programs.ts'
import {
  compileIn,
  installInto,
  manifestOf,
  nodeTypes,
  packSdk,
  runIn,
  type Packed,
} from './packed-project.ts'

/** The package as strangers get it: packed, installed into an empty project, taken in four ways. */
let packed: Packed
let lender: LenderDouble

beforeAll(async () => {
  packed = await packSdk()
  lender = await startStrictLender('ความลับ', {
    '/api/v2/verify/steps': { code: 200, data: { steps: [{}, {}, {}, {}, {}], next: 'identity' } },
    '/api/v2/user/send_code': { code: 200, data: { expires_in: 300, resend_in: 60 } },
    '/api/v2/user/login': { code: 401001, data: { tries_left: 4 } },
  })
}, 90_000)

afterAll(async () => {
  await lender.close()
  rmSync(packed.folder, { recursive: true, force: true })
})

const client = {
  read: 5,
  changed: 60,
  refused: 401001,
  'told apart': false,
  list: encrypted('[{"name":"มะลิ","phone":"812345678"}]', '0123456789abcdef'),
}
const everything = {
  ...client,
  rules: ['marital_status required', 'children required', 'loan_purpose required'],
}

test('every entry of the package is tried', () => {
  const published = Object.keys(manifestOf(join(import.meta.dirname, '..')).exports)
  expect(Object.keys(entries).sort()).toEqual(
    published.filter((subpath) => subpath !== './package.json').sort(),
  )
})

test.concurrent('ESM in Node', async () => {
  const project = await installInto(packed, 'esm', {
    'program.mjs': moduleProgram(lender.url),
    'tsconfig.json': settings({ module: 'nodenext', ...checkedScripts }),
  })
  expect(await compileIn(project)).toBe('')
  expect(await runIn(project, 'program.mjs')).toEqual(everything)
}, 90_000)

test.concurrent('CommonJS in Node', async () => {
  const project = await installInto(packed, 'cjs', {
    'program.cjs': commonJsProgram(lender.url),
    'tsconfig.json': settings({ module: 'nodenext', ...checkedScripts }),
  })
  expect(await compileIn(project)).toBe('')
  expect(await runIn(project, 'program.cjs')).toEqual(everything)
}, 90_000)

test.concurrent('TypeScript with nodenext, in both module forms', async () => {
  const project = await installInto(packed, 'nodenext', {
    'module.mts': typedProgram(lender.url),
    'common.cts': typedProgram(lender.url),
    'tsconfig.json': settings({ module: 'nodenext', outDir: 'out' }),
  })
  expect(await compileIn(project)).toBe('')
  expect(await runIn(project, 'out/module.mjs')).toEqual(everything)
  expect(await runIn(project, 'out/common.cjs')).toEqual(everything)
}, 90_000)

test.concurrent('a Vite build, whose first bytes are the client and nothing that is loaded later', async () => {
  const project = await installInto(packed, 'vite', {
    'index.html': '<script type="module" src="./client.ts"></script>',
    'everything.html': '<script type="module" src="./everything.ts"></script>',
    'client.ts': typedProgram(lender.url, '.'),
    'everything.ts': typedProgram(lender.url),
    'tsconfig.json': settings({ module: 'esnext', moduleResolution: 'bundler', noEmit: true }),
  })
  expect(await compileIn(project)).toBe('')
  const chunks = await bundle(project)
  expect(await runIn(project, fileOf(chunks, 'index'))).toEqual(client)
  expect(await runIn(project, fileOf(chunks, 'everything'))).toEqual(everything)

  const atFirst = loadedWith(chunks, 'index')
  const later = chunks.filter((chunk) => !atFirst.includes(chunk)).map(({ code }) => code)
  for (const lazy of [AES, MD5]) {
    expect(atFirst.map(({ code }) => code).join('\n')).not.toContain(lazy)
    expect(later.join('\n')).toContain(lazy)
  }
  expect(atFirst.map(({ code }) => code).join('\n')).not.toContain('thailand')
  const bytes = atFirst.map(({ code }) => gzipSync(code).length).reduce((sum, each) => sum + each)
  expect(bytes).toBeLessThan(9_000)
}, 90_000)

/** What crypto-js calls parts of its AES and MD5; minifiers keep the names of properties. */
const AES = '_invKeySchedule'
const MD5 = 'HmacMD5'

/** Builds both pages as an app would, but for the preloading helper, which looks for a document. */
async function bundle(project: string): Promise<Rolldown.OutputChunk[]> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    root: project,
    base: './',
    build: {
      modulePreload: false,
      rolldownOptions: { input: [join(project, 'index.html'), join(project, 'everything.html')] },
    },
  })) as Rolldown.RolldownOutput
  return output.flatMap((file) => (file.type === 'chunk' ? [file] : []))
}

function entryOf(chunks: Rolldown.OutputChunk[], name: string): Rolldown.OutputChunk {
  return (
    chunks.find((chunk) => chunk.isEntry && chunk.name === name) ??
    expect.fail(`no entry ${name} among ${chunks.map((chunk) => chunk.name).join(', ')}`)
  )
}

const fileOf = (chunks: Rolldown.OutputChunk[], name: string): string =>
  `dist/${entryOf(chunks, name).fileName}`

/** The chunks that a page loads before its first line runs. */
function loadedWith(chunks: Rolldown.OutputChunk[], name: string): Rolldown.OutputChunk[] {
  const found = [entryOf(chunks, name)]
  for (const chunk of found) {
    const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName))
    found.push(...imported.filter((each) => !found.includes(each)))
  }
  return found
}

const checkedScripts = {
  allowJs: true,
  checkJs: true,
  noEmit: true,
  // Without a DOM: what Node's own types give is enough.
  types: ['node'],
  typeRoots: [nodeTypes],
}

function settings(options: object): string {
  const strict = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false }
  const lib = 'types' in options ? ['es2022'] : ['es2022', 'dom', 'dom.iterable']
  return JSON.stringify({
    compilerOptions: { target: 'es2022', lib, types: [], ...strict, ...options },
    exclude: ['dist', 'out', 'node_modules'],
  })
}

/** The list encryption by Node's own cipher. */
function encrypted(text: string, key: string): string {
  const cipher = createCipheriv('aes-128-ecb', key, null)
  return cipher.update(text, 'utf8', 'base64') + cipher.final('base64')
}
