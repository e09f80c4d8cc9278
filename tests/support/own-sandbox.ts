import { test as journey } from './journey.ts'
import { startSandbox, type RunningSandbox } from './start-sandbox.ts'

interface OwnSandbox {
  /** Which database the test's sandbox runs on. */
  engine: 'pglite' | 'postgres'
  /** A sandbox that is this test's alone, so that it may be killed. */
  sandbox: RunningSandbox
}

/** A journey whose lender may die. */
export const test = journey.extend<OwnSandbox>({
  engine: ['pglite', { option: true }],
  sandbox: async ({ engine }, use) => {
    const sandbox = await startSandbox({ engine })
    await use(sandbox)
    await sandbox.stop()
  },
  baseURL: async ({ sandbox }, use) => use(sandbox.url),
})

export { expect } from '@playwright/test'
