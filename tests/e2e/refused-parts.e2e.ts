/** What the lender refuses to say is not taken for nothing: each part of a page says so in its place. */
import type { Page } from '@playwright/test'
import { askToPayBy, loanOf } from '../support/already-done.ts'
import { button, heading, type Borrower } from '../support/borrower.ts'
import { gate } from '../support/gate.ts'
import { besidesTheNetwork, expect, test } from '../support/journey.ts'
import type { OrderInWorld } from '../support/outside-world.ts'
import { wordsAround } from '../support/words.ts'

/** Has a question refused until it is called. */
async function refuse(page: Page, question: string): Promise<() => Promise<void>> {
  const asking = (url: URL): boolean => url.pathname.endsWith(question)
  const refused = { code: 500001, message: 'The server failed.', data: null }
  await page.route(asking, (call) => call.fulfill({ status: 500, json: refused }))
  return () => page.unroute(asking)
}

/** Details to pay ฿300.00 by, which are not paid yet; gives the loan. */
async function askToPay(who: Borrower): Promise<OrderInWorld> {
  const order = await loanOf(who)
  if (who.client === undefined) throw new Error('nobody is signed in')
  await askToPayBy(who.client, order.order_id, { amount: 30_000, currency: 'THB' })
  return order
}

test('nobody is offered to pay while the list of what was paid is refused', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  const { words } = who
  await askToPay(who)
  const failed = page.getByText('The server failed.')
  const retry = button(who, '重试')

  const list = await refuse(page, '/repay/list')
  await page.goto('/repayment')
  await expect(failed).toBeVisible()
  const pay = page.getByRole('button', { name: wordsAround(words, '看怎么支付 {amount}') })
  await expect(pay).toHaveCount(0)
  await list()
  await retry.click()
  const known = words('您有一份 {amount} 的付款说明,还没有付款。', { amount: '฿300.00' })
  await expect(page.getByText(known)).toBeVisible()
  await expect(pay).toBeVisible()
  expect(besidesTheNetwork(faults)).toEqual([])
})

test('payments, messages and a request for help that are refused say so where they would stand', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  const { words, client } = who
  const { order_id, order_number } = await askToPay(who)
  await client?.post('/repay/help', { order_id, wish: 'smaller_payments', statement: 'I am ill.' })
  const part = (name: string) => page.getByRole('region', { name: words(name) })
  const [payments, messages] = [part('付款记录'), part('我们写给您的')]
  const retry = { name: words('重试') }

  await test.step('where the loan is', async () => {
    const lists = [await refuse(page, '/repay/list'), await refuse(page, '/message/list')]
    await page.goto(`/orderdetails?order=${order_id}`)
    await expect(payments).toContainText('The server failed.')
    await expect(messages).toContainText('The server failed.')
    for (const list of lists) await list()
    await payments.getByRole('button', retry).click()
    await expect(payments).toContainText('฿300.00')
    await messages.getByRole('button', retry).click()
    await expect(messages.getByRole('listitem')).not.toHaveCount(0)
  })

  await test.step('on the personal page, and where help is asked for', async () => {
    const list = await refuse(page, '/message/list')
    await page.goto('/mine')
    await expect(messages.getByRole('button', retry)).toBeVisible()
    await page.goto('/repayment?extend=help')
    await expect(page.getByText('The server failed.')).toBeVisible()
    await expect(button(who, '发送申请')).toHaveCount(0)
    await list()
    await button(who, '重试').click()
    await expect(page.getByText('I am ill.')).toBeVisible()
  })

  await test.step('at the cash register, whose sum and phone stay', async () => {
    const list = await refuse(page, '/repay/list')
    await page.goto('/repaymentMine')
    await expect(payments.getByRole('button', retry)).toBeVisible()
    await expect(page.getByText(order_number)).toBeVisible()
    await expect(page.getByText(words('要还的金额'), { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: '+66 2 000 0000' }).first()).toBeVisible()
    await list()
    await payments.getByRole('button', retry).click()
    await expect(payments).toContainText('฿300.00')
  })
  expect(besidesTheNetwork(faults)).toEqual([])
})

test('who has a loan is offered no other one while the lender does not say whether there is one', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  const failed = page.getByText('The server failed.')
  const home = await refuse(page, '/home/index')
  await page.goto('/infoList')
  await expect(failed).toBeVisible()
  await expect(heading(who, '借款资料')).toBeVisible()
  await expect(button(who, '提交并查看额度')).toHaveCount(0)
  await page.goto('/prod')
  await expect(failed).toBeVisible()
  await expect(button(who, '继续')).toHaveCount(0)
  await home()
  await button(who, '重试').click()
  await expect(page).toHaveURL(/\/orderdetails\?/)
})

test('an amount is chosen once it is known that no loan is open', async ({ page, signedIn }) => {
  const who = await signedIn({ upTo: 'work' })
  const home = gate()
  await page.route(/\/home\/index/, async (call) => {
    await home.opened
    await call.continue()
  })
  const products = page.waitForResponse(/\/loan\/products/)
  await page.goto('/prod')
  await (await products).finished()
  // So long a choice would need to be shown.
  await page.waitForTimeout(500)
  await expect(page.getByText(who.words('正在加载'))).toBeVisible()
  await expect(button(who, '继续')).toHaveCount(0)
  home.open()
  await expect(button(who, '继续')).toBeVisible()
})

test('who is to sign can ask again which loan it is, and whether it is signed', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn({ upTo: 'order' })
  const failed = page.getByText('The server failed.')
  const home = await refuse(page, '/home/index')
  await page.goto('/downSignApp')
  await expect(failed).toBeVisible()
  const status = await refuse(page, '/sign/status')
  await home()
  await button(who, '重试').click()
  await expect(button(who, '打开签约应用')).toBeVisible()
  await expect(failed).toBeVisible()
  await status()
  await button(who, '重试').click()
  await expect(button(who, '我已经签好了')).toBeVisible()
})
