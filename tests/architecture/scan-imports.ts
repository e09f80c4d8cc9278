import { posix } from 'node:path'

export interface Import {
  /** A path from the root for our own files, the name as written for packages. */
  readonly target: string
  readonly typeOnly: boolean
}

const statement =
  /(?:^|[\n;])\s*(import|export)\s+(type\s+)?((?:[\w$*\s{},]|\btype\b)*?\bfrom\s*)?['"]([^'"\n]+)['"]/g
const expression = /\bimport\(\s*['"]([^'"\n]+)['"]\s*,?\s*\)/g

/** The imports of a file by its text alone: no compiler, no linter. */
export function importsOf(file: string, text: string): Import[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')
  const found: Import[] = []
  for (const [, , type, names, source = ''] of code.matchAll(statement)) {
    const typeOnly = type !== undefined || onlyTypesIn(names)
    found.push({ target: targetOf(file, source), typeOnly })
  }
  for (const [, source = ''] of code.matchAll(expression)) {
    found.push({ target: targetOf(file, source), typeOnly: false })
  }
  return found
}

/** `import { type A, type B } from` brings no value. */
function onlyTypesIn(names: string | undefined): boolean {
  const list = /\{([^}]*)\}/.exec(names ?? '')?.[1]
  if (list === undefined || /^\s*\w+\s*,/.test(names ?? '')) return false
  const each = list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  return each.length > 0 && each.every((name) => name.startsWith('type '))
}

function targetOf(file: string, source: string): string {
  return source.startsWith('.') ? posix.join(posix.dirname(file), source) : source
}
