import { test as journey } from './journey.ts'
import { engineOfRun, startSandbox, type Engine, type RunningSandbox } from './start-sandbox.ts'

interface OwnSandbox {
  /** Which database the test's sandbox runs on. */
  engine: Engine
  /** A sandbox that is this test's alone, so that it may be killed, or its clock moved. */
  sandbox: RunningSandbox
}

/** A journey whose lender may die, or live in another time. */
export const test = journey.extend<OwnSandbox>({
  engine: [engineOfRun, { option: true }],
  sandbox: async ({ engine }, use) => {
    const sandbox = await startSandbox({ engine })
    await use(sandbox)
    await sandbox.stop()
  },
  baseURL: async ({ sandbox }, use) => use(sandbox.url),
})

export { expect } from '@playwright/test'
