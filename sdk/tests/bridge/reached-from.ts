import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The built files that an entry takes along, its own first, under both module forms: `reachedFrom(dist, 'bridge')`. */
export function reachedFrom(dist: string, entry: string): string[] {
  const found = new Set([`${entry}.js`, `${entry}.cjs`])
  for (const file of found) {
    const code = readFileSync(join(dist, file), 'utf8')
    for (const [, name] of code.matchAll(/["']\.\/([\w.-]+\.c?js)["']/g)) found.add(name!)
  }
  return [...found]
}
