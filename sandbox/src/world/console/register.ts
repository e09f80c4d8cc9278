import type { FastifyInstance } from 'fastify'
import { refuseUnstorable } from '../../http/pipeline/unstorable.ts'
import type { Settings } from '../../lending/settings/settings.ts'
import type { Partners } from '../../lending/partners/partners.ts'
import type { Database } from '../../store/database/database.ts'
import { registerConsoleApi } from './api.ts'
import type { World } from '../page-parts/world.ts'
import { requireTester } from './require-tester.ts'
import { answerRefusals } from './refusals.ts'
import { registerConsolePages, registerPageFiles } from './register-pages.ts'
import { registerLiveness } from '../liveness/liveness-routes.ts'
import { registerSigning } from '../signing-app/signing-routes.ts'

/**
 * The pages of signing app and liveness check always, since borrowers open them; the tester's console only where the settings
 * allow it, and only to a tester.
 */
export async function registerConsole(
  app: FastifyInstance,
  options: { settings: Settings; database: Database; partners: Partners; realTime?: () => Date },
): Promise<void> {
  const world: World = {
    database: options.database,
    settings: options.settings,
    realTime: options.realTime ?? (() => new Date()),
    log: app.log,
    partners: options.partners,
  }
  registerPageFiles(app)
  registerSigning(app, world)
  registerLiveness(app, world)
  const { consoleSecret } = options.settings
  if (consoleSecret === undefined) return
  await app.register(async (tester) => {
    answerRefusals(tester)
    tester.addHook('onRequest', requireTester(world, consoleSecret()))
    tester.addHook('onRequest', async ({ query }) => refuseUnstorable(query))
    registerConsolePages(tester, world)
    await registerConsoleApi(tester, world)
  })
}
