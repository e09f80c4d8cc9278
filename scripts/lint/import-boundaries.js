import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rows, rowsInsideApp } from './who-may-import-whom.js'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Names an import that crosses a border of the architecture, and says why the border is there. */
export const importBoundaries = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { crossed: '{{who}} may not import {{target}}: {{because}}.' },
  },
  create(context) {
    const from = relative(root, context.filename).replaceAll('\\', '/')
    const row = rows.find((each) => each.from.test(from))
    const inside = rowsInsideApp.filter((each) => each.from.test(from))
    if (!row && inside.length === 0) return {}

    const examine = (source, isType) => {
      if (typeof source?.value !== 'string') return
      const written = source.value
      const target = written.startsWith('.')
        ? relative(root, resolve(dirname(context.filename), written)).replaceAll('\\', '/')
        : written
      const report = ({ who, because }) => {
        context.report({ node: source, messageId: 'crossed', data: { who, target, because } })
      }
      if (row?.mayNot.test(target)) report(row)
      for (const rule of inside) {
        if (rule.valuesOnly && isType) continue
        if (rule.mayNot(target, from)) report(rule)
      }
    }
    return {
      ImportDeclaration: (node) => examine(node.source, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => examine(node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => examine(node.source, node.exportKind === 'type'),
      ImportExpression: (node) => examine(node.source, false),
      TSImportType: (node) => examine(node.source, true),
    }
  },
}
