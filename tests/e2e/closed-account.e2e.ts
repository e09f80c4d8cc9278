import { button, heading, signIn, type Borrower } from '../support/borrower.ts'
import { expect, test } from '../support/journey.ts'

/** Asks to close the account, and takes that back by signing in; then forward, to where it was asked. */
async function closeAndWithdraw(who: Borrower): Promise<void> {
  const { page, words, world, phone } = who
  await page.goto('/accountSecurity')
  await page.getByRole('link', { name: words('注销账户') }).click()
  await button(who, '开始注销').click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('确定注销') })
    .click()
  await expect(heading(who, '注销申请已提交')).toBeVisible()
  await page.reload()
  await expect(heading(who, '注销申请已提交')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/login')
  // Another code may be asked for a while after the one before.
  await world.age(phone, { minutes: 16 })
  await signIn(who)
  await expect(page).toHaveURL('/accountSecurity')
  await page.goForward()
  await expect(heading(who, '注销前请先看清楚')).toBeVisible()
}

test('a request to close the account that was taken back is never shown again from the history', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn()
  await closeAndWithdraw(who)
  await page.getByRole('link', { name: who.words('先下载一份我的资料') }).click()
  await expect(page).toHaveURL('/privacymenu')
  await page.goto('/setting')
  await button(who, '退出登录').click()
  await expect(page).toHaveURL('/')
  for (const _ of ['the settings', 'the ledger', 'where it was asked']) {
    await page.goBack()
    await expect(heading(who, '登录或注册')).toBeVisible()
    await expect(page).toHaveURL('/login')
  }
})

test('nor does it come back by itself when another tab signs out, and a second request is shown again', async ({
  page,
  context,
  signedIn,
}) => {
  const who = await signedIn()
  await closeAndWithdraw(who)
  const other = await context.newPage()
  await other.goto('/setting')
  await button({ ...who, page: other }, '退出登录').click()
  await expect(other).toHaveURL('/')
  await expect(heading(who, '登录或注册')).toBeVisible()
  await expect(page).toHaveURL('/login')

  await who.world.age(who.phone, { minutes: 16 })
  await signIn(who)
  await expect(heading(who, '注销前请先看清楚')).toBeVisible()
  await button(who, '开始注销').click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: who.words('确定注销') })
    .click()
  await expect(heading(who, '注销申请已提交')).toBeVisible()
  // In groups, to be compared with the one of the text message.
  await expect(page.getByText(/^\d{4}( \d{1,4})+$/)).toBeVisible()
})
