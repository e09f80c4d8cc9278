import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handlers } from '../../src/http/handlers/registry.ts'
import { checkBooks } from '../../src/lending/ledger/check-books.ts'
import { bothEngines } from '../support/databases.ts'
import { signatureOf } from '../support/signature.ts'
import { interactions, operationOf, withPact, type Interaction } from '../support/pact-file.ts'
import { startPactProvider, type PactProvider } from '../support/pact-provider.ts'
import { pactStates } from '../support/pact-states.ts'
import { verify } from '../support/pact-verification.ts'

it('every provider state is known to the sandbox', () => {
  const named = interactions().flatMap(({ providerStates }) => providerStates)
  const known = new Set(Object.keys(pactStates))
  expect(named.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
})

it('every operation that the sandbox serves is called', () => {
  const called = interactions().map(operationOf)
  expect(called).toEqual(expect.arrayContaining(Object.keys(handlers)))
})

it('the signature that the README works out is right', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../pacts/README.md'), 'utf8')
  const fields = {
    timestamp: '1763700000000',
    token: '2f6f1c0b9e5d4a7f8c3b2a1d0e9f8a7b',
    appsflyer_id: '',
    bundle_id: '',
    version: '1.0.0',
    platform: 'web',
  }
  expect(readme).toContain(`it is \`${signatureOf(fields)}\``)
})

// Both ways of the README to sign: the states do on one engine, a request filter on the other.
describe.each(bothEngines)('the committed pact on %s', (engine) => {
  const statesSign = engine === 'pglite'
  let provider: PactProvider
  beforeAll(async () => {
    provider = await startPactProvider(engine, { signs: statesSign })
  })
  afterAll(() => provider.stop())

  const verified = (changed: (all: Interaction[]) => Interaction[]) =>
    withPact(changed, (file) =>
      verify({
        url: provider.url,
        statesUrl: provider.states.url,
        file,
        ...(statesSign ? {} : { signAt: () => provider.states.callersTime() }),
      }),
    )

  it('is kept in every interaction', async () => {
    await verified((all) => all)
    expect(await checkBooks(provider.test.database)).toEqual([])
  })

  it('fails where a state is unknown', async () => {
    const unknown = (all: Interaction[]) =>
      all
        .filter(({ description }) => description === 'a visitor looks at home')
        .map((each) => ({ ...each, providerStates: [{ name: 'a lender that nobody knows' }] }))
    await expect(verified(unknown)).rejects.toThrow()
  })
})
