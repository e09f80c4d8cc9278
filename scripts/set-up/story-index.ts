import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Entry {
  readonly id: string
  readonly type: string
  readonly tags?: readonly string[]
}

/** The stories of a built workbench, in its order; its pages of words are left out. */
export function storiesIn(folder: string): Entry[] {
  const index = readFileSync(join(folder, 'index.json'), 'utf8')
  const { entries } = JSON.parse(index) as { entries: Record<string, Entry> }
  return Object.values(entries).filter(({ type }) => type === 'story')
}
