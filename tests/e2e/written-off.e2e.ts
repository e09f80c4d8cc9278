import { button } from '../support/borrower.ts'
import { payTheCode, showCode } from '../support/loan.ts'
import { expect, test } from '../support/own-sandbox.ts'

test('a debt that was written off is shown, and can be paid', async ({ page, signedIn }) => {
  const who = await signedIn({ upTo: 'loan' })
  await who.world.letDaysPass(130)
  const [order] = await who.world.ordersOf(who.phone)
  if (order === undefined) throw new Error('there is no order')
  await who.world.writeOff(order)

  await test.step('home says that it is owed', async () => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: who.words('去还款') })).toBeVisible()
  })

  await test.step('its page leads to the ways to pay', async () => {
    await page.goto(`/orderdetails?order=${order.order_id}`)
    await expect(page.getByText(who.words('已核销'))).toBeVisible()
    await button(who, '去还款').click()
    await expect(page).toHaveURL(/\/repayment\?order=/)
  })

  await test.step('the repayment page, opened by itself, does not say that there is no loan', async () => {
    await page.goto('/repayment')
    await expect(page.getByRole('heading', { name: who.words('选择还款方式') })).toBeVisible()
    await expect(page.getByText(who.words('没有需要还款的借款'))).toHaveCount(0)
  })

  await test.step('it is paid off by the code', async () => {
    await payTheCode(who, await showCode(who))
    expect((await who.world.ordersOf(who.phone))[0]?.state).toBe('repaid')
    expect(await who.world.findings()).toEqual([])
  })
})
