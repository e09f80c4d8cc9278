import ts from 'typescript'
import { expect, test } from 'vitest'
import { codeFiles, syntaxOf, textOf } from './source-files.ts'

// Written in two parts, so that this file does not find itself.
const eslint = 'es' + 'lint'
const disable = `${eslint}-dis` + 'able'
const either = '(?:es|ox)lint'

/** Comments that put a check aside for a whole file, for every rule, or for a rule that nobody may put aside. */
function checksPutAside(text: string): string[] {
  const forFile = new RegExp(
    `/\\*\\s*${either}(?!-env|-dis|-en)\\b.*|${either}-disable(?!-(next-)?line).*`,
  )
  const forLine = new RegExp(`${either}-disable-(?:next-)?line(.*)`)
  const never = /no-explicit-any|ban-ts-comment|paso\//
  const compiler = new RegExp(`@ts-(?:no` + `check|ignore)`)
  const configured = new RegExp(`/\\*\\s*${either}\\s`).test(text) ? ['rules set in a comment'] : []
  return text
    .split('\n')
    .flatMap((line) => {
      const rules = forLine.exec(line)?.[1]?.replace(/\s--\s.*|\*\/.*/, '')
      const aside = rules !== undefined && (rules.trim() === '' || never.test(rules))
      return aside || forFile.test(line) || compiler.test(line) ? [line.trim()] : []
    })
    .concat(configured)
}

/** Where a file says `any`: as the type of something, in a cast, as a type argument. */
function anysIn(file: string, text: string): string[] {
  const source = syntaxOf(file, text)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      found.push(`${file}:${line} ${node.parent.getText()}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

test('a comment that puts checks aside is seen', () => {
  const seen = [
    `/* ${disable} */ export const sneaky = 1`,
    `/* ${disable} @typescript-${eslint}/no-explicit-any */`,
    `// ${disable}-next-line`,
    `f() // ${disable}-line -- because`,
    `// ${disable}-next-line prefer-const, @typescript-${eslint}/no-explicit-any`,
    `/* ${disable}-next-line paso/import-boundaries */`,
    `/* ${eslint} prefer-const: off */`,
    `/*\n  ${eslint} paso/import-boundaries: off\n*/`,
    `// ${disable.replace('es', 'ox')}-next-line typescript/no-explicit-any`,
    '// @ts-no' + 'check',
  ]
  expect(seen.filter((line) => checksPutAside(line).length === 0)).toEqual([])
  expect(checksPutAside(`// ${disable}-next-line react-hooks/exhaustive-deps`)).toEqual([])
})

test('checks are put aside for one line and by name only, and never those that hold the types and borders', () => {
  const found = codeFiles().flatMap((file) =>
    checksPutAside(textOf(file)).map((line) => `${file}: ${line}`),
  )
  expect(found).toEqual([])
})

test('an any is seen wherever a type can stand', () => {
  const text = 'const a: any = b as any\nf<any>(<any>a)\n// : any\nconst c = "as any"\n'
  expect(anysIn('x.ts', text)).toEqual([
    'x.ts:1 a: any = b as any',
    'x.ts:1 b as any',
    'x.ts:2 f<any>(<any>a)',
    'x.ts:2 <any>a',
  ])
})

test('no file that is written by hand says any', () => {
  expect(codeFiles().flatMap((file) => anysIn(file, textOf(file)))).toEqual([])
})
