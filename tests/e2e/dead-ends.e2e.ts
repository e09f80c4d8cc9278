import { button, heading } from '../support/borrower.ts'
import { gate } from '../support/gate.ts'
import { expect, test } from '../support/journey.ts'
import { lenderSaysIn, wordsAround } from '../support/words.ts'

test('nobody without a loan reads that one is approved', async ({ page, signedIn }) => {
  const who = await signedIn()
  for (const path of ['/recommend', '/downSignApp']) {
    await page.goto(path)
    await expect(heading(who, '还没有借款')).toBeVisible()
    await expect(heading(who, '申请已批准,只差签约')).toBeHidden()
    await expect(page.getByText(who.words('审批通过'))).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    // How one is had, and whom to ask.
    await expect(page.getByRole('link', { name: who.words('看看借款怎么进行') })).toBeVisible()
    await expect(page.getByRole('link', { name: '+66 2 000 0000' })).toBeVisible()
  }
  await page.goto('/repaymentMine')
  await expect(page.getByText(who.words('还没有付款'))).toBeVisible()
  // No edge of a footer without an action.
  await expect(page.locator('footer')).toHaveCount(0)
})

test('the product opened before the certification leads to its steps', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/prod')
  await expect(page).toHaveURL(/\/(infoList|identity)$/)
})

test('the page of a way to pay without a payment leads to the ways to pay', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  for (const way of ['bank', 'shop', 'va', 'paynet']) {
    await page.goto(`/repayment${way}`)
    await expect(page).toHaveURL('/repayment')
    await expect(page.getByRole('radio', { name: new RegExp(who.words('银行转账')) })).toBeVisible()
  }
  expect(faults).toEqual([])
})

test('a borrower who is stuck finds somebody to call one tap from home', async ({
  page,
  signedIn,
  faults,
}) => {
  const { words } = await signedIn({ upTo: 'loan' })
  await page.goto('/')
  await page.getByRole('link', { name: words('帮助'), exact: true }).click()
  await expect(page).toHaveURL('/helpcenter')
  // The help page has it once more where a number was changed.
  const phone = page.getByRole('link', { name: /\+66 2 000 0000/ }).first()
  await expect(phone).toBeVisible()
  await page.goto('/flowChart')
  await expect(phone).toBeVisible()
  expect(faults).toEqual([])
})

for (const what of ['隐私声明', '收款账户的核验']) {
  test(`who took back what a loan rests on is told so where it can be given again: ${what}`, async ({
    page,
    signedIn,
  }) => {
    const who = await signedIn({ upTo: 'account' })
    const { words } = who
    const row = page
      .getByRole('listitem')
      .filter({ hasText: words(what) })
      .filter({ hasText: words('不能申请新的借款') })
    const takeBack = words('收回「{what}」?', { what: words(what) })
    await page.goto('/privacymenu')
    await row.getByRole('button', { name: takeBack }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words('收回'), exact: true })
      .click()
    await expect(row.getByText(wordsAround(words, '{date} 收回'))).toBeVisible()

    await page.goto('/prod')
    await expect(page).toHaveURL('/privacymenu')
    await expect(page.getByText(lenderSaysIn('th', 'failures.consent_withdrawn'))).toBeVisible()
    await row.getByRole('button').click()
    await expect(row.getByRole('button', { name: takeBack })).toBeVisible()

    await page.goto('/prod')
    await expect(heading(who, '选择金额和期限')).toBeVisible()
  })
}

test('an address that names no loan of the borrower leads home, and offers no other try', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  const home = page.getByRole('link', { name: who.words('回到首页') })
  for (const path of ['/orderdetails', '/recommend', '/downSignApp', '/repayment', '/bankcard']) {
    for (const order of ['0192a0b0-0000-7000-8000-000000000000', 'x']) {
      await page.goto(`${path}?order=${order}`)
      await expect(home).toBeVisible()
      await expect(button(who, '重试')).toHaveCount(0)
    }
  }
  await home.click()
  await expect(page).toHaveURL('/')
})

test('a loan that the lender does not have is asked for once', async ({ page, signedIn }) => {
  const { words } = await signedIn()
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (call) => {
    if (call.url().includes('/order/detail')) asked.push(call.url())
  })
  await page.goto('/orderdetails?order=00000000-0000-7000-8000-000000000000')
  await expect(page.getByRole('main').getByRole('link', { name: words('回到首页') })).toBeVisible()
  // A call on its way would be given up by the clock, and everything asked for again.
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(60_000)
  expect(asked).toHaveLength(1)
})

test('who closes the account while a loan waits for its signature is led to where it is given up', async ({
  page,
  signedIn,
}) => {
  const { words } = await signedIn({ upTo: 'order' })
  await page.goto('/destroyAccount')
  await page.getByRole('link', { name: words('查看这笔借款') }).click()
  await expect(page).toHaveURL(/\/orderdetails/)
  await expect(page.getByRole('button', { name: words('不要这笔借款了') })).toBeVisible()
})

test('who has no limit yet is asked for no account, and who gave no picture for no face', async ({
  page,
  signedIn,
}) => {
  const { words } = await signedIn({})
  await page.goto('/mine')
  await expect(page.getByRole('link', { name: words('我的资料') })).toBeVisible()
  await expect(page.getByText(words('还没有额度'))).toBeVisible()
  await expect(page.getByRole('link', { name: words('收款账户') })).toHaveCount(0)
  await page.goto('/bankcard')
  await expect(page).toHaveURL('/infoList')
  await page.goto('/transfer')
  await expect(page).toHaveURL('/identity')
})

test('who tries again what could not be loaded is told that it is being asked, and told anew that it failed', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn()
  const busy = { code: 503001, message: 'Please try later.', data: null }
  const answer = gate()
  let hasFailed = false
  await page.route('**/user/sessions?*', async (call) => {
    if (hasFailed) await answer.opened
    await call.fulfill({ status: 503, json: busy })
  })
  await page.goto('/accountSecurity')
  const retry = button(who, '重试')
  const alert = page.getByRole('alert').filter({ hasText: busy.message })
  await expect(retry).toBeVisible()
  const told = await alert.elementHandle()
  hasFailed = true
  await retry.click()
  const trying = button(who, '正在加载')
  await expect(trying).toHaveAttribute('aria-disabled', 'true')
  await expect(trying).toBeFocused()
  answer.open()
  await expect(retry).toBeVisible()
  await expect(retry).toBeFocused()
  await expect(alert).toBeVisible()
  // The same words in the same place would not be read out.
  expect(await told?.evaluate(({ isConnected }) => isConnected)).toBe(false)
})
