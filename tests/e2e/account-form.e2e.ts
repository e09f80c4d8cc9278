import type { Page } from '@playwright/test'
import { button, heading, save, signIn, type Borrower } from '../support/borrower.ts'
import { besidesTheNetwork, expect, test } from '../support/journey.ts'
import { loseNextAnswer } from '../support/lost-answer.ts'
import { chooseLoan, fillAccount, sendAccount } from '../support/loan.ts'

test.use({ locale: 'en-US' })

const number = '123-4-56789-0'
/** As the kit writes it while it is typed. */
const typed = /^123-?4-?56789-?0$/
const holder = 'Thotsobdee Tuayang'

const field = ({ page, words }: Borrower, id: string) => page.getByLabel(words(id), { exact: true })
const consent = (who: Borrower) => field(who, '我同意将这些信息用于身份、借款、付款和银行卡核验')
const back = (who: Borrower) => button(who, '返回')
const review = (who: Borrower) => heading(who, '钱会转入这个账户,对吗?')
const code = (who: Borrower) => heading(who, '请确认是您本人')

/** What stands on the form that was filled in. */
async function expectFilled(who: Borrower): Promise<void> {
  await expect(field(who, '账号')).toHaveValue(typed)
  await expect(field(who, '再输入一次')).toHaveValue(/\d/)
  await expect(consent(who)).toBeChecked()
  await expectKept(who)
}

/** What stands there in any case. */
async function expectKept(who: Borrower): Promise<void> {
  await expect(field(who, '银行')).toHaveValue('kbank')
  await expect(field(who, '户名')).toHaveValue(holder)
}

/** What a page that is opened anew has. */
async function expectNumberGone(who: Borrower): Promise<void> {
  await expect(field(who, '账号')).toHaveValue('')
  await expect(field(who, '再输入一次')).toHaveValue('')
  await expect(consent(who)).not.toBeChecked()
}

const storedOn = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]))

const draftsOn = (page: Page): Promise<string | null> =>
  page.evaluate(() => window.localStorage.getItem('drafts'))

/** From the own page to the form for another account, filled in. */
async function fillOther(who: Borrower): Promise<void> {
  const { page, words } = who
  await page.goto('/mine')
  await page.getByRole('link', { name: words('收款账户') }).click()
  await button(who, '换一个账户').click()
  await fillAccount(who, number, holder)
}

/** Until a new code is asked for. */
async function sendUntilCode(who: Borrower): Promise<void> {
  await who.world.age(who.phone, { minutes: 16 })
  await sendAccount(who)
  await expect(code(who)).toBeVisible()
}

test('who goes back from the review, by browser or by its arrow, finds the form as it was filled in', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ language: 'en', upTo: 'work' })
  await page.goto('/prod')
  await chooseLoan(who)
  await fillAccount(who, number, holder)
  const form = page.url()

  await save(who)
  await expect(review(who)).toBeVisible()
  await page.goBack()
  await expectFilled(who)
  expect(page.url()).toBe(form)
  await page.goForward()
  await expectFilled(who)
  await expect(review(who)).toHaveCount(0)

  await save(who)
  await expect(review(who)).toBeVisible()
  await back(who).click()
  await expectFilled(who)
  expect(page.url()).toBe(form)

  await save(who)
  const change = `${who.words('修改')} ${who.words('户名')}`
  await page.getByRole('button', { name: change, exact: true }).click()
  await expect(field(who, '户名')).toBeFocused()
  await expectFilled(who)

  await sendAccount(who)
  await expect(heading(who, '同意之前,请先核对')).toBeVisible()
  await test.step('no step of the page stays behind the one that it leads to', async () => {
    await page.goBack()
    await expect(page).toHaveURL('/prod')
  })
  expect(faults).toEqual([])
})

test('a number is taken as a bank’s app copies it, with its name before it', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn({ language: 'en', upTo: 'account' })
  await page.goto('/mine')
  await page.getByRole('link', { name: who.words('收款账户') }).click()
  await button(who, '换一个账户').click()
  await fillAccount(who, `IBAN: ${number}`, holder)
  await expectFilled(who)
  // The number and its copy.
  await expect(page.getByRole('status').getByText('123 4 56789 0')).toHaveCount(2)
  await save(who)
  await expect(review(who)).toBeVisible()
  await expect(page.getByRole('main').getByText('123 4 56789 0', { exact: true })).toBeVisible()
})

test('the number of a wallet is read back as the phone number that it is, and its holder as its provider has it', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn({ language: 'en', upTo: 'account' })
  const { words } = who
  await page.goto('/mine')
  await page.getByRole('link', { name: words('收款账户') }).click()
  await button(who, '换一个账户').click()
  await page.getByRole('radio', { name: words('电子钱包') }).check()
  await field(who, '钱包').selectOption('truemoney')
  await field(who, '钱包号码').fill('0812345678')
  await expect(page.getByRole('status').getByText('081 234 5678')).toBeVisible()
  await field(who, '再输入一次').fill('0812345678')
  await expect(field(who, '钱包户名')).toHaveAccessibleDescription(words('与钱包登记的姓名一致'))
  await consent(who).check()
  await save(who)
  await expect(review(who)).toBeVisible()
  const name = page.getByRole('term').getByText(words('钱包户名'), { exact: true })
  await expect(name).toBeVisible()
  await expect(page.getByRole('main').getByText('081 234 5678', { exact: true })).toBeVisible()
})

test('a page that is loaded anew while it asks for a code opens at the form, with all but number and consent', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ language: 'en', upTo: 'account' })
  const { words, world } = who
  await fillOther(who)
  await sendUntilCode(who)
  const kept = words('填好的内容会保留。只有号码和勾选不存在这部手机上:本页重新打开后,请再填一次。')
  await expect(page.getByText(kept)).toBeVisible()
  await back(who).click()
  await expectFilled(who)

  await sendUntilCode(who)
  expect(await storedOn(page)).not.toMatch(/1234567890|123-4-56789/)
  await page.reload()
  await expectKept(who)
  await expectNumberGone(who)

  await fillAccount(who, number, holder)
  await sendUntilCode(who)
  await button(who, '发送验证码到我的手机').click()
  const code = field(who, '验证码')
  await expect(code).toBeFocused()
  await code.fill(await world.codeFor(who.phone))
  await expect(page).toHaveURL('/mine')
  expect(await draftsOn(page)).toBe('{}')
  await page.getByRole('link', { name: words('收款账户') }).click()
  await expect(page.getByText(holder)).toBeVisible()
  // Each code that is asked for is a refusal, which the browser notes.
  expect(besidesTheNetwork(faults)).toEqual([])
})

test('a network that is lost as a code is asked for takes nothing of the form', async ({
  page,
  context,
  signedIn,
}) => {
  const who = await signedIn({ language: 'en', upTo: 'account' })
  // Straight there: the page before would have been told already what the page for the code asks for.
  await page.goto('/bankcard')
  await button(who, '换一个账户').click()
  await fillAccount(who, number, holder)
  await page.route('**/account/profile?*', async (route) => {
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await who.world.age(who.phone, { minutes: 16 })
  await sendAccount(who)
  await expect(page.getByRole('alert').getByText(who.words('没能加载这些内容'))).toBeVisible()
  await page.unroute('**/account/profile?*')
  await context.setOffline(false)
  await expect(code(who)).toBeVisible()
  await back(who).click()
  await expectFilled(who)
})

test('where the page for the code cannot be had it is said what stays, and that is true', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn({ language: 'en', upTo: 'account' })
  const { words } = who
  await fillOther(who)
  // Nor does the server answer, so nothing is loaded anew by itself.
  const isAway = (url: URL): boolean =>
    url.pathname === '/bankcard' || url.pathname.includes('/fresh-code-page-')
  await page.route(isAway, (route) => route.fulfill({ status: 503 }))
  await who.world.age(who.phone, { minutes: 16 })
  await sendAccount(who)
  await expect(heading(who, '这个页面没能打开')).toBeVisible()
  const kept = words('您填写的内容都已保存,只有号码和勾选要再填一次。请重试。')
  await expect(page.getByText(kept)).toBeVisible()
  await page.unroute(isAway)
  await button(who, '重试').click()
  await expectKept(who)
  await expectNumberGone(who)
})

test('an account whose answer was lost is given again once the page is opened again, and is listed once', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn({ language: 'en', upTo: 'account' })
  const { words, client } = who
  if (client === undefined) throw new Error('nobody is signed in')
  await fillOther(who)
  const isSaving = (url: URL): boolean => url.pathname.endsWith('/bank/account')
  await page.route(isSaving, (route) => route.abort())
  await loseNextAnswer(page, isSaving)
  await sendAccount(who)
  await expect(page.getByText(words('连接不上,请检查网络后重试'))).toBeVisible()
  await expectFilled(who)
  await page.unroute(isSaving)
  await page.reload()
  await expectKept(who)
  await expectNumberGone(who)

  await fillAccount(who, number, holder)
  await sendAccount(who)
  await expect(page).toHaveURL('/mine')
  const { accounts } = await client.get('/bank/accounts')
  expect(accounts.filter(({ number_masked }) => number_masked.endsWith('7890'))).toHaveLength(1)
  expect(await draftsOn(page)).toBe('{}')
})

test('signing out takes what was typed of an account along, in the same page too', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn({ language: 'en', upTo: 'account' })
  const { words, world } = who
  await fillOther(who)
  await page.goBack()
  await expect(button(who, '换一个账户')).toBeVisible()
  await test.step('it is there as long as the sign-in is', async () => {
    await button(who, '换一个账户').click()
    await expectFilled(who)
  })
  await page.goBack()
  await page.goBack()
  await page.getByRole('link', { name: words('设置') }).click()
  await button(who, '退出登录').click()
  await expect(page.getByRole('link', { name: words('查看我的额度') })).toBeVisible()
  expect(await storedOn(page)).not.toContain('Thotsobdee')

  await world.age(who.phone, { minutes: 16 })
  await page.goBack()
  await page.goBack()
  await signIn(who)
  await expect(page).toHaveURL('/mine')
  await page.getByRole('link', { name: words('收款账户') }).click()
  await button(who, '换一个账户').click()
  await expectNumberGone(who)
  await expect(field(who, '户名')).not.toHaveValue(holder)
})
