import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const app = fileURLToPath(new URL('../../app/src/', import.meta.url))

const tags = ['Button', 'ActionLink', 'CheckByWeb']
/** Attributes and properties of words that a component writes on a button. */
const onButton = /^(?:(?:action|confirm|cancel|retry|change)Label|remove|add)$/
/** The same beside the ring of a button that is busy, or beside an icon. */
const besidePicture =
  /^(?:(?:busy|slow|copy|copied)Label|copy|copied|working|camera|album|retake|choose|replace)$/
/** What stands beside the `label` of a button that fills something in, saves or shares it. */
const ofButton = /^(?:onPick|onLocate|fileName)$/

/** What is written on buttons, and on links that look like them, anywhere in the app: the messages' ids. */
export const buttonLabels = (): string[] => labelsBy(isOnButton)

/** What is written there beside a picture. */
export const labelsBesidePicture = (): string[] =>
  labelsBy((node) => besidePicture.test(nameOf(node)))

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

function labelsBy(isLabel: (node: ts.Node) => boolean): string[] {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
  const labels = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => labelsIn(file, isLabel))
  return [...new Set(labels)].toSorted()
}

function labelsIn(file: string, isLabel: (node: ts.Node) => boolean): string[] {
  const code = readFileSync(join(app, file), 'utf8')
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (isLabel(node)) found.push(...idsIn(node))
    else ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Between the tags of one, or handed to a component as the words of one. */
function isOnButton(node: ts.Node): boolean {
  const { parent } = node as { parent?: ts.Node }
  if (parent && ts.isJsxElement(parent) && parent.children.includes(node as ts.JsxChild)) {
    return tags.includes(parent.openingElement.tagName.getText())
  }
  const name = nameOf(node)
  if (name !== 'label') return onButton.test(name)
  return (
    parent !== undefined &&
    ts.isObjectLiteralExpression(parent) &&
    parent.properties.some((each) => ofButton.test(each.name?.getText() ?? ''))
  )
}

/** Of an attribute, or of a property that is a text and no object. */
function nameOf(node: ts.Node): string {
  if (ts.isJsxAttribute(node)) return node.name.getText()
  const isText = ts.isPropertyAssignment(node) && !ts.isObjectLiteralExpression(node.initializer)
  return isText ? node.name.getText() : ''
}

/** What `t` is called with, or a text of a table: either way of a condition. */
function idsIn(node: ts.Node): string[] {
  if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer)) {
    return [node.initializer.text]
  }
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
  if (ts.isBinaryExpression(node)) return [...choices(node.left), ...choices(node.right)]
  if (ts.isElementAccessExpression(node)) return textsOfTable(node.expression.getText(), node)
  return []
}

/** Of a table in the same file that a label is taken from. */
function textsOfTable(name: string, user: ts.Node): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text)
    ts.forEachChild(node, visit)
  }
  for (const statement of user.getSourceFile().statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { name: own, initializer } of statement.declarationList.declarations) {
      if (own.getText() === name && initializer) visit(initializer)
    }
  }
  return found
}
