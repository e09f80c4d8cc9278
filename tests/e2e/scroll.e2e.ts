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
  await expect(page).not.toHaveURL('/privacymenu')
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/privacymenu')
  await expect.poll(scrolled).toBe(before)
  await page.goForward()
  await expect(page).not.toHaveURL('/privacymenu')
  await expect.poll(scrolled).toBe(0)
})
