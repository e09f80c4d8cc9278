import { button, heading } from '../support/borrower.ts'
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
