import { posix } from 'node:path'
import ts from 'typescript'
import { syntaxOf } from './source-files.ts'

export interface Import {
  /** A path from the root for our own files, the name as written for packages; `*` for what is not written out. */
  readonly target: string
  readonly typeOnly: boolean
  /** The address of a file that is no code: read, not run. */
  readonly fileOnly?: true
}

const importingCalls = new Set(['require', 'import.meta.glob', 'import.meta.resolve'])
const code = /\.[cm]?[jt]sx?$/

/** The imports of a file by its syntax tree, in the order in which they stand: no linter. */
export function importsOf(file: string, text: string): Import[] {
  const found: Import[] = []
  const add = (source: ts.Node | undefined, typeOnly = false) => {
    if (!source) return
    const written = writtenIn(source).replace(/\?.*$/s, '')
    const target = written.startsWith('.') ? fromRoot(file, written) : written
    found.push({ target, typeOnly })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, importsTypes(node.importClause))
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, exportsTypes(node))
    else if (ts.isImportTypeNode(node)) add(node.argument, true)
    else if (ts.isCallExpression(node) && isImporting(node.expression)) {
      const [first] = node.arguments
      const sources = first && ts.isArrayLiteralExpression(first) ? first.elements : [first]
      for (const source of sources) add(source)
    } else if (ts.isNewExpression(node)) {
      const [address, base] = node.arguments ?? []
      if (address && node.expression.getText() === 'URL' && base?.getText() === 'import.meta.url') {
        const target = fromRoot(file, writtenIn(address))
        found.push({ target, typeOnly: false, ...(!code.test(target) && { fileOnly: true }) })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(syntaxOf(file, text))
  return found
}

const isImporting = (called: ts.Expression): boolean =>
  called.kind === ts.SyntaxKind.ImportKeyword || importingCalls.has(called.getText())

const importsTypes = (clause: ts.ImportClause | undefined): boolean =>
  clause?.phaseModifier === ts.SyntaxKind.TypeKeyword ||
  (clause?.name === undefined && onlyTypesIn(clause?.namedBindings))

const exportsTypes = (node: ts.ExportDeclaration): boolean =>
  node.isTypeOnly || onlyTypesIn(node.exportClause)

/** `{ type A, type B }` brings no value. */
const onlyTypesIn = (names: ts.NamedImportBindings | ts.NamedExportBindings | undefined): boolean =>
  names !== undefined &&
  (ts.isNamedImports(names) || ts.isNamedExports(names)) &&
  names.elements.length > 0 &&
  names.elements.every(({ isTypeOnly }) => isTypeOnly)

/** A path as written, with `*` for what is known only when the program runs. */
function writtenIn(source: ts.Node): string {
  if (ts.isStringLiteralLike(source)) return source.text
  if (ts.isLiteralTypeNode(source)) return writtenIn(source.literal)
  if (ts.isTemplateExpression(source)) {
    return [source.head, ...source.templateSpans.map(({ literal }) => literal)]
      .map(({ text }) => text)
      .join('*')
  }
  if (ts.isBinaryExpression(source)) return writtenIn(source.left) + writtenIn(source.right)
  return '*'
}

const fromRoot = (file: string, written: string): string =>
  posix.isAbsolute(written) ? written : posix.join(posix.dirname(file), written)
