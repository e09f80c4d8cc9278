import { button, heading } from '../support/borrower.ts'
import { expect, test as journey } from '../support/journey.ts'
import { chooseLoan, payTheCode, readAgreement, showCode } from '../support/loan.ts'
import { startSandbox, type RunningSandbox } from '../support/start-sandbox.ts'

/** Journeys on which days pass: one after the other, on one lender that lives in another time. */
let sandbox: Promise<RunningSandbox> | undefined
const test = journey.extend({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  baseURL: async ({}, use) => use((await (sandbox ??= startSandbox())).url),
})
test.describe.configure({ mode: 'default' })
test.afterAll(async () => (await sandbox)?.stop())

test('a price that ran out is made anew and agreed to again; a loan that runs is shown', async ({
  page,
  signedIn,
}) => {
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
})

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
    await payTheCode(who, await showCode(who), '借款已还清。谢谢您。')
    expect((await who.world.ordersOf(who.phone))[0]?.state).toBe('repaid')
    expect(await who.world.findings()).toEqual([])
  })
})
