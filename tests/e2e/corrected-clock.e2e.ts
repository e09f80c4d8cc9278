import { expect, test as journey } from '../support/journey.ts'

const test = journey.extend({ serviceWorkers: 'allow' })

const day = 86_400_000

for (const [fault, off] of [
  ['ahead', day],
  ['behind', -day],
] as const) {
  test(`home counts the days as the lender does once a clock is put right that was a day ${fault}`, async ({
    page,
    signedIn,
  }) => {
    const { words, client } = await signedIn({ upTo: 'loan' })
    const { orders } = await client!.get('/order/list', { query: {} })
    const says = page.getByText(words('还有 {days} 天到期', { days: orders[0]?.days_left ?? 0 }))
    await page.clock.install({ time: Date.now() + off })
    await page.goto('/')
    await expect(says).toBeVisible()

    await page.clock.setSystemTime(Date.now())
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const answer = page.waitForResponse(/\/order\/detail/)
    await page.clock.runFor(10_000)
    await answer
    await expect(says).toBeVisible()
  })
}
