import { test as base } from '@playwright/test'

/** The test of a journey: its pages belong to the sandbox that the set-up started. */
export const test = base.extend({
  // eslint-disable-next-line no-empty-pattern -- Playwright insists on a destructured first parameter
  baseURL: async ({}, use) => {
    const url = process.env.PASO_URL
    if (url === undefined) throw new Error('PASO_URL is unset: the global set-up did not run')
    await use(url)
  },
})

export { expect } from '@playwright/test'
