import { heading } from '../support/borrower.ts'
import { expect, test } from '../support/journey.ts'

test('nobody without a loan reads that one is approved', async ({ page, signedIn }) => {
  const who = await signedIn()
  for (const path of ['/recommend', '/downSignApp']) {
    await page.goto(path)
    await expect(heading(who, '还没有借款')).toBeVisible()
    await expect(heading(who, '申请已批准,只差签约')).toBeHidden()
    await expect(page.getByText(who.words('申请已收到'))).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  }
})

test('the product opened before the certification leads to its steps', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/prod')
  await expect(page).toHaveURL(/\/(infoList|identity)$/)
})
