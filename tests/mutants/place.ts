import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './mutant.ts'

/** The one file of a tree that holds the mutant's text, exactly once; undefined where there is none or more. */
export function placeOf(
  { file, text }: Pick<Mutant, 'file' | 'text'>,
  root: string,
): { file: string; text: string } | undefined {
  const found = globSync(file, { cwd: root })
    .map((name) => join(root, name))
    .map((path) => ({ file: path, text: readFileSync(path, 'utf8') }))
    .filter((each) => each.text.includes(text))
  const [only] = found
  return found.length === 1 && only?.text.split(text).length === 2 ? only : undefined
}
