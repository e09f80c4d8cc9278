import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { aroundTheBorders, rows, rowsInside } from './who-may-import-whom.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const product = /^(app|sdk|ui-kit|sandbox)\/src\//
const code = /\.[cm]?[jt]sx?$/
const importingCalls = new Set(['require', 'import.meta.glob', 'import.meta.resolve'])

/** Names an import that crosses a border of the architecture, and says why the border is there. */
export const importBoundaries = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      crossed: '{{who}} may not import {{target}}: {{because}}.',
      around: 'nobody may import {{target}}: {{because}}.',
      unreadable: 'Say where this import leads: only then can its border be checked.',
    },
  },
  create(context) {
    const from = relative(root, context.filename).replaceAll('\\', '/')
    const row = rows.find((each) => each.from.test(from))
    const inside = rowsInside.filter((each) => each.from.test(from))
    if (!row && inside.length === 0) return {}

    const examine = (source, { isType = false, isAddress = false } = {}) => {
      const written = textOf(source)?.replace(/\?.*$/s, '')
      if (written === undefined || written.startsWith('*')) {
        if (product.test(from)) context.report({ node: source, messageId: 'unreadable' })
        return
      }
      const ownFile = written.startsWith('.') || (isAddress && !/^(\/|\w+:)/.test(written))
      const target = ownFile
        ? relative(root, resolve(dirname(context.filename), written)).replaceAll('\\', '/')
        : written
      const report = ({ who, because }, messageId = 'crossed') => {
        context.report({ node: source, messageId, data: { who, target, because } })
      }
      if (isAddress && row?.readsFiles && !code.test(target)) return
      if (aroundTheBorders.mayNot.test(target)) report(aroundTheBorders, 'around')
      if (row?.mayNot.test(target)) report(row)
      else if (target.startsWith('@paso/') && row && !row.ours.includes(target)) report(row)
      for (const rule of inside) {
        if (rule.valuesOnly && isType) continue
        if (rule.mayNot(target, from)) report(rule)
      }
    }
    return {
      ImportDeclaration: (node) => examine(node.source, { isType: node.importKind === 'type' }),
      ExportNamedDeclaration: (node) =>
        node.source && examine(node.source, { isType: node.exportKind === 'type' }),
      ExportAllDeclaration: (node) => examine(node.source, { isType: node.exportKind === 'type' }),
      ImportExpression: (node) => examine(node.source),
      TSImportType: (node) => examine(node.source, { isType: true }),
      CallExpression: (node) => {
        if (!importingCalls.has(context.sourceCode.getText(node.callee))) return
        const [first] = node.arguments
        for (const each of first?.type === 'ArrayExpression' ? first.elements : [first]) {
          if (each) examine(each)
        }
      },
      NewExpression: (node) => {
        const [address, base] = node.arguments
        if (context.sourceCode.getText(node.callee) !== 'URL' || !base) return
        if (context.sourceCode.getText(base) === 'import.meta.url') {
          examine(address, { isAddress: true })
        }
      },
    }
  },
}

/** A path as written, with `*` for what is known only when the program runs; undefined when nothing is known. */
function textOf(source) {
  if (typeof source.value === 'string') return source.value
  if (source.type === 'TemplateLiteral') {
    return source.quasis.map(({ value }) => value.cooked).join('*')
  }
  if (source.type === 'BinaryExpression' && source.operator === '+') {
    return (textOf(source.left) ?? '*') + (textOf(source.right) ?? '*')
  }
  return undefined
}
