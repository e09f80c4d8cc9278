// npm run pacts:provider -w sandbox: a sandbox with the address that sets up its states, for any verifier to be tried on.
import { once } from 'node:events'
import { interactions, isNotServed, servedInteractions, withPact } from './pact-file.ts'
import { startPactProvider } from './pact-provider.ts'

const { url, states, stop } = await startPactProvider('pglite', { signs: true })
// What the sandbox says it does not serve yet is not asked of it.
for (const { description } of interactions().filter(isNotServed)) {
  process.stderr.write(`left out, not served yet: ${description}\n`)
}
await withPact(servedInteractions, async (file) => {
  process.stdout.write(
    `pact verifier --file ${file} --provider-name lender ` +
      `--hostname 127.0.0.1 --port ${new URL(url).port} --state-change-url ${states.url}\n`,
  )
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
})
await stop()
