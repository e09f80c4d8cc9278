import { besidesTheNetwork, expect, test } from '../support/journey.ts'
import { borrower, button, heading } from '../support/borrower.ts'
import { insideWrapper } from '../support/wrapper.ts'
import { outsideWorld } from '../support/outside-world.ts'

test('what tells of a lost network is fetched again when its own file was lost', async ({
  page,
  context,
  baseURL,
}) => {
  const { words } = borrower(page, outsideWorld(baseURL ?? ''), 'th')
  let asked = 0
  await page.route(/\/outcome-/, (route) => (asked++ === 0 ? route.abort() : route.continue()))
  await page.clock.install()
  await page.goto('/login')
  await expect.poll(() => asked).toBe(1)
  await expect
    .poll(async () => {
      await page.clock.runFor(5_000)
      return asked
    })
    .toBeGreaterThan(1)
  await context.setOffline(true)
  await expect(
    page.getByText(words('没有网络连接。页面上的内容可能不是最新的,您填写的不会丢失。')),
  ).toBeVisible()
})

test('who signs in does so without the small links, where their file was lost', async ({
  page,
  baseURL,
  faults,
}) => {
  const who = borrower(page, outsideWorld(baseURL ?? ''), 'th')
  const lost = page.waitForEvent('requestfailed')
  await page.route(/\/more-links-/, (route) => route.abort())
  await page.goto('/login')
  await lost
  await page.getByLabel(who.words('手机号'), { exact: true }).fill(`0${who.phone}`)
  await button(who, '获取验证码').click()
  await expect(page.getByLabel(who.words('验证码'), { exact: true })).toBeFocused()
  expect(besidesTheNetwork(faults)).toEqual([])
})

test('inside a wrapper the page stays where what asks to open another app was lost', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn()
  await insideWrapper(page, { platform: 'android' })
  const part = /\/elsewhere-dialogs-/
  const lost = page.waitForEvent('requestfailed', (request) => part.test(request.url()))
  await page.route(part, (route) => route.abort(), { times: 1 })
  const again = page.waitForResponse(part)
  await page.clock.install()
  await page.goto('/helpcenter')
  await lost
  await page.clock.runFor(5_000)
  await again
  await expect(heading(who, '帮助')).toBeVisible()
})
