import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

const built = /(^|\/)(node_modules|dist|storybook-static|test-results|\.paso)(\/|$)/

/** Files of the project by glob, from the root, with forward slashes; what is built or generated stays out. */
export const filesOf = (...patterns: string[]): string[] =>
  withGenerated(...patterns).filter((file) => !/(^|\/)generated\//.test(file))

/** The same with what is generated: it imports, and is imported. */
export function withGenerated(...patterns: string[]): string[] {
  const found = globSync(patterns, {
    cwd: root,
    exclude: (name) => built.test(name.replaceAll('\\', '/')),
  })
  return found
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !built.test(name))
    .sort()
}

export function textOf(file: string): string {
  return readFileSync(`${root}/${file}`, 'utf8')
}

export const codeFiles = (): string[] =>
  filesOf('{sdk,ui-kit,app,sandbox,scripts,tests,.storybook}/**/*.{ts,tsx,js,mjs}', '*.{ts,js}')

/** The syntax tree of a file; the nodes know their parents. */
export const syntaxOf = (file: string, text = textOf(file)): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
