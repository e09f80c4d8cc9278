import type { FastifyInstance } from 'fastify'
import { buildApp } from '../src/app.ts'
import { startWorker } from '../src/lending/due-work/worker.ts'
import type { Settings } from '../src/lending/settings/settings.ts'
import type { Database } from '../src/store/database/database.ts'
import { settings } from '../test/support/lender.ts'
import { injectAsTester } from '../test/support/tester.ts'
import type { Stage } from './play.ts'
import { scenarioPartners } from '../src/world/scenarios/scenario-partners.ts'

export interface ServingStage extends Stage {
  url: string
  /** Ends the server; the database is its opener's. */
  close(): Promise<void>
}

/** The lender in this process, listening, with its worker, on a database that is open. */
export async function serveHere(
  database: Database,
  options: { port?: number; realTime?: () => Date; changed?: Partial<Settings> } = {},
): Promise<ServingStage> {
  const changed = { ...settings, ...options.changed }
  const app: FastifyInstance = await buildApp({
    database,
    settings: changed,
    logger: false,
    ...(options.realTime ? { realTime: options.realTime } : {}),
  })
  injectAsTester(app, database, changed)
  const worker = startWorker(database, app.log, scenarioPartners)
  const url = await app.listen({ port: options.port ?? 0, host: '127.0.0.1' })
  return {
    database,
    app,
    url,
    close: async () => {
      await app.close()
      await worker.stop()
    },
  }
}
