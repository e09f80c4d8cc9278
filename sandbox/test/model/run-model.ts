// Random sequences of commands against the model, by hand: RUNS, SEED, PATH_, REPLAY and ENGINES say
// how many, which, and on which database; SHRINK=no leaves a failing one as long as it is.
import { engines, startNewDatabase, type Engine } from '../support/databases.ts'
import type { Sequence } from './commands.ts'
import { LenderUnderTest } from './lender-under-test.ts'
import { describeFailure, newSeed, runRandom, type Outcome } from './random-run.ts'
import { runSequence } from './run-sequence.ts'

const { RUNS, SEED, PATH_, REPLAY, ENGINES, SHRINK } = process.env
const seed = SEED === undefined ? newSeed() : Number(SEED)
const runs = Number(RUNS ?? 10_000)
const SLICE = 250

let failed = false
for (const engine of (ENGINES?.split(',') ?? engines) as Engine[]) {
  const { database, stop } = await startNewDatabase(engine)
  const lender = await LenderUnderTest.start(database)
  try {
    if (REPLAY === undefined) failed = !(await runAll(engine, lender)) || failed
    else {
      await runSequence(lender, JSON.parse(REPLAY) as Sequence)
      process.stdout.write(`${engine}: the sequence runs as the model says\n`)
    }
  } finally {
    await lender.app.close()
    await stop()
  }
}
process.exitCode = failed ? 1 : 0

/** Slice by slice, each with a seed of its own that follows from the first, so that progress shows. */
async function runAll(engine: Engine, lender: LenderUnderTest): Promise<boolean> {
  process.stdout.write(`${engine}: ${runs} sequences, seed ${seed}\n`)
  const began = performance.now()
  for (let done = 0; done < runs; done += SLICE) {
    const outcome: Outcome = await runRandom(lender, {
      runs: Math.min(SLICE, runs - done),
      seed: seed + done / SLICE,
      path: done === 0 ? PATH_ : undefined,
      shrink: SHRINK !== 'no',
    })
    if (outcome.failure) {
      process.stdout.write(`${describeFailure(outcome, engine)}\n`)
      return false
    }
    const seconds = (performance.now() - began) / 1000
    const sofar = done + outcome.runs
    process.stdout.write(
      `${engine}: ${sofar} done, ${((seconds / sofar) * 1000).toFixed(0)} s a thousand\n`,
    )
  }
  return true
}
