import { button, heading, signIn, type Borrower } from '../support/borrower.ts'
import { besidesTheNetwork, expect, test } from '../support/journey.ts'
import { killAndOpen } from '../support/killed-page.ts'
import { loseNextAnswer } from '../support/lost-answer.ts'

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

test('a request whose answer is lost is said to be in, and not that the sign-in has ended', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn()
  await loseNextAnswer(page, '**/account/cancel?*')
  await page.goto('/destroyAccount')
  await button(who, '开始注销').click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: who.words('确定注销') })
    .click()
  await expect(heading(who, '注销申请已提交')).toBeVisible()
  await page.getByRole('link', { name: who.words('回到首页') }).click()
  await expect(page.getByRole('link', { name: who.words('查看我的额度') })).toBeVisible()
  // Now: a toast leaves by itself.
  expect(await page.getByText(who.words('登录已过期,请重新登录')).count()).toBe(0)
  expect(besidesTheNetwork(faults)).toEqual([])
})

test('a page killed before its answer comes opens at a sign-in that says what signing in undoes', async ({
  page,
  context,
  signedIn,
  faults,
}) => {
  const before = await signedIn()
  const { words, world, phone } = before
  await page.goto('/destroyAccount')
  await button(before, '开始注销').click()
  const arrived = new Promise<void>((resolve) => {
    void page.route('**/account/cancel?*', (route) => route.fetch().then(() => resolve()))
  })
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('确定注销') })
    .click()
  await arrived
  const who = { ...before, page: await killAndOpen(page, context, '/destroyAccount') }
  await expect(who.page).toHaveURL('/login')
  const undoes = who.page.getByText(words('这部手机可能已提交注销账户的申请。登录就会撤回它。'))
  await expect(undoes).toBeVisible()
  // Another code may be asked for a while after the one before.
  await world.age(phone, { minutes: 16 })
  await signIn(who)
  await expect(heading(who, '注销前请先看清楚')).toBeVisible()
  await who.page.goto('/setting')
  await button(who, '退出登录').click()
  await who.page.goto('/login')
  await expect(who.page.getByRole('link', { name: words('如何删除账户') })).toBeVisible()
  await expect(undoes).toHaveCount(0)
  expect(besidesTheNetwork(faults)).toEqual([])
})
