import type { Page } from '@playwright/test'

/** Where the countries' files have the partner that the sandbox plays. */
const PARTNER = 'http://127.0.0.1:4620'

/** Its page, as the countries' files have it. */
export const PARTNER_PAGE = `${PARTNER}/budget`

/**
 * Leads what the page asks of the partner to the port that the sandbox has for it, this run's unless said: the one of
 * the countries' files may be taken. To the browser the origin stays the same. Gives what was asked.
 */
export async function reachPartner(
  page: Page,
  port = process.env.PASO_PARTNER_PORT,
): Promise<readonly string[]> {
  const asked: string[] = []
  await page.route(`${PARTNER}/**`, async (call) => {
    const url = new URL(call.request().url())
    asked.push(url.href)
    url.port = port ?? ''
    await call.continue({ url: url.href })
  })
  return asked
}
