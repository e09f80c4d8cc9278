import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LenderDouble } from './lender-double.ts'
import { allFacts, answers, clientFacts, key, list, readFacts, secret } from './packed-facts.ts'
import { startStrictLender } from './packed-lender.ts'
import { typedProgram, workerProgram } from './packed-programs.ts'
import {
  compileIn,
  compilerSettings,
  installInto,
  packSdk,
  runIn,
  type Packed,
} from './packed-project.ts'

/** The packed package in a Vite build: a page with the client alone, one with the bridge alone, one with everything. */
let packed: Packed
let lender: LenderDouble
let project: string
const pages = new Map<string, (Rolldown.OutputChunk | Rolldown.OutputAsset)[]>()

beforeAll(async () => {
  packed = await packSdk()
  lender = await startStrictLender(secret, ({ path }) => answers[path])
  const page = (name: string) => `<script type="module" src="./${name}.ts"></script>`
  project = await installInto(packed, 'vite', {
    // Only so that Node runs what is built for browsers.
    'package.json': '{ "name": "vite", "type": "module" }',
    'client.html': page('client'),
    'bridge.html': page('bridge'),
    'everything.html': page('everything'),
    'client.ts': typedProgram(lender.url, './contract', '.'),
    'bridge.ts': typedProgram(lender.url, './bridge'),
    'everything.ts': typedProgram(lender.url),
    'worker.html': page('worker'),
    'worker.ts': `import url from '@paso/sdk/list-worker?worker&url'\nconsole.log(url)`,
    'vite.d.ts': `declare module '*?worker&url' { const url: string; export default url }`,
    'tsconfig.json': compilerSettings({
      module: 'esnext',
      moduleResolution: 'bundler',
      noEmit: true,
    }),
  })
  for (const name of ['client', 'bridge', 'everything', 'worker'])
    pages.set(name, await bundle(name))
})

afterAll(async () => {
  await lender.close()
  rmSync(packed.folder, { recursive: true, force: true })
})

test('its types are found', async () => {
  expect(await compileIn(project)).toBe('')
})

test('what is built runs', async () => {
  expect(readFacts(await runIn(project, fileOf('client')))).toEqual(clientFacts)
  expect(readFacts(await runIn(project, fileOf('everything')))).toEqual(allFacts)
})

test('the worker for long lists is a file of its own, which runs', async () => {
  const files = (pages.get('worker') ?? []).map(({ fileName }) => fileName)
  const file = files.find((name) => name.includes('list-worker')) ?? expect.fail(files.join())
  const play = workerProgram(list, key, `await import('./dist/worker/${file}')`)
  writeFileSync(join(project, 'play.js'), play)
  expect(readFacts(await runIn(project, 'play.js'))).toEqual({ list: clientFacts.list })
})

test('the client is there at first, and what it may need later is not', () => {
  const { first, later } = bytesOf('client')
  for (const lazy of [AES, MD5, UPLOAD]) {
    expect(first).not.toContain(lazy)
    expect(later).toContain(lazy)
  }
  expect(first).not.toMatch(/PasoNative|identity_number/)
  // The client's 11,500 and this page's program; `npm run size` holds the client alone.
  expect(gzipSync(first).length).toBeLessThan(12_500)
})

test('the bridge brings neither the device lists nor what a browser does in place of a wrapper', () => {
  const { first, later } = bytesOf('bridge')
  expect(first).toContain('PasoNative')
  expect(first).not.toContain('getCurrentPosition')
  expect(later).toContain('getCurrentPosition')
  expect(first + later).not.toContain('getSmsList')
})

/** Names of parts of crypto-js, and of a header of uploads; minifiers keep properties and texts. */
const AES = '_invKeySchedule'
const MD5 = 'HmacMD5'
const UPLOAD = 'Upload-Offset'

/** Builds a page as an app would, but for the preloading helper, which looks for a document. */
async function bundle(name: string): Promise<(Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    root: project,
    base: './',
    build: {
      outDir: `dist/${name}`,
      modulePreload: false,
      rolldownOptions: { input: join(project, `${name}.html`) },
    },
  })) as Rolldown.RolldownOutput
  return output
}

function chunksOf(name: string): Rolldown.OutputChunk[] {
  return (pages.get(name) ?? []).flatMap((file) => (file.type === 'chunk' ? [file] : []))
}

function entryOf(name: string): Rolldown.OutputChunk {
  return chunksOf(name).find((chunk) => chunk.isEntry) ?? expect.fail(`There is no page ${name}`)
}

const fileOf = (name: string): string => `dist/${name}/${entryOf(name).fileName}`

/** What a page loads before its first line runs, and all that it does not. */
function bytesOf(name: string): { first: string; later: string } {
  const chunks = chunksOf(name)
  const atFirst = [entryOf(name)]
  for (const chunk of atFirst) {
    const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName))
    atFirst.push(...imported.filter((each) => !atFirst.includes(each)))
  }
  const codeOf = (some: Rolldown.OutputChunk[]) => some.map(({ code }) => code).join('\n')
  return {
    first: codeOf(atFirst),
    later: codeOf(chunks.filter((chunk) => !atFirst.includes(chunk))),
  }
}
