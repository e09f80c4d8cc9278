import { randomUUID } from 'node:crypto'
import { existsSync, globSync, realpathSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './pinned-node.mjs'

/**
 * Each file of the installed packages with its size and time: their bytes would take too long to read. Nobody looks behind a
 * package that is linked from elsewhere: it is another one each time.
 */
export function installed(): string[] {
  // Tools keep their caches in hidden folders there.
  const entries = globSync('{,*/}node_modules/**', {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => entry.name.startsWith('.'),
  })
  const pathsOf = (kind: 'isFile' | 'isSymbolicLink') =>
    entries.filter((entry) => entry[kind]()).map((entry) => join(entry.parentPath, entry.name))
  const linked = pathsOf('isSymbolicLink')
    .filter((path) => existsSync(path) && !realpathSync(path).startsWith(realpathSync(root)))
    .map((path) => `${path} ${randomUUID()}`)
  const files = pathsOf('isFile')
    .sort()
    .map((path) => {
      const { size, mtimeMs } = statSync(path)
      return `${relative(root, path)} ${String(size)} ${String(mtimeMs)}`
    })
  return [...linked, ...files]
}
