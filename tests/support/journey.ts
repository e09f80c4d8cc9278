import { test as base, type BrowserContext } from '@playwright/test'
import type { Borrower } from './borrower.ts'
import { signedInOn, type SignedIn } from './signed-in.ts'

interface Journey {
  /** What the browser complained about: errors, policy reports, uncaught exceptions. */
  faults: string[]
  /** Makes somebody who is signed in on `page` without having walked there, and may have a loan already. */
  signedIn: (how?: SignedIn) => Promise<Borrower>
}

/** What the browser complains about from now on in the pages of a context. */
export async function faultsOf(context: BrowserContext): Promise<string[]> {
  const faults: string[] = []
  context.on('console', (message) => {
    const isOurs = message.text().startsWith('Service Worker registration blocked by Playwright')
    if (!isOurs && (message.type() === 'error' || message.type() === 'warning'))
      faults.push(`${message.page()?.url() ?? ''} ${message.text()}`)
  })
  context.on('weberror', (error) =>
    faults.push(`${error.page()?.url() ?? ''} ${error.error().stack ?? ''}`),
  )
  // Some reports of the policy never reach the console.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy ${violatedDirective} refused ${blockedURI}`)
    })
  })
  return faults
}

/** The test of a journey: its pages belong to the sandbox that the set-up started. */
export const test = base.extend<Journey>({
  // eslint-disable-next-line no-empty-pattern -- Playwright insists on a destructured first parameter
  baseURL: async ({}, use) => {
    const url = process.env.PASO_URL
    if (url === undefined) throw new Error('PASO_URL is unset: the global set-up did not run')
    await use(url)
  },
  // Which paths a journey goes through, for the table of routes.
  page: async ({ page }, use, info) => {
    const paths = new Set<string>()
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) paths.add(new URL(frame.url()).pathname)
    })
    await use(page)
    for (const path of paths) info.annotations.push({ type: 'visited', description: path })
  },
  faults: async ({ context }, use) => {
    await use(await faultsOf(context))
  },
  signedIn: async ({ page, baseURL }, use) => {
    await use((how = {}) => signedInOn(page, baseURL ?? '', how))
  },
})

/** Faults that are more than a server or a network that was away on purpose. */
export const besidesTheNetwork = (faults: readonly string[]): string[] =>
  faults.filter(
    (fault) =>
      !/net::ERR_|Failed to load resource|error occurred when fetching the script/.test(fault),
  )

export { expect } from '@playwright/test'
