import { borrower, button, heading } from '../support/borrower.ts'
import { besidesTheNetwork, expect, test as journey } from '../support/journey.ts'
import { gate } from '../support/gate.ts'
import { outsideWorld } from '../support/outside-world.ts'
import { keep, openInstruction, openSlip, stored, untilKept } from '../support/slip.ts'

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

test('a slip that was kept by a wrong clock outlives its correction in flight mode, and is there again after the next answer', async ({
  page,
  context,
  signedIn,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  await page.clock.install({ time: Date.now() - 2 * day })
  const { instruction } = await openInstruction(who)
  await keep(who)
  // The page that is opened in flight mode, and its words.
  await untilKept(page, 'help-screen')
  await untilKept(page, 'help')
  await context.setOffline(true)
  const slip = button(who, '看保存的付款单')
  await expect(slip).toBeVisible()

  // By the clock as it was, the slip has expired.
  await page.clock.setSystemTime(Date.now())
  await page.clock.runFor(20_000)
  await expect(slip).toHaveCount(0)
  expect(await stored(page)).not.toBe(null)

  await page.goto('/helpcenter')
  await expect(heading(who, '帮助')).toBeVisible()
  await expect(slip).toHaveCount(0)
  const answer = page.waitForResponse(/\/repay\/status/)
  await context.setOffline(false)
  await answer
  await expect
    .poll(
      async () => (JSON.parse((await stored(page)) ?? '[{}]') as { ahead?: number }[])[0]?.ahead,
    )
    .toBeLessThan(60_000)
  await context.setOffline(true)
  const sheet = await openSlip(who)
  await expect(sheet.getByText(instruction.reference.replace(/(.{4})(?=.)/g, '$1 '))).toBeVisible()
})

for (const [fault, off] of [
  ['ahead', 2 * day],
  ['behind', -2 * day],
] as const) {
  test(`a payment that a killed page was asking for is asked for by the next start, though the clock was ${fault} and is put right`, async ({
    page,
    signedIn,
  }) => {
    const { words, client } = await signedIn({ upTo: 'loan' })
    await page.clock.install({ time: Date.now() + off })
    await page.goto('/repayment')
    await page.getByRole('radio', { name: new RegExp(words('银行转账')) }).check()
    const create = /\/repay\/create/
    // The network holds the call until the page is gone.
    const held = gate()
    await page.route(create, () => held.open(), { times: 1 })
    const sent = page.waitForRequest(create)
    await page
      .getByRole('button', { name: new RegExp(words('看怎么支付 {amount}', { amount: '' })) })
      .click()
    const key = (await sent).headers()['idempotency-key']

    await held.opened
    await page.clock.setSystemTime(Date.now())
    const again = page.waitForRequest(create)
    await page.goto('/helpcenter')
    expect((await again).headers()['idempotency-key']).toBe(key)
    await expect
      .poll(async () => (await client!.get('/repay/list', { query: {} })).repayments)
      .toHaveLength(1)
  })
}

test('another code may be asked for a minute later, though the clock was a day ahead and is put right', async ({
  page,
  baseURL,
}) => {
  const who = borrower(page, outsideWorld(baseURL ?? ''), 'th')
  const { words } = who
  await page.clock.install({ time: Date.now() + day })
  await page.goto('/login')
  await page.getByLabel(words('手机号'), { exact: true }).fill(who.phone)
  await button(who, '获取验证码').click()
  const another = page.getByText(
    new RegExp(words('{seconds} 秒后可重新获取', { seconds: 7 }).replace('7', String.raw`\d+`)),
  )
  await expect(another).toBeVisible()
  await page.clock.setSystemTime(Date.now())
  await page.clock.runFor(1000)
  await expect(another).toHaveText(/(?<![\d,])[1-6]?\d(?![\d,])/)
  await page.clock.runFor(60_000)
  await expect(another).toHaveCount(0)
})

test('the first day of a loan ends in flight mode too: nothing says then that it can be returned', async ({
  page,
  context,
  signedIn,
  faults,
}) => {
  const { words } = await signedIn({ upTo: 'loan' })
  await page.clock.install()
  await page.goto('/')
  const offer = page.getByRole('region', { name: words('改变主意了?') })
  await expect(offer).toBeVisible()
  // All that home asks for has come.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.clock.fastForward(25 * 3_600_000)
  await expect(offer).toHaveCount(0)
  expect(besidesTheNetwork(faults)).toEqual([])
})
