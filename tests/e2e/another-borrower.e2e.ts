/** A page belongs to one borrower: what stands on it, or is still awaited, does not pass to the next one. */
import type { Page } from '@playwright/test'
import { borrower, button, signIn } from '../support/borrower.ts'
import { expect, test } from '../support/journey.ts'

const names = ['token', 'user_id']
const signOutIn = (tab: Page) =>
  tab.evaluate((stored) => stored.forEach((name) => localStorage.removeItem(name)), names)
const signSomebodyElseInIn = (tab: Page) =>
  tab.evaluate((stored) => stored.forEach((name) => localStorage.setItem(name, '"other"')), names)

/** Another tab of the same browser. */
async function newTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto('/legal/terms')
  return tab
}

test('what was typed is gone at once when another tab signs in somebody else, and the page is loaded anew once it can be', async ({
  page,
  signedIn,
}) => {
  const { words } = await signedIn({ upTo: 'identity' })
  await page.goto('/personal', { waitUntil: 'networkidle' })
  const name = page.getByLabel(words('名字'), { exact: true })
  await name.fill('Somchai')
  const tab = await newTab(page)
  // A page that has just woken may have no network yet.
  const isAsked = page.waitForRequest((request) => request.method() === 'HEAD')
  await page.route('**', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.fallback(),
  )
  // In one go: a page that sleeps hears of the end of the one and the beginning of the other together.
  await tab.evaluate((stored) => {
    for (const each of stored) {
      localStorage.removeItem(each)
      localStorage.setItem(each, '"other"')
    }
  }, names)
  await expect(name).toHaveCount(0)
  await isAsked
  const loadedAnew = page.waitForEvent('load')
  await page.unrouteAll({ behavior: 'wait' })
  await loadedAnew
})

test('what is still awaited ends when another tab signs in somebody else a while after the sign-out', async ({
  page,
  signedIn,
}) => {
  await signedIn({ upTo: 'identity' })
  await page.goto('/personal', { waitUntil: 'networkidle' })
  const tab = await newTab(page)
  await signOutIn(tab)
  await expect(page).toHaveURL(/\/login/)
  const loadedAnew = page.waitForEvent('load')
  await signSomebodyElseInIn(tab)
  await loadedAnew
})

test('what is still awaited ends when somebody else signs in on the page itself', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn()
  await page.goto('/setting', { waitUntil: 'networkidle' })
  await button(who, '退出登录').click()
  await expect(page.getByText(who.words('已退出登录'))).toBeVisible()
  await page.getByRole('link', { name: who.words('查看我的额度') }).click()
  const loadedAnew = page.waitForEvent('load')
  await signIn(borrower(page, who.world, 'th'))
  await loadedAnew
  await expect(page).not.toHaveURL(/\/login/)
})
