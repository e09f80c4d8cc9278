import { button, heading, type Borrower } from '../support/borrower.ts'
import { gate } from '../support/gate.ts'
import { besidesTheNetwork, expect, test } from '../support/journey.ts'
import { test as withOwnLender } from '../support/own-sandbox.ts'
import { sampled } from '../support/sampled.ts'
import { locales } from '../support/words.ts'

const lost = '没有网络连接。页面上的内容可能不是最新的,您填写的不会丢失。'

for (const language of sampled(['th', 'ar'] as const, 1)) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: locales[language] })

    test('without a network a banner says so, what was loaded stays, and all of it leaves once the network is back', async ({
      page,
      context,
      signedIn,
      faults,
    }) => {
      const who = await signedIn({ language, upTo: 'loan' })
      const { words } = who
      await page.goto('/')
      await expect(page.getByRole('link', { name: words('去还款') })).toBeVisible()
      const tab = (id: string) =>
        page.getByRole('navigation').getByRole('link', { name: words(id), exact: true })
      const devices = page.getByRole('link', { name: new RegExp(words('登录和设备')) })
      await tab('我').click()
      await expect(page).toHaveURL('/mine')
      // Loaded, and not on its way only.
      await expect(devices).toContainText(who.phone.slice(-4))
      await tab('首页').click()
      const pay = page.getByRole('link', { name: words('去还款') })
      await expect(pay).toBeVisible()

      await context.setOffline(true)
      const banner = page.getByText(words(lost))
      await expect(banner).toBeVisible()
      await expect(pay).toBeVisible()
      // The bar of the page stands below the banner, not under it.
      const below = await banner.evaluate((line) => {
        const bar = document.querySelector('header')
        return (bar?.getBoundingClientRect().top ?? 0) >= line.getBoundingClientRect().bottom
      })
      expect(below).toBe(true)

      await tab('我').click()
      await expect(devices).toBeVisible()
      await tab('首页').click()
      // Asked anew, and not answered: what was shown before stands there.
      await expect(pay).toBeVisible()
      await expect(page).toHaveURL('/')

      await context.setOffline(false)
      await expect(banner).toHaveCount(0)
      await expect(pay).toBeVisible()
      expect(besidesTheNetwork(faults)).toEqual([])
    })
  })
}

withOwnLender(
  'a lender that is away is told apart from nothing: the news leaves when it is back',
  async ({ page, signedIn, sandbox, faults }) => {
    const who = await signedIn({ upTo: 'loan' })
    const { words } = who
    await page.goto('/setting')
    await expect(heading(who, '设置')).toBeVisible()
    await page.goto('/accountSecurity')
    const everywhere = button(who, '全部退出')
    await everywhere.click()
    await sandbox.kill()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words('全部退出') })
      .click()
    const toast = page.getByText(words('连接不上,请检查网络后重试'))
    await expect(toast).toBeVisible()
    await expect(page.getByText(words(lost))).toBeVisible()
    await sandbox.restart()
    await expect(page.getByText(words(lost))).toHaveCount(0)
    await expect(toast).toHaveCount(0)
    expect(besidesTheNetwork(faults)).toEqual([])
  },
)

/** A borrower whose way to "Me" ended on /networkError, where no call is answered yet. */
async function waitForMine(who: Borrower): Promise<void> {
  const { page, words } = who
  // Its code comes, and no answer.
  await page.goto('/setting')
  await expect(heading(who, '设置')).toBeVisible()
  await page.route('**/api/**', (call) => call.abort('internetdisconnected'))
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }),
  )
  await page.getByRole('button', { name: words('返回') }).click()
  await expect(heading(who, '没有网络连接')).toBeVisible()
  await expect(page).toHaveURL('/networkError')
}

test('a network that goes while a lesser part of the page is asked for leaves the page', async ({
  page,
  context,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  const pay = page.getByRole('link', { name: who.words('去还款') })
  const asked = gate()
  let isLost = true
  await page.route('**/api/v2/message/list*', async (call) => {
    await asked.opened
    await (isLost ? call.abort('internetdisconnected') : call.fallback())
  })
  let refused = 0
  page.on('requestfailed', (call) => (refused += Number(call.url().includes('/message/list'))))
  await page.goto('/')
  await expect(pay).toBeVisible()
  await context.setOffline(true)
  asked.open()
  await expect(page.getByText(who.words(lost))).toBeVisible()
  // With its repeats; then the page has nothing left to do.
  await expect.poll(() => refused).toBeGreaterThanOrEqual(3)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await expect(pay).toBeVisible()
  await expect(page).toHaveURL('/')
  isLost = false
  const answered = page.waitForResponse('**/api/v2/message/list*')
  await context.setOffline(false)
  expect((await answered).ok()).toBe(true)
  expect(besidesTheNetwork(faults)).toEqual([])
})

test('a sum that is typed without a network stays, though nothing says what it comes to', async ({
  page,
  context,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  const { words } = who
  await page.goto('/repayment')
  const other = page.getByRole('radio', { name: new RegExp(words('另一个金额')) })
  await other.check()
  const sum = page.locator('[name=amount]')
  await expect(sum).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(words(lost))).toBeVisible()
  const failed = page.getByRole('alert').getByText(words('没能加载这些内容'))
  // Whom to call is asked for then, and cannot be had either, three times.
  let refused = 0
  page.on('requestfailed', (call) => (refused += Number(call.url().includes('/appConfigKey'))))
  await sum.fill('300')
  await expect.poll(() => refused).toBeGreaterThanOrEqual(3)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await expect(page).toHaveURL('/repayment')
  await expect(failed).toBeVisible()
  await context.setOffline(false)
  await expect(failed).toHaveCount(0)
  await expect(other).toBeChecked()
  await expect(sum).toHaveValue('300')
  expect(besidesTheNetwork(faults)).toEqual([])
})

test('a page that was never loaded waits on /networkError, and opens by itself with the network', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  const phone = page.locator('a[href^="tel:"]')
  await page.goto('/helpcenter')
  await expect(phone.first()).toBeVisible()
  await waitForMine(who)
  await expect(page.getByRole('button', { name: who.words('返回') })).toBeVisible()
  // Whom to call is known from before.
  await page.reload()
  await expect(phone).toBeVisible()
  await page.unroute('**/api/**')
  await expect(page).toHaveURL('/mine')
  await expect(page.getByRole('link', { name: new RegExp(who.words('登录和设备')) })).toBeVisible()
  expect(besidesTheNetwork(faults)).toEqual([])
})

test('/networkError leads on once the network is back, however long the lender takes to answer', async ({
  page,
  signedIn,
}) => {
  await waitForMine(await signedIn({ upTo: 'loan' }))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 6_000,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await page.unroute('**/api/**')
  await expect(page).toHaveURL('/mine')
})

test('a lender that answers that it cannot serve now is no lost network: the page says its words', async ({
  page,
  signedIn,
}) => {
  await waitForMine(await signedIn({ upTo: 'loan' }))
  const message = 'We are back in half an hour.'
  const busy = { code: 503001, message, data: null }
  await page.route('**/api/**', (call) =>
    call.fulfill({ status: 503, headers: { 'Retry-After': '1' }, json: busy }),
  )
  await expect(page).toHaveURL('/mine')
  await expect(page.getByText(message)).toBeVisible()
})

test('who left /networkError meanwhile stays where they are when the answer comes', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  await waitForMine(who)
  const answer = gate()
  // The first one alone: home asks the same, and is answered.
  await page.route(
    '**/home/index?*',
    async (call) => {
      await answer.opened
      await call.continue()
    },
    { times: 1 },
  )
  const asked = page.waitForRequest('**/home/index?*')
  await page.unroute('**/api/**')
  const question = await asked
  await expect(button(who, '正在重新连接')).toBeVisible()
  await button(who, '返回').click()
  await expect(page.getByRole('link', { name: who.words('去还款') })).toBeVisible()
  answer.open()
  await (await question.response())?.finished()
  await page
    .getByRole('navigation')
    .getByRole('link', { name: who.words('帮助') })
    .click()
  await expect(heading(who, '帮助').first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: who.words('去还款') })).toBeVisible()
  await expect(page).toHaveURL('/')
})
