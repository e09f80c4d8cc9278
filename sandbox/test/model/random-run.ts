import fc from 'fast-check'
import { sequences, type Sequence } from './commands.ts'
import type { LenderUnderTest } from './lender-under-test.ts'
import { runSequence } from './run-sequence.ts'

/** Commands of the longest sequence, beside those that it begins with. */
const MOST = 40

export interface Wanted {
  runs: number
  /** A new one unless given. */
  seed?: number | undefined
  /** Where in the run of that seed to begin: the path of a failure. */
  path?: string | undefined
  /** Whether a failing sequence is made as short as it can be; takes a hundred runs. */
  shrink?: boolean
}

/** What came of random sequences; a failing one is the shortest that was looked for. */
export interface Outcome {
  seed: number
  runs: number
  failure: { sequence: Sequence; path: string; problem: string } | null
}

/** A seed that nobody chose. */
export const newSeed = (): number => Math.floor(Math.random() * 2 ** 31)

/** Runs random sequences one after the other. The same seed and path always run the same ones. */
export async function runRandom(
  lender: LenderUnderTest,
  { runs, seed = newSeed(), path, shrink = true }: Wanted,
): Promise<Outcome> {
  const property = fc.asyncProperty(sequences(MOST), (sequence) => runSequence(lender, sequence))
  const found = await fc.check(property, {
    numRuns: runs,
    seed,
    ...(path === undefined ? {} : { path }),
    endOnFailure: !shrink,
  })
  const [sequence] = found.counterexample ?? []
  if (!found.failed || sequence === undefined) return { seed, runs: found.numRuns, failure: null }
  const problem = found.errorInstance instanceof Error ? found.errorInstance.message : ''
  const where = found.counterexamplePath ?? ''
  return { seed, runs: found.numRuns, failure: { sequence, path: where, problem } }
}

/** A failure as a person reads it, with the commands that run it again. */
export function describeFailure({ seed, failure }: Outcome, engine: string): string {
  if (!failure) return `no sequence fails with seed ${seed} on ${engine}`
  const { sequence, path, problem } = failure
  return [
    `${engine}: ${problem}`,
    `begins ${JSON.stringify(sequence.beginning)}`,
    ...sequence.commands.map((command, index) => `${index + 1}. ${JSON.stringify(command)}`),
    `again:   SEED=${seed} PATH_=${path} ENGINES=${engine} npm run model -w sandbox`,
    `this one: REPLAY='${JSON.stringify(sequence)}' ENGINES=${engine} npm run model -w sandbox`,
  ].join('\n')
}
