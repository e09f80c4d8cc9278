import { availableParallelism } from 'node:os'
import { lastLines, runCommand } from '../../set-up/run-command.ts'
import { shortened, type Tally } from '../read-results.ts'
import type { Item } from './items.ts'
import { sampleOf, sampleSeed } from './sample.ts'

/**
 * Runs items, as many kinds at a time as there are cores, the longest first. Those of one kind share caches and folders, so
 * they follow one another. `onPassed` hears of each that passed.
 */
export async function runItems(
  items: readonly Item[],
  onPassed: (item: Item) => void = () => undefined,
): Promise<Tally> {
  const kinds = new Set(items.map(({ kind }) => kind))
  const waiting = [...kinds]
    .map((kind) => items.filter((item) => item.kind === kind))
    .sort((one, other) => secondsOf(other) - secondsOf(one))
  let done = 0
  const failures: string[] = []
  const run = async (item: Item) => {
    const { code, output, seconds } = await runCommand(item.command, { env: item.env })
    done += 1
    const place = `${String(done)}/${String(items.length)}`
    if (code === 0) {
      onPassed(item)
      console.log(`✓ ${place} ${item.name} ${seconds.toFixed(0)} s`)
      if (item.shown) console.log(output.trim())
    } else {
      console.log(`✗ ${place} ${item.name}: ${byHand(item)}\n${output.trim()}\n`)
      failures.push(shortened(byHand(item), lastLines(output)))
    }
  }
  const worker = async () => {
    for (let kind = waiting.shift(); kind; kind = waiting.shift()) {
      for (const item of kind) await run(item)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  const failed = failures.length
  return { passed: items.length - failed, failed, skipped: 0, failures }
}

/** A few items of the matrix, chosen by the seed. */
export async function runSample(): Promise<Tally> {
  const seed = sampleSeed()
  console.log(`The matrix's sample of MATRIX_SEED=${seed}`)
  return runItems(sampleOf(seed))
}

const secondsOf = (items: readonly Item[]): number =>
  items.reduce((sum, { seconds }) => sum + seconds, 0)

/** How one item is run again. */
const byHand = ({ name, flags = [] }: Item): string =>
  `npm run test:matrix -- ${[...flags, name].map((each) => `'${each}'`).join(' ')}`
