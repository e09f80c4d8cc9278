import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { tooNew } from '../../scripts/old-engines/too-new.ts'

/** What is published must run in webviews from Chrome 87 and iOS 15.4, and in Node from 22. */
const dist = join(import.meta.dirname, '../dist')
const built = readdirSync(dist).filter((name) => /\.c?js$/.test(name))
const { resolve } = createRequire(import.meta.url)

test.each(built)(
  '%s uses nothing that an old engine lacks',
  (name) => {
    expect(tooNew(readFileSync(join(dist, name), 'utf8'))).toEqual([])
  },
  20_000,
)

/** The modules of libraries that the built files name. */
const imported = new Set(
  built.flatMap((name) => {
    const code = readFileSync(join(dist, name), 'utf8')
    return [...code.matchAll(/["']((?:openapi-fetch|crypto-js)[^"']*)["']/g)].map(
      ([, library = '']) => library,
    )
  }),
)

test('modules of crypto-js are taken by their files, and none is in the built ones', () => {
  expect([...imported].sort()).toEqual([
    'crypto-js/aes.js',
    'crypto-js/core.js',
    'crypto-js/md5.js',
    'crypto-js/mode-ecb.js',
    'crypto-js/sha256.js',
    'openapi-fetch',
  ])
  for (const name of built)
    expect(readFileSync(join(dist, name), 'utf8')).not.toContain('_doFinalize')
})

/** With what these require in turn. */
const installed = [...imported].map((library) => resolve(library))
for (const file of installed) {
  const needed = readFileSync(file, 'utf8').matchAll(/require\("(\.\/[\w-]+)"\)/g)
  const files = [...needed].map(([, part = '']) => join(dirname(file), `${part}.js`))
  installed.push(...new Set(files.filter((each) => !installed.includes(each))))
}

test.each(installed.map((file) => relative(dist, file)))(
  '%s, which is installed beside them, neither',
  (file) => {
    expect(tooNew(readFileSync(join(dist, file), 'utf8'))).toEqual([])
  },
  20_000,
)

test.each([
  ['[1].at(-1)', '.at()'],
  ['list.findLast((x) => x)', '.findLast()'],
  ['list.toSorted()', '.toSorted()'],
  ['Object.hasOwn({}, "a")', 'Object.hasOwn'],
  ['globalThis.Object.hasOwn({}, "a")', 'Object.hasOwn'],
  ['structuredClone({})', 'structuredClone'],
  ['run = { structuredClone }', 'structuredClone'],
  ['AbortSignal.timeout(1)', 'AbortSignal.timeout'],
  ['AbortSignal.any([])', 'AbortSignal.any'],
  ['crypto.randomUUID()', 'crypto.randomUUID'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['Response.json({})', 'Response.json'],
  ['signal.throwIfAborted()', '.throwIfAborted()'],
  ['requestIdleCallback(() => {})', 'requestIdleCallback'],
  ['new OffscreenCanvas(1, 1)', 'OffscreenCanvas'],
  ['Buffer.from("a")', 'Buffer'],
  ['await 1', 'await outside a function'],
  ['class A { static { run() } }', 'a static block'],
  ['class A { #a = 1; static is(x) { return #a in x } }', '#private in'],
  ['{ using a = open() }', 'using'],
  ['/(?<=a)b/.test(text)', 'lookbehind'],
  ['/(?<!a)b/.test(text)', 'lookbehind'],
  ['/a/v.test(text)', 'the flag v'],
])('%s would be found', (code, name) => {
  const declared = 'let list, signal, text, run, open; export {};\n'
  expect(tooNew(declared + code)).toContain(name)
})

test.each([
  'crypto.randomUUID?.()',
  'typeof structuredClone === "function" && structuredClone(a)',
  '"a".replaceAll("b", "c")',
  'Promise.allSettled([])',
  'async function f() { await 1 }',
  '/(?<name>a)/.exec("a")?.groups',
  'globalThis.navigator?.onLine',
  'a ??= 1',
  'class A { #b = 1; get b() { return this.#b } }',
])('%s is not found', (code) => {
  expect(tooNew(`let a; export {};\n${code}`)).toEqual([])
})
