import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tooNew } from './too-new.ts'

/** What is published must run in webviews from Chrome 87 and iOS 15.4, and in Node from 22. */
const dist = join(import.meta.dirname, '../dist')
const built = readdirSync(dist).filter((name) => /\.c?js$/.test(name))
const { resolve } = createRequire(import.meta.url)

test.each(built)('%s uses nothing that an old engine lacks', (name) => {
  expect(tooNew(readFileSync(join(dist, name), 'utf8'))).toEqual([])
})

test('openapi-fetch, which is installed beside it, neither', () => {
  expect(tooNew(readFileSync(resolve('openapi-fetch'), 'utf8'))).toEqual([])
})

test.each([
  ['[1].at(-1)', '.at()'],
  ['list.findLast((x) => x)', '.findLast()'],
  ['list.toSorted()', '.toSorted()'],
  ['Object.hasOwn({}, "a")', 'Object.hasOwn'],
  ['globalThis.Object.hasOwn({}, "a")', 'Object.hasOwn'],
  ['structuredClone({})', 'structuredClone'],
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
