import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { withoutDocstring } from './undocumented.ts'

/** What stands in an editor beside every name that the package gives: read from the types as they are published. */
const root = join(import.meta.dirname, '..')
const entries = Object.entries(manifest.exports).flatMap(([subpath, target]) =>
  typeof target === 'string' ? [] : [{ subpath, types: join(root, target.import.types) }],
)

test('every entry with types is looked at', () => {
  expect(entries.map(({ subpath }) => subpath)).toEqual(
    expect.arrayContaining(['.', './contract', './rules', './bridge']),
  )
})

test.each(entries)(
  'every export of $subpath says what it is',
  ({ types }) => {
    const program = ts.createProgram([types], { strict: true, skipLibCheck: true })
    expect(withoutDocstring(program, types)).toEqual([])
  },
  30_000,
)

test('an export or a method without a docstring is found, and one with it is not', () => {
  const file = join(root, 'planted.d.ts')
  const code = `
    /** Said. */
    export interface Said {
      /** Does it. */
      does(): void
      doesNot(): void
      property: string
    }
    /** Said. What it is like is said by its platform. */
    export interface Mirrored { close(): void }
    export interface Unsaid { a: 1 }
    export declare function unsaid(): void
    /** Said. */ export declare function said(): void
    /** Said. */ export declare class Thing { constructor(); method(): void; private hidden(): void }
    declare const inside: 1
    /** Said here, where no editor shows it. */
    export { inside as outside }
    /** */ export type Empty = 1
  `
  const host = ts.createCompilerHost({})
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, true)
  const getSourceFile = host.getSourceFile.bind(host)
  host.getSourceFile = (name, ...rest) => (name === file ? source : getSourceFile(name, ...rest))
  const fileExists = host.fileExists.bind(host)
  host.fileExists = (name) => name === file || fileExists(name)
  expect(withoutDocstring(ts.createProgram([file], {}, host), file).sort()).toEqual([
    'Empty',
    'Said.doesNot',
    'Thing.method',
    'Unsaid',
    'outside',
    'unsaid',
  ])
})
