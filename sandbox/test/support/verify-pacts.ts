// npm run pacts:verify: the committed pacts against PROVIDER_URL, or against a sandbox started here. A part of them with
// -- --filter-description, --filter-state (regular expressions) or --filter-operation (an operationId).
import { interactions, withPact, type Interaction } from './pact-file.ts'
import { filtered, readFilter, withoutFilters } from './pact-filter.ts'
import { Unkept, verify } from './pact-verification.ts'

const provider = process.env['PROVIDER_URL']

try {
  const asked = filtered(interactions(), readFilter(process.argv.slice(2), process.env))
  withoutFilters(process.env)
  const kept = provider === undefined ? await verifyOwn(asked) : await verifyOther(provider, asked)
  process.stdout.write(`${kept} of ${interactions().length} interactions are kept\n`)
} catch (error) {
  // What is not kept was printed by the verifier.
  process.stdout.write(
    `the pact is not kept${error instanceof Unkept ? '' : `: ${(error as Error).message}`}\n`,
  )
  process.exitCode = 1
}

async function verifyOwn(asked: Interaction[]): Promise<number> {
  // A lender elsewhere is verified without a second for the import of ours.
  const { startPactProvider } = await import('./pact-provider.ts')
  const { url, states, stop } = await startPactProvider('pglite', { signs: true })
  return verifyPart(url, states.url, asked).finally(stop)
}

async function verifyOther(url: string, asked: Interaction[]): Promise<number> {
  const statesUrl = process.env['PROVIDER_STATES_URL'] ?? new URL('/_pact/states', url).href
  return verifyPart(url, statesUrl, asked)
}

async function verifyPart(url: string, statesUrl: string, asked: Interaction[]): Promise<number> {
  const called = await withPact(
    () => asked,
    (file) => verify({ url, statesUrl, file }),
  )
  if (called !== asked.length) throw new Error(`${called} of ${asked.length} calls were made`)
  return called
}
