import { besidesTheNetwork, expect, test } from '../support/journey.ts'
import { haveDone } from '../support/already-done.ts'
import { borrower, heading } from '../support/borrower.ts'
import { outsideWorld } from '../support/outside-world.ts'

// The iOS wrapper is known by its message handler (D21). It answers nothing here.
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    const handler = { postMessage: () => new Promise(() => undefined) }
    Object.assign(window, { webkit: { messageHandlers: { paso: handler } } })
  }),
)

test('inside the iOS wrapper a path from outside becomes its hash, through the sign-in and back', async ({
  page,
  baseURL,
  faults,
}) => {
  const who = borrower(page, outsideWorld(baseURL ?? ''), 'th')
  await page.goto('/mine?from=message')
  await expect(page).toHaveURL('/#/login')
  await page.getByLabel(who.words('手机号'), { exact: true }).fill(`0${who.phone}`)
  await page.getByRole('button', { name: who.words('获取验证码') }).click()
  const code = page.getByLabel(who.words('验证码'), { exact: true })
  await expect(code).toBeFocused()
  await code.fill(await who.world.codeFor(who.phone))
  await expect(page).toHaveURL('/#/mine?from=message')
  await expect(heading(who, '我的页面')).toBeVisible()
  await page.getByRole('link', { name: new RegExp(`^${who.words('权限和隐私')}`) }).click()
  await expect(page).toHaveURL('/#/privacymenu')
  await haveDone(who, 'identity')
  await page.goto('/transfer?state=nobody')
  await expect(page).toHaveURL('/#/transfer')
  expect(faults).toEqual([])
})

test('inside the iOS wrapper every link of the public pages leads behind the hash, and a lost network leads back', async ({
  page,
  baseURL,
  faults,
}) => {
  const who = borrower(page, outsideWorld(baseURL ?? ''), 'th')
  await page.goto('/')
  await page.getByRole('link', { name: who.words('帮助和联系方式') }).click()
  await expect(page).toHaveURL('/#/helpcenter')
  await page.goto('/#/login')
  await page.reload()
  await expect(page.getByLabel(who.words('手机号'), { exact: true })).toBeVisible()
  await page.route('**/api/**', (call) => call.abort('internetdisconnected'))
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }),
  )
  await page.getByRole('link', { name: who.words('我换了手机号') }).click()
  await expect(page).toHaveURL('/#/networkError')
  await page.unroute('**/api/**')
  await expect(page).toHaveURL('/#/helpcenter?topic=number')
  expect(besidesTheNetwork(faults)).toEqual([])
})

test('a hash that changes while the painted page is taken over is followed', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn()
  for (let delay = 20; delay <= 120; delay += 10) {
    await page.goto('about:blank')
    await page.goto('/#/', { waitUntil: 'commit' })
    await page.waitForTimeout(delay)
    await page.evaluate(() => (location.hash = '/setting'))
    await expect(heading(who, '设置'), `after ${String(delay)} ms`).toBeVisible()
    await expect(page).toHaveURL('/#/setting')
  }
})
