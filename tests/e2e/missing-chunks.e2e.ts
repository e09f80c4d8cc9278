import { button, heading, type Borrower } from '../support/borrower.ts'
import { gate } from '../support/gate.ts'
import { expect, test } from '../support/own-sandbox.ts'

/** The code of the help page, which home fetches ahead. */
const helpCode = /\/static\/js\/help-screen-/

const openHelp = ({ page, words }: Borrower): Promise<void> =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: words('帮助'), exact: true })
    .click()

test('a lender that goes away while the next screen is fetched ahead leaves the page as it is; the screen that is wanted waits and opens by itself', async ({
  page,
  sandbox,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  const { words } = who
  const held = gate()
  await page.route(helpCode, async (route) => {
    await held.opened
    await route.continue()
  })
  const asked = page.waitForRequest(helpCode)
  await page.goto('/')
  const pay = page.getByRole('link', { name: words('去还款') })
  await expect(pay).toBeVisible()
  await asked
  await sandbox.kill()
  const failed = page.waitForEvent('requestfailed', (request) => helpCode.test(request.url()))
  held.open()
  await failed
  await expect(pay).toBeVisible()

  await openHelp(who)
  await expect(heading(who, '这个页面没能打开')).toBeVisible()
  await button(who, '重试').click()
  await expect(page.getByText(words('连接不上,请检查网络后重试'))).toBeVisible()
  await expect(heading(who, '这个页面没能打开')).toBeVisible()
  await expect(page).toHaveURL('/helpcenter')
  await sandbox.restart()
  await expect(heading(who, '帮助')).toBeVisible()
  expect(faults.filter((fault) => fault.includes('policy'))).toEqual([])
})

test('code that is gone after a deployment makes the page load anew once where it is wanted, and never again by itself', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  await page.route(helpCode, (route) => route.fulfill({ status: 404 }))
  let loads = 0
  let asked = 0
  page.on('load', () => (loads += 1))
  page.on('request', (request) => (asked += request.method() === 'HEAD' ? 1 : 0))
  const missed = page.waitForResponse(helpCode)
  await page.goto('/')
  await missed
  await expect(page.getByRole('link', { name: who.words('去还款') })).toBeVisible()
  const anew = page.waitForEvent('load')
  await openHelp(who)
  await anew
  await expect(heading(who, '这个页面没能打开')).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.unroute(helpCode)
  await button(who, '重试').click()
  await expect(heading(who, '帮助')).toBeVisible()
  // Once by itself, once by the press; each asked first whether the server answers.
  expect({ loads, asked }).toEqual({ loads: 3, asked: 2 })
})
