import { globSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './pinned-node.mjs'

/** Each file of the installed packages with its size and time: their bytes would take too long to read. */
export function installed(): string[] {
  // Tools keep their caches in hidden folders there.
  const files = globSync('{,*/}node_modules/**', {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => entry.name.startsWith('.'),
  })
  return files
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => {
      const { size, mtimeMs } = statSync(path)
      return `${relative(root, path)} ${String(size)} ${String(mtimeMs)}`
    })
}
