import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startSandbox } from './start-sandbox.ts'

/** One sandbox for all journeys; each journey uses a phone number of its own. */
export default async function globalSetUp(): Promise<() => Promise<void>> {
  const built = fileURLToPath(new URL('../../app/dist/pages.json', import.meta.url))
  if (!existsSync(built))
    throw new Error('The app is not built. Run `npm run build`, or `npm run test:e2e`.')
  const sandbox = await startSandbox()
  process.env.PASO_URL = sandbox.url
  return () => sandbox.stop()
}
