import { askToPayBy, haveDone, loanOf, saveWorkBy } from '../support/already-done.ts'
import { axeFindings, bringAxe } from '../support/axe.ts'
import { heading, type Borrower } from '../support/borrower.ts'
import { expect, test } from '../support/own-sandbox.ts'

test.use({ locale: 'ar-EG' })

/** Home as it stands, whole, from right to left, with nothing beside it. */
async function atHome({ page }: Borrower): Promise<void> {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('[data-stroke]')).toHaveCount(0)
}

async function isSound({ page }: Borrower): Promise<void> {
  expect(await axeFindings(page)).toEqual([])
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    const beside = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(beside).toBeLessThanOrEqual(width)
  }
}

test('home says in Arabic what now, from the first step to a loan paid off', async ({
  page,
  context,
  signedIn,
  faults,
}) => {
  await bringAxe(context)
  const who = await signedIn({ language: 'ar' })
  const { words, world } = who
  const link = (id: string) => page.getByRole('link', { name: words(id), exact: true })

  await test.step('somebody new', async () => {
    await atHome(who)
    await expect(page.getByText(words('最高可借'))).toBeVisible()
    await expect(heading(who, '请先准备好')).toBeVisible()
    await expect(link('开始填写资料')).toBeVisible()
    await expect(heading(who, '借款流程')).toBeVisible()
    await isSound(who)
  })
  const { client } = who
  if (client === undefined) throw new Error('nobody is signed in')
  await test.step('halfway', async () => {
    await haveDone(who, 'emergency')
    await atHome(who)
    await expect(heading(who, '还差几步就能知道您的额度')).toBeVisible()
    await expect(
      page.getByText(words('第 {step} 步,共 {total} 步', { step: 5, total: 5 })),
    ).toBeVisible()
    await expect(link('继续填写资料')).toBeVisible()
    await isSound(who)
  })
  await test.step('all filled in, and not handed in', async () => {
    await saveWorkBy(client, 'th_20000_to_29999')
    await atHome(who)
    await expect(heading(who, '资料已填齐')).toBeVisible()
    await expect(link('核对资料并提交')).toBeVisible()
    await expect(heading(who, '还差几步就能知道您的额度')).toHaveCount(0)
    await isSound(who)
  })
  await test.step('with a limit', async () => {
    await client.get('/verify/submit_apply')
    await haveDone(who, 'account', 'account')
    await atHome(who)
    await expect(page.getByText(words('您可以借'))).toBeVisible()
    await expect(link('去借款')).toBeVisible()
    // That way lies behind.
    await expect(heading(who, '借款流程')).toHaveCount(0)
    await isSound(who)
  })
  await test.step('approved, to be signed', async () => {
    await haveDone(who, 'order', 'order')
    await atHome(who)
    await expect(link('去签约')).toBeVisible()
    await isSound(who)
  })
  const order = await loanOf(who)
  await test.step('signed, the money is on its way', async () => {
    await world.sign(order)
    await atHome(who)
    await expect(heading(who, '等待放款')).toBeVisible()
    await isSound(who)
  })
  await test.step('paid out', async () => {
    await world.payOut(order)
    await atHome(who)
    await expect(link('去还款')).toBeVisible()
    await expect(page.getByRole('region', { name: words('改变主意了?') })).toBeVisible()
    await isSound(who)
  })
  await test.step('overdue', async () => {
    const query = { order_id: order.order_id }
    const { days_left } = await client.get('/order/detail', { query })
    await world.letDaysPass((days_left ?? 0) + 9)
    await atHome(who)
    await expect(page.getByText(words('已逾期 {days} 天', { days: 9 })).first()).toBeVisible()
    await expect(link('去还款')).toBeVisible()
    await expect(heading(who, '一次还不上?')).toBeVisible()
    await expect(heading(who, '我们何时、如何可以联系您')).toBeVisible()
    await isSound(who)
    await link('申请还款帮助').click()
    await expect(page.getByRole('radio', { name: words('晚一点还') })).toBeVisible()
  })
  await test.step('written off', async () => {
    await world.writeOff(order)
    await atHome(who)
    await expect(page.getByText(words('这笔债我们已核销'))).toBeVisible()
    await isSound(who)
  })
  await test.step('paid off', async () => {
    const { order_id } = order
    const query = { order_id }
    const { payoff_today: amount } = await client.get('/order/detail', { query })
    const { instruction } = await askToPayBy(client, order_id, amount)
    await world.pay({ reference: instruction.reference })
    await atHome(who)
    await expect(page.getByText(words('谢谢,这笔借款已还清'))).toBeVisible()
    await isSound(who)
  })
  expect(await world.findings()).toEqual([])
  expect(faults).toEqual([])
})
