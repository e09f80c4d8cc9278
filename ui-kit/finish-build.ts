/** What is left to do with the files that tsup wrote: `npm run build` runs it after tsup. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** A module that runs hooks, makes a context or a style: React gives it to the client. */
const NEEDS_CLIENT = /(?:from |require\(|import )["'](?:react|react-dom|styled-components)["']/

/**
 * Says `use client` in each built file that needs it, and in no other: what only counts or reads, such as
 * `formatMoney`, can be called on a server. On the first line itself, so that source maps stay true.
 */
function markClientFiles(dist: string): void {
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!/\.c?js$/.test(name) || name.includes('.worker.')) continue
    const file = path.join(dist, name)
    const code = readFileSync(file, 'utf8')
    if (!NEEDS_CLIENT.test(code)) continue
    writeFileSync(file, `"use client";${code.replace(/^['"]use strict['"];/, '')}`)
  }
}

interface Export {
  readonly name: string
  readonly isType: boolean
  /** Below `src`, such as `otp-field/OtpField`. */
  readonly from: string
}

function exportsOf(index: string): Export[] {
  const source = ts.createSourceFile(index, readFileSync(index, 'utf8'), ts.ScriptTarget.ESNext)
  return source.statements.flatMap((statement): Export[] => {
    if (!ts.isExportDeclaration(statement)) return []
    const { exportClause, moduleSpecifier, isTypeOnly } = statement
    if (!exportClause || !ts.isNamedExports(exportClause)) return []
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return []
    const from = moduleSpecifier.text.replace(/^\.\//, '').replace(/\.tsx?$/, '')
    return exportClause.elements.map((element) => ({
      name: element.name.text,
      isType: isTypeOnly || element.isTypeOnly,
      from,
    }))
  })
}

/** Writes what `@paso/ui-kit/<folder>` gives: of each folder what the index gives of it, and nothing else. */
function writeParts(src: string, dist: string): void {
  const all = exportsOf(path.join(src, 'index.ts'))
  mkdirSync(path.join(dist, 'parts'), { recursive: true })
  for (const folder of new Set(all.map(({ from }) => path.dirname(from)))) {
    const own = all.filter(({ from }) => path.dirname(from) === folder)
    const values = own.filter(({ isType }) => !isType)
    const write = (ending: string, lines: readonly string[]) =>
      writeFileSync(path.join(dist, 'parts', `${folder}.${ending}`), `${lines.join('\n')}\n`)
    const names = own.map(({ name, isType }) => (isType ? `type ${name}` : name)).join(', ')
    write('d.ts', [`export { ${names} } from '../index.js'`])
    write('d.cts', [`export { ${names} } from '../index.cjs'`])
    write(
      'js',
      values.map(({ name, from }) => `export { ${name} } from '../${from}.js'`),
    )
    write(
      'cjs',
      values.map(({ name, from }) => `exports.${name} = require('../${from}.cjs').${name}`),
    )
  }
}

const dist = path.join(import.meta.dirname, 'dist')
markClientFiles(dist)
writeParts(path.join(import.meta.dirname, 'src'), dist)
