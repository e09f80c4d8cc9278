import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildEditions, printBuild } from '../../scripts/set-up/build.ts'
import { freePort } from '../../scripts/set-up/ports.ts'
import { embedded, startSandbox } from './start-sandbox.ts'
import { hasPseudoWords } from './words.ts'

/** One sandbox for all journeys; each journey uses a phone number of its own. */
export default async function globalSetUp(): Promise<() => Promise<void>> {
  const built = fileURLToPath(new URL('../../app/dist/pages.json', import.meta.url))
  if (!existsSync(built))
    throw new Error('The app is not built. Run `npm run build`, or `npm run test:e2e`.')
  const partnerPort = String(await freePort())
  const env = {
    PARTNER_PORT: partnerPort,
    ...(hasPseudoWords ? { APP_FOLDER: await buildInNoLanguage() } : {}),
  }
  const sandbox = await startSandbox({ env, engine: embedded })
  process.env.PASO_URL = sandbox.url
  process.env.PASO_PARTNER_PORT = partnerPort
  return () => sandbox.stop()
}

async function buildInNoLanguage(): Promise<string> {
  const kind = 'editions-in-no-language'
  if (!(await buildEditions(['TH'], printBuild, kind))) throw new Error('the app cannot be built')
  return fileURLToPath(new URL(`../../.paso/${kind}/TH`, import.meta.url))
}
