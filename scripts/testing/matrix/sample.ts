import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { root } from '../../set-up/pinned-node.mjs'
import { matrixItems, type Item } from './items.ts'

/** No item of a sample takes longer. */
const LONGEST_SECONDS = 40
/** How many of each kind. */
const counts = { stories: 1, pictures: 1, lender: 2, editions: 1 } as const satisfies Partial<
  Record<Item['kind'], number>
>

/** What MATRIX_SEED says, else the commit: each commit tries other items, and a red one can be tried again. */
export function sampleSeed(): string {
  const { MATRIX_SEED } = process.env
  if (MATRIX_SEED) return MATRIX_SEED
  const { stdout } = spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  })
  return stdout?.trim() || 'no commit'
}

/** Some items of each kind that no layer runs, the same ones for the same seed. */
export function sampleOf(seed: string): Item[] {
  const orderOf = ({ name }: Item) => createHash('sha256').update(`${seed} ${name}`).digest('hex')
  const short = matrixItems()
    .filter(({ inLayer, seconds }) => !inLayer && seconds <= LONGEST_SECONDS)
    .map((item) => ({ item, order: orderOf(item) }))
    .sort((one, other) => (one.order < other.order ? -1 : 1))
    .map(({ item }) => item)
  return Object.entries(counts).flatMap(([kind, count]) =>
    short.filter((item) => item.kind === kind).slice(0, count),
  )
}
