import ts from 'typescript'
import { tooNewInSelector, tooNewInStyle } from './too-new-css.ts'

const listed = (names: string) => new Set(names.split(' '))

/** Attributes and properties of elements, in small letters: React writes some of them otherwise. */
const ATTRIBUTES = listed(
  'inert popover popovertarget popovertargetaction popovertargetelement commandfor commandforelement',
)
/** What formatters of Intl are asked for; an old one gives no error, but other figures. */
const OPTIONS = listed('trailingZeroDisplay roundingMode roundingPriority roundingIncrement')
/** They throw at a selector that they do not know. */
const TAKES_SELECTOR = listed('matches closest querySelector querySelectorAll')
/** A text with one of these is a selector, wherever it is kept before it is used. */
const SELECTOR = /:(?:is|where|has|not|dir|nth-child|nth-last-child)\(/

/** What code sets on elements, or asks of them by a selector, that an old browser lacks. */
export function newInPage(node: ts.Node): string[] {
  if (ts.isCallExpression(node)) return newInCall(node)
  if (ts.isObjectLiteralElement(node)) return newInObject(node)
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken)
    return newInAssignment(node)
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
  if (!isText || ts.isTaggedTemplateExpression(node.parent)) return []
  const text = textOf(node)
  // With a brace it is a sheet, in which such a rule is looked at as one.
  return SELECTOR.test(text) && !text.includes('{') ? newInAsked(node, text) : []
}

/** A selector that is tried, and caught where it is not known, is safe. */
function newInAsked(node: ts.Node, selector: string): string[] {
  const around = ts.findAncestor(
    node,
    (each) => ts.isFunctionLike(each) || (ts.isBlock(each) && ts.isTryStatement(each.parent)),
  )
  const tried = around && ts.isTryStatement(around.parent) ? around.parent : undefined
  const isCaught = tried?.catchClause && tried.tryBlock === around
  return isCaught ? [] : tooNewInSelector(selector)
}

function newInCall({ expression, arguments: [first, second] }: ts.CallExpression): string[] {
  if (!ts.isPropertyAccessExpression(expression) || !first) return []
  const method = expression.name.text
  const text = textOf(first)
  // What stands in brackets after a pseudo-class is found as a text.
  if (TAKES_SELECTOR.has(method) && !SELECTOR.test(text)) return newInAsked(first, text)
  if (/^(?:set|toggle)Attribute$/.test(method) && ATTRIBUTES.has(text.toLowerCase()))
    return [`the attribute ${text}`]
  return method === 'setProperty' ? tooNewInStyle(text, valueOf(second)) : []
}

function newInObject(node: ts.ObjectLiteralElement): string[] {
  const name = node.name && !ts.isComputedPropertyName(node.name) ? node.name.text : ''
  if (ATTRIBUTES.has(name.toLowerCase())) return [`the attribute ${name}`]
  if (OPTIONS.has(name)) return [`the option ${name}`]
  const isStyle = name === 'style' && ts.isPropertyAssignment(node)
  if (!isStyle || !ts.isObjectLiteralExpression(node.initializer)) return []
  return node.initializer.properties.flatMap((each) => {
    const property = each.name && !ts.isComputedPropertyName(each.name) ? each.name.text : ''
    return tooNewInStyle(property, ts.isPropertyAssignment(each) ? valueOf(each.initializer) : '0')
  })
}

function newInAssignment({ left, right }: ts.BinaryExpression): string[] {
  if (!ts.isPropertyAccessExpression(left)) return []
  const { expression: on, name } = left
  if (ATTRIBUTES.has(name.text.toLowerCase())) return [`the attribute ${name.text}`]
  const isStyle = (ts.isPropertyAccessExpression(on) ? on.name : on).getText() === 'style'
  return isStyle ? tooNewInStyle(name.text, valueOf(right)) : []
}

/** A text as it is written; what is filled in is left open. */
function textOf(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return ''
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    .map(({ text }) => text)
    .join('*')
}

/** A value that is counted only when it runs stands for an old one. */
const valueOf = (node: ts.Node | undefined) => (node && textOf(node)) || '0'
