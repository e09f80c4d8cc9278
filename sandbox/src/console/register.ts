import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'
import type { Database } from '../store/database.ts'
import { registerConsoleApi } from './api.ts'
import type { World } from './outside-world.ts'
import { registerConsolePages, registerPageFiles } from './register-pages.ts'
import { registerSigning } from './signing-routes.ts'

/** The signing app's page always; the tester's console only where the settings allow it. */
export async function registerConsole(
  app: FastifyInstance,
  options: { settings: Settings; database: Database; realTime?: () => Date },
): Promise<void> {
  const world: World = {
    database: options.database,
    settings: options.settings,
    realTime: options.realTime ?? (() => new Date()),
    log: app.log,
  }
  registerPageFiles(app)
  registerSigning(app, world)
  if (!options.settings.console) return
  registerConsolePages(app, options)
  await registerConsoleApi(app, world)
}
