import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import ts from 'typescript'
import { afterEach, expect, test } from 'vitest'
import * as sdk from '../src/index.ts'
import { envelope, startLender, type LenderDouble } from './lender-double.ts'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
const snippets = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code)

let lender: LenderDouble | undefined
afterEach(() => lender?.close())

test('the README has a snippet', () => {
  expect(snippets).toHaveLength(1)
})

test.each(snippets)(
  'a snippet of the README compiles under the strict settings',
  (code) => {
    const file = join(import.meta.dirname, 'readme-snippet.ts')
    const root = join(import.meta.dirname, '..')
    const config = ts.getParsedCommandLineOfConfigFile(
      join(root, 'tsconfig.json'),
      {},
      {
        ...ts.sys,
        onUnRecoverableConfigFileDiagnostic: () => {},
      },
    )
    const host = ts.createCompilerHost(config?.options ?? {})
    const readFile = host.readFile.bind(host)
    const fileExists = host.fileExists.bind(host)
    host.readFile = (name) => (name === file ? code : readFile(name))
    host.fileExists = (name) => name === file || fileExists(name)
    const getSourceFile = host.getSourceFile.bind(host)
    host.getSourceFile = (name, ...rest) =>
      name === file
        ? ts.createSourceFile(name, code, ...(rest as [ts.ScriptTarget]))
        : getSourceFile(name, ...rest)
    const program = ts.createProgram([file], config?.options ?? {}, host)
    const found = ts.getPreEmitDiagnostics(program, program.getSourceFile(file))
    expect(
      found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    ).toEqual([])
  },
  30_000,
)

test.each(snippets)('a snippet of the README does what it says', async (code) => {
  lender = await startLender(envelope(422001, [{ field: 'order_id', rule: 'format', params: {} }]))
  const said: unknown[] = []
  const body = code
    .replace(/^import .*$/m, '')
    .replace(`baseUrl: '/api'`, `baseUrl: ${JSON.stringify(lender.url)}`)
  const script = ts
    .transpileModule(`export const run = async () => {${body}}`, {
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    })
    .outputText.replace('export const run = ', 'return ')
  const make = compileFunction(script, [...Object.keys(sdk), 'console']) as (
    ...values: unknown[]
  ) => () => Promise<void>
  await make(...Object.values(sdk), { log: (line: unknown) => said.push(line) })()
  expect(said).toEqual([['order_id: format']])
})
