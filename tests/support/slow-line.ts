import type { Page } from '@playwright/test'

/** From now on the page is on the line of the budgets: 400 kbit/s, 400 ms a round trip. */
export async function onSlowLine(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 400_000 / 8,
  })
}
