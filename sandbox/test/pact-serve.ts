// npm run pacts:provider -w sandbox: a sandbox with the address that sets up its states, for any verifier to be tried on.
import { startPactProvider } from './pact-provider.ts'

const { url, states, stop } = await startPactProvider('pglite', { signs: true })
process.stdout.write(
  `pact verifier --file pacts/paso-sdk-lender.json --provider-name lender ` +
    `--hostname 127.0.0.1 --port ${new URL(url).port} --state-change-url ${states.url}\n`,
)
process.once('SIGINT', () => void stop())
process.once('SIGTERM', () => void stop())
