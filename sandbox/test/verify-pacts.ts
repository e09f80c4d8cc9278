// npm run pacts:verify: the committed pacts against PROVIDER_URL, or against a sandbox started here.
import { interactions, servedInteractions, withPact } from './pact-file.ts'
import { startPactProvider } from './pact-provider.ts'
import { verify } from './pact-verification.ts'

const provider = process.env['PROVIDER_URL']

try {
  const kept = provider === undefined ? await verifyOwn() : await verifyOther(provider)
  process.stdout.write(`${kept} interactions are kept\n`)
} catch {
  // What is not kept was printed by the verifier.
  process.stdout.write('the pact is not kept\n')
  process.exitCode = 1
}

async function verifyOwn(): Promise<number> {
  const { url, states, stop } = await startPactProvider('pglite', { signs: true })
  await withPact(servedInteractions, (file) =>
    verify({ url, statesUrl: states.url, file }),
  ).finally(stop)
  return servedInteractions().length
}

async function verifyOther(url: string): Promise<number> {
  const statesUrl = process.env['PROVIDER_STATES_URL'] ?? new URL('/_pact/states', url).href
  await verify({ url, statesUrl })
  return interactions().length
}
