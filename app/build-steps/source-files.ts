import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const sources = fileURLToPath(new URL('../src/', import.meta.url))

/** The app's own code by its path under `src`: no test, and nothing that is generated. */
export function sourceFiles(): Map<string, string> {
  const files = readdirSync(sources, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .filter((entry) => !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('/i18n/generated/'))
  return new Map(files.map((file) => [relative(sources, file), readFileSync(file, 'utf8')]))
}
