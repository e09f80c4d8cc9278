import { saveWorkBy } from '../support/already-done.ts'
import { button, heading } from '../support/borrower.ts'
import { gate } from '../support/gate.ts'
import { expect, test } from '../support/journey.ts'

const top = 300

test('going back leads to where a page was left, and a page that is opened begins at its top', async ({
  page,
  signedIn,
}) => {
  const { words } = await signedIn({ upTo: 'loan' })
  const scrolled = () => page.evaluate(() => scrollY)
  await page.goto('/mine')
  await page.getByRole('link', { name: words('权限和隐私') }).click()
  await expect(page).toHaveURL('/privacymenu')
  // Long enough once its lists are here.
  await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(1800)
  await page.mouse.wheel(0, top)
  await expect.poll(scrolled).toBe(top)
  const next = page.locator('main a[href^="/"]').last()
  await next.scrollIntoViewIfNeeded()
  const before = await scrolled()
  expect(before).toBeGreaterThan(top)
  await next.click()
  await expect(page).toHaveURL('/destroyAccount')
  // Its heading gives way to another once the lender has answered.
  await expect(page.getByRole('heading', { name: words('现在还不能注销') })).toBeFocused()
  expect(await scrolled()).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/privacymenu')
  await expect.poll(scrolled).toBe(before)
  await page.goForward()
  await expect(page).not.toHaveURL('/privacymenu')
  await expect.poll(scrolled).toBe(0)
})

test('the browser’s back closes a question that is open, and then goes one page back', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn()
  const { words } = who
  await page.goto('/mine')
  await page.getByRole('link', { name: new RegExp(`^${words('登录和设备')}`) }).click()
  const question = page.getByRole('alertdialog')
  for (const _ of ['once', 'and once more']) {
    await button(who, '全部退出').click()
    await expect(question).toBeVisible()
    await page.goBack()
    await expect(question).toHaveCount(0)
    await expect(page).toHaveURL('/accountSecurity')
  }
  await page.goBack()
  await expect(page).toHaveURL('/mine')
  await page.goForward()
  await expect(heading(who, '登录和设备')).toBeVisible()
  await expect(who.client?.get('/account/profile')).resolves.toBeDefined()
  expect(faults).toEqual([])
})

for (const late of [false, true]) {
  const when = late ? ', also before the code of arriving is here' : ''
  test(`a refusal that takes the place of the steps is read from its top${when}`, async ({
    page,
    signedIn,
  }) => {
    const who = await signedIn({ upTo: 'emergency' })
    if (who.client === undefined) throw new Error('nobody is signed in')
    await saveWorkBy(who.client, 'th_below_6000')
    const code = gate()
    await page.route('**/arrive-*.js', async (route) => {
      if (late) await code.opened
      await route.continue()
    })
    await page.setViewportSize({ width: 360, height: 400 })
    await page.goto('/infoList')
    const hand = button(who, '提交并查看额度')
    await expect(hand).toBeVisible()
    const scrolled = () => page.evaluate(() => Math.round(document.documentElement.scrollTop))
    // Its answers come after it, and make it tall.
    const scroll = () => page.mouse.wheel(0, 400).then(scrolled)
    await expect.poll(scroll).toBeGreaterThan(50)
    await hand.click()
    const refused = heading(who, '这次没能给您额度')
    await expect(refused).toBeVisible()
    code.open()
    await expect(refused).toBeFocused()
    expect(await scrolled()).toBe(0)
  })
}
