// npm run pacts:provider -w sandbox: a sandbox with the address that sets up its states, for any verifier to be tried on.
import { once } from 'node:events'
import { committedPact } from './pact-file.ts'
import { startPactProvider } from './pact-provider.ts'

const { url, states, stop } = await startPactProvider('pglite', { signs: true })
process.stdout.write(
  `pact verifier --file ${committedPact} --provider-name lender ` +
    `--hostname 127.0.0.1 --port ${new URL(url).port} --state-change-url ${states.url}\n`,
)
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
await stop()
