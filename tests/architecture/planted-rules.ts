const lostPromise = {
  'typescript/no-floating-promises': 'export function f() { Promise.resolve(1) }',
}

/** A fault for each rule of the linter, under files that the rule holds for; `*` is the rule's name. */
export const plantedRules: Record<string, Record<string, string>> = {
  'scripts/planted/*.ts': {
    'for-direction': 'for (let i = 0; i < 9; i--) console.log(i)',
    'max-lines': '\n'.repeat(301),
    'no-array-constructor': 'export const list = new Array(1, 2)',
    'no-async-promise-executor':
      'export const p = new Promise<void>(async (resolve) => resolve(await x()))\ndeclare function x(): Promise<void>',
    'no-case-declarations':
      'export function f(n: number) { switch (n) { case 1: const a = n; return a; default: return 0 } }',
    'no-compare-neg-zero': 'export const f = (n: number) => n === -0',
    'no-cond-assign': 'export function f(n: number) { if (n = 1) return n; return 0 }',
    'no-constant-binary-expression': 'export const f = (n: number) => n + 1 ?? 2',
    'no-constant-condition': 'if (true) console.log(1)',
    'no-control-regex': String.raw`export const pattern = /\x1f/`,
    'no-debugger': 'debugger',
    'no-dupe-else-if':
      'export function f(n: number) { if (n > 1) return 1; else if (n > 1) return 2; return 3 }',
    'no-duplicate-case':
      'export function f(n: number) { switch (n) { case 1: return 1; case 1: return 2; default: return 3 } }',
    'no-empty': 'export function f(n: number) { if (n > 1) {} }',
    'no-empty-character-class': 'export const pattern = /a[]/',
    'no-empty-pattern': 'export const f = ({}: object) => 1',
    'no-empty-static-block': 'export class C { static {} }',
    'no-ex-assign': 'try { console.log(1) } catch (e) { e = 1; console.log(e) }',
    'no-extra-boolean-cast': 'export const f = (n: number) => { if (!!n) console.log(n) }',
    'no-fallthrough':
      'export function f(n: number) { switch (n) { case 1: console.log(n); case 2: return 2; default: return 3 } }',
    'no-global-assign': 'Object = 1',
    'no-invalid-regexp': "export const pattern = new RegExp('[')",
    'no-irregular-whitespace': 'export const a\u00a0= 1',
    'no-loss-of-precision': 'export const n = 9007199254740993',
    'no-misleading-character-class': 'export const pattern = /[👍]/',
    'no-prototype-builtins': "export const f = (o: object) => o.hasOwnProperty('a')",
    'no-regex-spaces': 'export const pattern = /a  b/',
    'no-self-assign': 'export function f(n: number) { n = n; return n }',
    'no-shadow-restricted-names': 'export const f = (undefined: number) => undefined',
    'no-sparse-arrays': 'export const list = [1, , 2]',
    'no-unassigned-vars': 'let n: number | undefined\nexport const f = () => n',
    'no-unexpected-multiline': 'export const a = Number\n(1)',
    'no-unsafe-finally': 'export function f() { try { return 1 } finally { return 2 } }',
    'no-unsafe-optional-chaining': 'export const f = (o?: { g(): number }) => (o?.g)()',
    'no-unused-expressions': 'export const f = (n: number) => { n + 1 }',
    'no-unused-labels': 'here: console.log(1)',
    'no-unused-private-class-members': 'export class C { #n = 1 }',
    'no-unused-vars': 'const n = 1',
    'no-useless-assignment': 'export function f() { let n = 1; console.log(n); n = 2 }',
    'no-useless-backreference': String.raw`export const pattern = /\1(a)/`,
    'no-useless-catch': 'try { console.log(1) } catch (e) { throw e }',
    'no-useless-escape': String.raw`export const text = '\d'`,
    'no-var': 'export var n = 1',
    'paso/import-boundaries': "import '../../sandbox/src/lending/settings/settings.ts'",
    'prefer-const': 'export function f() { let n = 1; return n }',
    'prefer-rest-params': 'export function f() { return arguments[0] as unknown }',
    'prefer-spread': 'export const f = (list: number[]) => Math.max.apply(Math, list)',
    'preserve-caught-error':
      "try { console.log(1) } catch (e) { console.log(e); throw new Error('b') }",
    'require-yield': 'export function* f() { console.log(1) }',
    'use-isnan': 'export const f = (n: number) => n === NaN',
    'valid-typeof': "export const f = (n: unknown) => typeof n === 'strnig'",
    'typescript/await-thenable': 'export async function f() { await 1 }',
    'typescript/ban-ts-comment': '// @ts-expect-error\nexport const n = 1',
    'typescript/consistent-type-imports':
      "import { Server } from 'node:http'\nexport type S = Server",
    'typescript/no-array-delete': 'export const f = (list: number[]) => { delete list[0] }',
    'typescript/no-base-to-string': 'export const f = (o: { a: 1 }) => o.toString()',
    'typescript/no-duplicate-enum-values': 'export enum E { A = 1, B = 1 }',
    'typescript/no-duplicate-type-constituents': 'export type T = string | string',
    'typescript/no-empty-object-type': 'export type T = {}',
    'typescript/no-explicit-any': 'export const n: any = 1',
    'typescript/no-extra-non-null-assertion': 'export const f = (n?: { a: 1 }) => n!!.a',
    ...lostPromise,
    'typescript/no-for-in-array':
      'export function f(list: number[]) { for (const i in list) console.log(i) }',
    'typescript/no-implied-eval': "setTimeout('console.log(1)', 1)",
    'typescript/no-misused-new': 'export interface I { new (): I }',
    'typescript/no-misused-promises': 'if (Promise.resolve(1)) console.log(1)',
    'typescript/no-namespace': 'export namespace N { export const n = 1 }',
    'typescript/no-non-null-asserted-optional-chain':
      'export const f = (o?: { a?: number }) => o?.a!',
    'typescript/no-require-imports': "export const fs = require('node:fs') as unknown",
    'typescript/no-this-alias': 'export class C { f() { const self = this; return () => self } }',
    'typescript/no-unnecessary-type-assertion': 'export const f = (n: number) => n as number',
    'typescript/no-unnecessary-type-constraint':
      'export const f = <T extends unknown>(n: T): T => n',
    'typescript/no-unsafe-argument': "console.log(Math.abs(JSON.parse('1')))",
    'typescript/no-unsafe-assignment': "export const n: { a: 1 } = JSON.parse('1')",
    'typescript/no-unsafe-call': "JSON.parse('1')()",
    'typescript/no-unsafe-declaration-merging':
      'export interface C { n: number }\nexport class C {}',
    'typescript/no-unsafe-enum-comparison': 'enum E { A = 1 }\nexport const f = (e: E) => e === 1',
    'typescript/no-unsafe-function-type': 'export type F = Function',
    'typescript/no-unsafe-member-access': "console.log(JSON.parse('1').a)",
    'typescript/no-unsafe-return': "export function f(): number { return JSON.parse('1') }",
    'typescript/no-unsafe-unary-minus': 'export const f = (text: string) => -text',
    'typescript/no-wrapper-object-types': 'export type T = String',
    'typescript/only-throw-error': "export function f() { throw 'a' }",
    'typescript/prefer-as-const': "export const a = 'a' as 'a'",
    'typescript/prefer-namespace-keyword': 'export module N { export const n = 1 }',
    'typescript/prefer-promise-reject-errors': "export const f = () => Promise.reject('a')",
    'typescript/restrict-plus-operands': "export const f = (o: { a: 1 }) => 'a' + o",
    'typescript/restrict-template-expressions': 'export const f = (o: { a: 1 }) => `${o}`',
    'typescript/switch-exhaustiveness-check':
      "export function f(a: 'a' | 'b') { switch (a) { case 'a': console.log(1) } }",
    'typescript/triple-slash-reference': '/// <reference path="./no-var.ts" />',
  },
  'scripts/planted/*.js': {
    'constructor-super': 'export class C extends Map { constructor() {} }',
    'getter-return': 'export const o = { get a() {} }',
    'no-class-assign': 'class C {}\nC = 1\nexport { C }',
    'no-const-assign': 'const n = 1\nn = 2\nexport { n }',
    'no-delete-var': 'let n = 1\ndelete n',
    'no-dupe-class-members': 'export class C { f() {} f() {} }',
    'no-dupe-keys': 'export const o = { a: 1, a: 2 }',
    'no-func-assign': 'function f() {}\nf = 1\nexport { f }',
    'no-import-assign': "import * as fs from 'node:fs'\nfs.a = 1",
    'no-new-native-nonconstructor': 'export const s = new Symbol()',
    'no-nonoctal-decimal-escape': String.raw`console.log('\8')`,
    'no-obj-calls': 'export const n = Math()',
    'no-redeclare': 'var n = 1\nvar n = 2\nexport { n }',
    'no-setter-return': 'export const o = { set a(n) { return n } }',
    'no-this-before-super': 'export class C extends Map { constructor() { this.a = 1; super() } }',
    'no-undef': 'console.log(nowhere)',
    'no-unreachable': 'export function f() { return 1; console.log(1) }',
    'no-unsafe-negation': "export const f = (o) => !'a' in o",
    'no-unused-vars': 'const n = 1',
    'no-with': 'with (Math) console.log(PI)',
    'paso/strict-script': 'console.log(1)',
  },
  'ui-kit/src/planted/*.tsx': {
    'paso/logical-static-styles': 'export const styled = css`float: left;`',
    'paso/one-formatter': "export const f = new globalThis.Intl.DateTimeFormat('en')",
    'react-hooks/exhaustive-deps':
      "import { useEffect } from 'react'\nexport function useA(a: number) { useEffect(() => { console.log(a) }, []) }",
    'react-hooks/rules-of-hooks':
      "import { useState } from 'react'\nexport function useA(a: number) { if (a > 1) useState(1) }",
  },
  'app/src/planted/*.tsx': {
    'max-lines-per-function': `export function long() {${'\n'.repeat(61)}}`,
    'paso/one-formatter': "export const f = (n: number) => n.toLocaleString('en')",
    'paso/one-place-for-failures': 'localStorage.clear()',
  },
  // Each project's types are known.
  'app/src/planted/*.ts': lostPromise,
  'sandbox/src/planted/*.ts': {
    ...lostPromise,
    'paso/one-formatter': "const { NumberFormat } = Intl\nexport const f = new NumberFormat('en')",
  },
  'sdk/src/planted/*.ts': lostPromise,
  'ui-kit/src/planted/*.ts': lostPromise,
}

/** What needs no rule, because strict code cannot be read at all that has it. */
const unreadable: Record<string, string> = {
  'no-dupe-args': "'use strict'\nconsole.log(function (a, a) {})",
  'no-octal': "'use strict'\nconsole.log(017)",
}

const plantedAs = (pattern: string, rule: string, text: string) => ({
  file: pattern.replace('*', rule.replace('/', '.')),
  text: `${text}\n`,
  /** As the linter writes it. */
  says: rule.includes('/') ? `/${rule.replace('/', '(')})]` : `/eslint(${rule})]`,
})

export const plantedFiles = [
  ...Object.entries(plantedRules).flatMap(([pattern, rules]) =>
    Object.entries(rules).map(([rule, text]) => plantedAs(pattern, rule, text)),
  ),
  ...Object.entries(unreadable).map(([name, text]) => ({
    ...plantedAs('scripts/planted/*.js', name, text),
    says: ' [Error]',
  })),
]
