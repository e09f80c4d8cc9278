import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const app = fileURLToPath(new URL('../../app/src/', import.meta.url))

/** What is written on buttons, and on links that look like them, anywhere in the app: the messages' ids. */
export function buttonLabels(): string[] {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
  const labels = files
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .flatMap((file) => labelsIn(readFileSync(join(app, file), 'utf8')))
  return [...new Set(labels)].toSorted()
}

/** Of all that the countries' files say: a text that one says otherwise is there by its id. */
export function keysOfCountries(): string[] {
  const folder = join(app, 'countries')
  return readdirSync(folder).flatMap((file) => {
    const code = readFileSync(join(folder, file), 'utf8')
    return [...code.matchAll(/^ +(?:'([^']+)'|([^\s':]+)):/gm)].map(
      ([, id, bare]) => id ?? bare ?? '',
    )
  })
}

function labelsIn(code: string): string[] {
  const source = ts.createSourceFile('', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && isButton(node.openingElement)) {
      for (const part of [node.openingElement.attributes, ...node.children]) {
        found.push(...idsIn(part))
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const isButton = ({ tagName }: ts.JsxOpeningElement): boolean =>
  ['Button', 'ActionLink'].includes(tagName.getText())

/** What `t` is called with: either way of a condition. */
function idsIn(node: ts.Node): string[] {
  const ids: string[] = []
  const visit = (each: ts.Node): void => {
    if (ts.isCallExpression(each) && each.expression.getText() === 't') {
      ids.push(...choices(each.arguments[0]))
    }
    ts.forEachChild(each, visit)
  }
  visit(node)
  return ids
}

function choices(node: ts.Node | undefined): string[] {
  if (node === undefined) return []
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isConditionalExpression(node)) {
    return [...choices(node.whenTrue), ...choices(node.whenFalse)]
  }
  return []
}
