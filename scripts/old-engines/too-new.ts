import ts from 'typescript'
import { newInPage } from './too-new-in-page.ts'

/**
 * What Chrome 87, iOS 15.4 or Node 22 lack, found in built code by its syntax tree. It looks for
 * syntax, methods by their name, static functions by their object, and globals that are not in
 * `GLOBALS` nor `known`. So it does for what is set on elements or asked of them by a selector.
 * An optional call (`x.at?.(0)`) and a `typeof` are guards and pass.
 */
export function tooNew(code: string, known: readonly string[] = []): string[] {
  const file = '/built.js'
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS)
  const found: string[] = []
  const visit = (node: ts.Node, inFunction: boolean): void => {
    found.push(...newSyntax(node, inFunction), ...newFunctions(node), ...newInPage(node))
    ts.forEachChild(node, (child) => visit(child, inFunction || ts.isFunctionLike(node)))
  }
  visit(source, false)
  return [...found, ...unknownGlobals(source).filter((name) => !known.includes(name))]
}

function newSyntax(node: ts.Node, inFunction: boolean): string[] {
  if (ts.isClassStaticBlockDeclaration(node)) return ['a static block']
  if (ts.isAwaitExpression(node) && !inFunction) return ['await outside a function']
  if (ts.isForOfStatement(node) && node.awaitModifier && !inFunction)
    return ['await outside a function']
  if (ts.isVariableDeclarationList(node) && /^(await )?using\s/.test(node.getText()))
    return ['using']
  if (ts.isImportDeclaration(node) && node.attributes) return ['import attributes']
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.InKeyword &&
    ts.isPrivateIdentifier(node.left)
  )
    return ['#private in']
  if (ts.isRegularExpressionLiteral(node)) return newInPattern(node.text)
  return []
}

function newInPattern(literal: string): string[] {
  const flags = literal.slice(literal.lastIndexOf('/') + 1)
  return [
    ...(/\(\?<[=!]/.test(literal) ? ['lookbehind'] : []),
    ...(/[dv]/.test(flags) ? [`the flag ${flags}`] : []),
    ...(/\(\?[imsx-]+:/.test(literal) ? ['flags inside a pattern'] : []),
  ]
}

/** Methods, whatever they hang on. */
const METHODS = [
  'at findLast findLastIndex toSorted toReversed toSpliced isWellFormed toWellFormed throwIfAborted getSetCookie',
  'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom showPicker',
  'toBase64 toHex setFromBase64 setFromHex getOrInsert getOrInsertComputed transferToFixedLength',
  'showPopover hidePopover togglePopover requestSubmit checkVisibility scrollIntoViewIfNeeded requestClose',
].flatMap((names) => names.split(' '))

/** Static functions by what they hang on. */
const STATIC = new Map(
  Object.entries({
    Object: ['hasOwn', 'groupBy'],
    Map: ['groupBy'],
    Array: ['fromAsync'],
    Promise: ['withResolvers', 'try'],
    AbortSignal: ['any', 'timeout', 'abort'],
    crypto: ['randomUUID'],
    Response: ['json', 'error'],
    URL: ['canParse', 'parse'],
    RegExp: ['escape'],
    Error: ['isError'],
    Iterator: ['from', 'concat'],
    Uint8Array: ['fromBase64', 'fromHex'],
    String: ['isWellFormed'],
    Intl: ['Segmenter', 'DurationFormat', 'supportedValuesOf'],
  }),
)

function newFunctions(node: ts.Node): string[] {
  if (!ts.isPropertyAccessExpression(node)) return []
  const { expression, name, parent } = node
  const isGuarded =
    ts.isTypeOfExpression(parent) ||
    (ts.isCallExpression(parent) && parent.expression === node && parent.questionDotToken)
  if (isGuarded) return []
  const on = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText()
  if (STATIC.get(on)?.includes(name.text)) return [`${on}.${name.text}`]
  const isCalled = ts.isCallExpression(parent) && parent.expression === node
  return isCalled && METHODS.includes(name.text) ? [`.${name.text}()`] : []
}

/** Every global that the package may name: all of them in Chrome 87, in iOS 15.4 and, but for those of a page, in Node 22. */
const GLOBALS = new Set(
  [
    'Array ArrayBuffer Boolean DataView Date Error Function Infinity JSON Map Math NaN Number Object Promise Proxy',
    'RangeError Reflect RegExp Set String Symbol TypeError URIError Uint8Array Uint32Array WeakMap WeakSet undefined',
    'decodeURIComponent encodeURIComponent escape globalThis isFinite isNaN parseFloat parseInt unescape',
    'AbortController Blob CustomEvent Event EventTarget FormData Headers Request Response TextDecoder TextEncoder URL URLSearchParams',
    'atob btoa clearInterval clearTimeout console crypto fetch performance queueMicrotask setInterval setTimeout',
    'document location navigator self window FileReader Image MessageChannel Worker',
    'module exports require',
  ].flatMap((names) => names.split(' ')),
)

/** The names that a file uses, declares nowhere, and does not ask for by `typeof`. */
function unknownGlobals(source: ts.SourceFile): string[] {
  const { fileName } = source
  const options = { allowJs: true, noLib: true, noResolve: true, noEmit: true }
  const host: ts.CompilerHost = {
    getSourceFile: (name) => (name === fileName ? source : undefined),
    fileExists: (name) => name === fileName,
    readFile: () => source.text,
    writeFile: () => {},
    getDefaultLibFileName: () => '',
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
  }
  const checker = ts.createProgram([fileName], options, host).getTypeChecker()
  const names = new Set<string>()
  const askedFor = new Set<string>()
  const isDeclared = (name: ts.Identifier): boolean =>
    Boolean(
      ts.isShorthandPropertyAssignment(name.parent)
        ? checker.getShorthandAssignmentValueSymbol(name.parent)
        : checker.getSymbolAtLocation(name),
    )
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isReference(node)) {
      if (ts.isTypeOfExpression(node.parent)) askedFor.add(node.text)
      else if (!GLOBALS.has(node.text) && !isDeclared(node)) names.add(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return [...names].filter((name) => !askedFor.has(name))
}

/** Whether a name stands for a variable, and not for a property or a label. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node
  if (ts.isBindingElement(parent) || ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent))
    return parent.propertyName !== node
  return !(
    ts.isMethodDeclaration(parent) ||
    ts.isAccessor(parent) ||
    ts.isLabeledStatement(parent) ||
    ts.isBreakOrContinueStatement(parent) ||
    ts.isMetaProperty(parent)
  )
}
