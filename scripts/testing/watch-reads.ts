import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../set-up/pinned-node.mjs'
import { failedOnce, sum, type Tally } from './read-results.ts'

/**
 * Has the Node processes of a layer note what they open outside the project. Such a file is in no key (`unchanged.ts`):
 * it could change and the layer be skipped all the same, so that reading one is a failure.
 */
export function watchReads(layer: string): {
  env: Readonly<Record<string, string>>
  /** What the layer counted, with a failure for each such file. */
  judge(tally: Tally): Tally
} {
  const notes = join(root, '.paso', 'results', `${layer}-foreign-reads.txt`)
  mkdirSync(dirname(notes), { recursive: true })
  rmSync(notes, { force: true })
  // Nothing is skipped there, and the machine's own files are named to the tools.
  if (process.env.CI) return { env: {}, judge: (tally) => tally }
  const options = [
    process.env.NODE_OPTIONS ?? '',
    `--import=${new URL('note-foreign-reads.mjs', import.meta.url).href}`,
  ]
  return {
    env: { PASO_FOREIGN_READS: notes, NODE_OPTIONS: options.join(' ').trim() },
    judge(tally) {
      if (!existsSync(notes)) return tally
      const lines = new Set(readFileSync(notes, 'utf8').trim().split('\n'))
      return sum([
        tally,
        ...[...lines].map((line) => failedOnce(`${layer}: ${line}, which no key holds`)),
      ])
    },
  }
}
