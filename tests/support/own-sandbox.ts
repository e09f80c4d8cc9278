import type { Country } from '@paso/sdk/contract'
import { test as journey } from './journey.ts'
import { startSandbox, type Engine, type RunningSandbox } from './start-sandbox.ts'

interface OwnSandbox {
  /** Which database the test's sandbox runs on. */
  engine: Engine | undefined
  /** Whose app it serves, and what else it is told. */
  country: Country
  settings: Readonly<Record<string, string>>
  /** A sandbox that is this test's alone, so that it may be killed, or its clock moved. */
  sandbox: RunningSandbox
}

/** A journey whose lender may die, or live in another time. */
export const test = journey.extend<OwnSandbox>({
  engine: [undefined, { option: true }],
  country: ['TH', { option: true }],
  settings: [{}, { option: true }],
  sandbox: async ({ engine, country, settings }, use) => {
    const sandbox = await startSandbox({ engine, edition: country, env: settings })
    await use(sandbox)
    await sandbox.stop()
  },
  baseURL: async ({ sandbox }, use) => use(sandbox.url),
})

export { expect } from '@playwright/test'
