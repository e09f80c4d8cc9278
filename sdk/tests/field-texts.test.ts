import { join } from 'node:path'
import ts from 'typescript'
import { beforeAll, expect, test } from 'vitest'

/** What an editor shows beside a field that somebody types into a body. */
const file = join(import.meta.dirname, 'probe.ts')
const source = `import type { CallBody, CallData } from '../src/index.ts'
export declare const login: CallBody<'/user/login'>
export declare const home: CallData<'get', '/verify/steps'>
`
let checker: ts.TypeChecker
let probe: ts.SourceFile

beforeAll(() => {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
  }
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists } = host
  host.readFile = (name) => (name === file ? source : readFile(name))
  host.fileExists = (name) => name === file || fileExists(name)
  const getSourceFile = host.getSourceFile.bind(host)
  host.getSourceFile = (name, version) =>
    name === file ? ts.createSourceFile(name, source, version) : getSourceFile(name, version)
  const program = ts.createProgram([file], options, host)
  checker = program.getTypeChecker()
  probe = program.getSourceFile(file)!
})

/** By field, the text beside it. */
function textsOf(name: string): Record<string, string> {
  const [symbol] = checker
    .getExportsOfModule(checker.getSymbolAtLocation(probe)!)
    .filter((each) => each.name === name)
  const type = checker.getTypeOfSymbolAtLocation(symbol!, probe)
  return Object.fromEntries(
    type
      .getProperties()
      .map((property) => [
        property.name,
        ts.displayPartsToString(property.getDocumentationComment(checker)),
      ]),
  )
}

test('each field of a body and of an answer has its text, named schemas too', () => {
  const texts = { ...textsOf('login'), ...textsOf('home') }
  expect(Object.keys(texts)).toEqual([
    'phone_prefix',
    'phone',
    'code',
    'uuid',
    'identity_tail',
    'steps',
    'next',
  ])
  for (const [field, text] of Object.entries(texts)) expect(text, field).toMatch(/^[A-Z].*\w/)
})
