import type { Page } from '@playwright/test'

/** From now on the page is on the line and the phone of the budgets: 400 kbit/s, 400 ms a round trip, CPU 6 times slower. */
export async function onSlowPhone(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 400_000 / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}
