import { createRequire } from 'node:module'
import type TypeScript from 'typescript'

/** By `require`, so that the test runner does not transform the whole compiler. */
const ts = createRequire(import.meta.url)('typescript') as typeof TypeScript

/** What is written for a program: `submit`, `/login`, `a b` never; then `THB`, `DTSTART:`, `Asia/Bangkok`, a pattern, a drawn line. */
const forTheProgram = [
  /^[a-z\d/#.@?&:_*-][\w:./#?=&@,*-]*$/,
  /^[A-Z\d][A-Z\d:;=/._-]*$/,
  /^[A-Z]\w+\/\w+$/,
  /\\d/,
  /^M\d[\d\s.,MLHVCSQTAZmlhvcsqtaz-]*$/,
]
/** What a program alone reads of what it is given: what is made anew of it, and questions to the page. */
const madeForTheProgram = /^(?:RegExp|Date|FontFace|\w*Error)$/
const askedOfThePage = /\.(?:querySelector(?:All)?|closest|matches)$/
const letter = /\p{L}/u

/**
 * Texts that stand in no catalog though a person could be shown them: handed to a function, in a constant,
 * in a list. What stands between tags is `textsInMarkup`, which sees a single word too.
 *
 * @param known source phrases, and names that are the same in each language
 * @returns one line for each: `borrowing/due-card.tsx:12 Please sign`
 */
export function textsInCode(file: string, code: string, known: ReadonlySet<string>): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: TypeScript.Node): void => {
    if (isNoValue(node)) return
    const text = textOf(node)
    if (text !== undefined && !known.has(text) && isText(text)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      found.push(`${file}:${String(line)} ${text.trim()}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The signs that a value has in the code; a place that is filled in is a space of its own. */
function textOf(node: TypeScript.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    .map(({ text }) => text)
    .join('\0')
}

const isText = (text: string): boolean =>
  text
    .split('\0')
    .some((part) => letter.test(part) && !forTheProgram.some((written) => written.test(part)))

/** Types, styles, addresses of modules, names of properties, what is compared and what only a program reads. */
function isNoValue(node: TypeScript.Node): boolean {
  if (ts.isTypeNode(node) || ts.isTaggedTemplateExpression(node)) return true
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true
  const { parent } = node as { parent?: TypeScript.Node }
  if (parent === undefined) return false
  if (ts.isPropertyAssignment(parent) && parent.name === node) return true
  if (ts.isBinaryExpression(parent)) {
    return /^(?:[!=]==|in)$/.test(parent.operatorToken.getText())
  }
  if (ts.isNewExpression(parent)) return madeForTheProgram.test(parent.expression.getText())
  return ts.isCallExpression(parent) && askedOfThePage.test(parent.expression.getText())
}
