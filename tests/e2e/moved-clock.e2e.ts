import { button, heading } from '../support/borrower.ts'
import { borrowBy, haveDone, loanOf } from '../support/already-done.ts'
import { expect, test as journey } from '../support/journey.ts'
import { chooseAndRead, payTheCode, readAgreement, showCode } from '../support/loan.ts'
import { savedFile } from '../support/saved-file.ts'
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
  const act = await chooseAndRead(who)
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

/** As every page writes a sum in Thailand. */
const baht = ({ amount }: { amount: number }): string =>
  `฿${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`

test('who pays in instalments is shown the one that is due, never the whole debt as due', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn({ upTo: 'account' })
  const { client, words, world } = who
  if (client === undefined) throw new Error('nobody is signed in')
  await borrowBy(client, { days: 180 })
  await haveDone(who, 'loan', 'loan')
  const order = await loanOf(who)
  const answer = () => client.get('/order/detail', { query: { order_id: order.order_id } })
  const due = page.getByRole('region', { name: words('下一笔还款') })
  const left = (sum: { amount: number }) => words('还剩 {amount} 未还', { amount: baht(sum) })
  const paths = ['/', `/orderdetails?order=${order.order_id}`]

  await test.step('on its first day, with none of its time gone', async () => {
    const { next_payment: next, outstanding, remaining_schedule: plan } = await answer()
    expect(next?.total.amount).toBeLessThan(outstanding.amount / 5)
    for (const path of paths) {
      await page.goto(path)
      await expect(due).toContainText(baht(next?.total ?? outstanding))
      await expect(due).toContainText(left(outstanding))
      // Nothing of its time has passed, so nothing is drawn of it.
      await expect(due.locator('rect')).toHaveCount(0)
    }
    const rows = page.getByRole('region', { name: words('每一期还款') }).getByRole('listitem')
    await expect(rows).toHaveCount(plan.length)
    for (const [place, payment] of plan.entries()) {
      await expect(rows.nth(place)).toContainText(baht(payment.total))
    }
    await page.goto('/loan')
    await expect(page.getByText(baht(next?.total ?? outstanding))).toBeVisible()
    await expect(page.getByText(left(outstanding))).toBeVisible()
  })

  await test.step('late, with what the late days added', async () => {
    await world.letDaysPass(((await answer()).days_left ?? 0) + 5)
    const { next_payment: next, late_fee: fee, late_interest: late, ...order } = await answer()
    const { outstanding, remaining_schedule: plan } = order
    expect(fee.amount).toBeGreaterThan(0)
    expect(plan.at(-1)?.late_fee).toEqual(fee)
    for (const path of paths) {
      await page.goto(path)
      await expect(due).toContainText(baht(next?.total ?? outstanding))
      await expect(due).toContainText(words('逾期费 {amount} 随最后一期还', { amount: baht(fee) }))
      const added = words('逾期的日子至今增加了 {amount} 利息', { amount: baht(late) })
      await expect(due).toContainText(added)
      await expect(due).toContainText(left(outstanding))
    }
  })
})

test('a debt that was written off is shown, and can be paid', async ({ page, signedIn }) => {
  const who = await signedIn({ upTo: 'loan' })
  await who.world.letDaysPass(130)
  const order = await loanOf(who)
  await who.world.writeOff(order)

  await test.step('home says that it is owed', async () => {
    await page.goto('/')
    await expect(page.getByText(who.words('这笔债我们已核销'))).toBeVisible()
    await expect(page.getByRole('link', { name: who.words('去还款') })).toBeVisible()
    await expect(page.getByText(who.words('您可以借'))).toHaveCount(0)
    await expect(page.getByText(who.words('继续填写资料'))).toHaveCount(0)
  })

  await test.step('nothing is applied for beside it', async () => {
    await page.goto('/infoList')
    await expect(page.getByText(who.words('先还清现在的借款,才能再借'))).toBeVisible()
    await expect(page.getByRole('button', { name: who.words('提交并查看额度') })).toHaveCount(0)
  })

  await test.step('its page leads to the ways to pay', async () => {
    await page.goto(`/orderdetails?order=${order.order_id}`)
    await expect(page.getByText(who.words('已核销'))).toBeVisible()
    await button(who, '去还款').click()
    await expect(page).toHaveURL(/\/repayment\?order=/)
  })

  await test.step('the repayment page, opened by itself, does not say that there is no loan', async () => {
    await page.goto('/repayment')
    await expect(page.getByRole('group', { name: who.words('选择还款方式') })).toBeVisible()
    await expect(page.getByText(who.words('没有需要还款的借款'))).toHaveCount(0)
  })

  await test.step('it is paid off by the code', async () => {
    await payTheCode(who, await showCode(who), '借款已还清并结束,您不再欠任何钱。谢谢您。')
    expect((await who.world.ordersOf(who.phone))[0]?.state).toBe('repaid')
    expect(await who.world.findings()).toEqual([])
  })

  await test.step('it has a certificate, and nothing is left to fill in', async () => {
    await page.goto(`/orderdetails?order=${order.order_id}`)
    await expect(heading(who, '已还清')).toBeVisible()
    const certificate = page.getByRole('button', { name: new RegExp(who.words('结清证明')) })
    const [name, file] = await savedFile(page, () => certificate.click())
    expect(name).toMatch(/payoff_certificate\.pdf$/)
    expect(file.subarray(0, 4).toString()).toBe('%PDF')
    await page.goto('/')
    await expect(page.getByText(who.words('谢谢,这笔借款已还清'))).toBeVisible()
    await expect(page.getByText(who.words('继续填写资料'))).toHaveCount(0)
  })
})
