import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, startDatabase, type TestDatabase } from '../support/databases.ts'
import { LenderUnderTest } from './lender-under-test.ts'
import { describeFailure, newSeed, runRandom } from './random-run.ts'

/** On each engine; `npm run model -w sandbox` runs as many as are wanted. */
const SEQUENCES = Number(process.env['SEQUENCES'] ?? 50)

describe.each(engines)(
  'the lender on %s',
  { timeout: Math.max(300_000, SEQUENCES * 10_000) },
  (engine) => {
    let test: TestDatabase
    let lender: LenderUnderTest
    beforeAll(async () => {
      test = await startDatabase(engine)
      lender = await LenderUnderTest.start(test.database)
    })
    afterAll(async () => {
      await lender.app.close()
      await test.stop()
    })

    it('does what the model says in whatever order things happen', async () => {
      const seed = newSeed()
      process.stdout.write(`${engine}: ${SEQUENCES} sequences, seed ${seed}\n`)
      const outcome = await runRandom(lender, { runs: SEQUENCES, seed })
      expect(outcome.failure, describeFailure(outcome, engine)).toBeNull()
      expect(outcome.runs).toBe(SEQUENCES)
    })
  },
)
