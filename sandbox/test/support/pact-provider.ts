import { reader } from '../../src/lending/ocr/readings.ts'
import { startNewDatabase, type Engine, type TestDatabase } from './databases.ts'
import { startLender } from './lender.ts'
import { startStateServer, type StateServer } from './pact-state-server.ts'

/** A sandbox that a verifier can be pointed at. */
export interface PactProvider {
  url: string
  states: StateServer
  test: TestDatabase
  stop(): Promise<void>
}

/** Starts a sandbox on an empty database, and beside it what sets up its states. */
export async function startPactProvider(
  engine: Engine,
  { signs }: { signs: boolean },
): Promise<PactProvider> {
  const test = await startNewDatabase(engine)
  const app = await startLender(test.database)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const states = await startStateServer({ app, database: test.database }, { signs })
  return {
    url,
    states,
    test,
    stop: async () => {
      await states.stop()
      await app.close()
      await reader.close()
      await test.stop()
    },
  }
}
