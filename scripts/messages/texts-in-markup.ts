import { createRequire } from 'node:module'
import type TypeScript from 'typescript'

/** By `require`, so that the test runner does not transform the whole compiler. */
const ts = createRequire(import.meta.url)('typescript') as typeof TypeScript

/** Attributes whose whole purpose is text: here one word is enough to be text. */
const readByPeople =
  /^(label|title|heading|hint|placeholder|alt|text|message|error|missing|(aria-)?description|aria-label)$/
/** Attributes that nobody reads: what an element is joined by, a file's kind, a drawn line. */
const neverRead = /^(id|accept|d|aria-(controls|labelledby|describedby))$/
const letter = /\p{L}/u
/** A word for the program: `submit`, `infoList`, `first-name`, `_copy`, `/login`. All else with a letter in it is for people. */
const forTheProgram = /^[a-z/_][\w:./#-]*$/
const brand = 'Paso'

/**
 * Texts that a screen would show although they stand in no catalog: everything with a letter between
 * tags, and what an attribute shows.
 * @returns one line for each: `screens/loan/my-loans.tsx:12 Please sign`
 */
export function textsInMarkup(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const report = (node: TypeScript.Node, text: string) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
    found.push(`${file}:${String(line)} ${text.trim()}`)
  }
  const visit = (node: TypeScript.Node): void => {
    if (ts.isJsxText(node) && letter.test(node.text)) report(node, node.text)
    if (ts.isJsxAttribute(node) && node.initializer && !neverRead.test(node.name.getText())) {
      const whole = readByPeople.test(node.name.getText())
      for (const each of literalsOf(node.initializer)) {
        const shown = letter.test(each.text) && each.text !== brand
        if (shown && (whole || !forTheProgram.test(each.text))) report(each.node, each.text)
      }
    }
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) {
      for (const each of literalsOf(node)) if (letter.test(each.text)) report(each.node, each.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

interface Literal {
  readonly node: TypeScript.Node
  readonly text: string
}

/** The strings and templates that an expression can come to: both ways of a condition, parts of a list. */
function literalsOf(node: TypeScript.Node | undefined): Literal[] {
  if (!node) return []
  if (ts.isStringLiteralLike(node)) return [{ node, text: node.text }]
  if (ts.isTemplateExpression(node)) {
    const own = [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    const text = own.map((part) => part.text).join('')
    return [{ node, text }, ...node.templateSpans.flatMap((span) => literalsOf(span.expression))]
  }
  if (ts.isConditionalExpression(node)) {
    return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)]
  }
  if (ts.isBinaryExpression(node)) {
    const operator = node.operatorToken.kind
    if (operator === ts.SyntaxKind.AmpersandAmpersandToken) return literalsOf(node.right)
    const passesOn = [
      ts.SyntaxKind.BarBarToken,
      ts.SyntaxKind.QuestionQuestionToken,
      ts.SyntaxKind.PlusToken,
    ].includes(operator)
    return passesOn ? [...literalsOf(node.left), ...literalsOf(node.right)] : []
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(literalsOf)
  if (ts.isObjectLiteralExpression(node)) return node.properties.flatMap(literalsOf)
  if (ts.isPropertyAssignment(node)) return literalsOf(node.initializer)
  if (
    ts.isJsxExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
  ) {
    return literalsOf(node.expression)
  }
  return []
}
