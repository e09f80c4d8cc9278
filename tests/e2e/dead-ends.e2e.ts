import { heading } from '../support/borrower.ts'
import { readAgreement, chooseLoan } from '../support/loan.ts'
import { expect, test } from '../support/journey.ts'
import { test as testWithOwnClock } from '../support/own-sandbox.ts'

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

testWithOwnClock(
  'a price that ran out is made anew and agreed to again; a loan that runs is shown',
  async ({ page, signedIn }) => {
    const who = await signedIn({ upTo: 'account' })
    await page.goto('/prod')
    await chooseLoan(who)
    const act = await readAgreement(who)
    await who.world.letDaysPass(1)
    await act.click()
    await expect(page.getByText(who.words('价格已重新计算,请再核对一次'))).toBeVisible()
    await expect(page.getByLabel(who.words('我已阅读并同意借款合同'))).not.toBeChecked()
    await (await readAgreement(who)).click()
    await expect(heading(who, '申请已批准,只差签约')).toBeVisible()
    await page.goto('/prod')
    await expect(page).toHaveURL(/\/orderdetails/)
    expect(await who.world.ordersOf(who.phone)).toHaveLength(1)
  },
)
