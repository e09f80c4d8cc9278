import { test as base } from '@playwright/test'
import { consoleClient, type ConsoleClient } from './console-client.ts'

interface Journey {
  /** The other side of the loan, on the sandbox that the set-up started. */
  readonly lender: ConsoleClient
}

/** The test of a journey: its pages and its console belong to the sandbox that the set-up started. */
export const test = base.extend<Journey>({
  // eslint-disable-next-line no-empty-pattern -- Playwright insists on a destructured first parameter
  baseURL: async ({}, use) => {
    const url = process.env.PASO_URL
    if (url === undefined) throw new Error('PASO_URL is unset: the global set-up did not run')
    await use(url)
  },
  lender: async ({ baseURL }, use) => {
    await use(consoleClient(baseURL ?? ''))
  },
})

export { expect } from '@playwright/test'
