import type { Locator, Page } from '@playwright/test'
import { borrowBy, giveAccountBy, loanOf } from '../support/already-done.ts'
import { button, type Borrower } from '../support/borrower.ts'
import { besidesTheNetwork, expect, test } from '../support/journey.ts'
import { killAndOpen } from '../support/killed-page.ts'
import { payBy } from '../support/loan.ts'
import { signedInOn } from '../support/signed-in.ts'

/** An account by which the lender rejects a loan. */
const accountThatIsRejected = '0000000000505'

test('a page killed without a network opens with what was written to ask for help and to report a payment, until it is sent', async ({
  page,
  context,
  signedIn,
  faults,
}) => {
  const before = await signedIn({ upTo: 'loan' })
  const { words, world } = before
  const why = 'I lost my job in October and my mother is ill.'
  const killedOffline = async (at: Page): Promise<Page> => {
    await context.setOffline(true)
    const opened = await killAndOpen(at, context, 'about:blank')
    await context.setOffline(false)
    return opened
  }

  await page.goto('/repayment')
  await payBy(before, '银行转账')
  await expect(page).toHaveURL(/repaymentbank\?/)
  const instruction = page.url()
  await button(before, '我已付款,但这里没有更新').click()
  await page.getByLabel(words('付款日期')).fill('2026-01-02')
  await page.getByLabel(words('付款金额')).fill('123.4')
  let who = { ...before, page: await killedOffline(page) }
  await who.page.goto(instruction)
  await button(who, '我已付款,但这里没有更新').click()
  await expect(who.page.getByLabel(words('付款日期'))).toHaveValue('2026-01-02')
  await expect(who.page.getByLabel(words('付款金额'))).toHaveValue('123.4')

  const later = () => who.page.getByRole('radio', { name: words('晚一点还') })
  const each = () => who.page.getByLabel(words('您每月能还多少?'))
  const statement = () => who.page.getByLabel(words('还有什么要告诉我们?'))
  await who.page.goto('/repayment?extend=help')
  await later().check()
  await each().fill('250')
  await context.setOffline(true)
  await statement().fill(why)
  await button(who, '发送申请').click()
  await expect(who.page.getByText(words('连接不上,请检查网络后重试'))).toBeVisible()
  who = { ...before, page: await killedOffline(who.page) }
  await who.page.goto('/repayment?extend=help')
  await expect(statement()).toHaveValue(why)
  await expect(each()).toHaveValue('250')
  await expect(later()).toBeChecked()

  // It arrives, and the network loses the answer.
  await who.page.route('**/repay/help*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await button(who, '发送申请').click()
  await expect(statement()).toHaveCount(0)
  await expect(who.page.getByText(why)).toBeVisible()
  const order = await loanOf(who)
  await world.answer(order, 'We looked at it.')
  await who.page.reload()
  await expect(statement()).toHaveValue('')
  await expect(later()).not.toBeChecked()
  expect(besidesTheNetwork(faults)).toEqual([])
})

test('a page killed without a network opens with the objection that was written, until it is sent or the borrower signs out', async ({
  page,
  context,
  baseURL,
  signedIn,
  faults,
}) => {
  const before = await signedIn({ upTo: 'work' })
  const { words, world, phone, client } = before
  if (client === undefined) throw new Error('there is no client')
  await giveAccountBy(client, accountThatIsRejected)
  await borrowBy(client)
  const [order] = await world.ordersOf(phone)
  const path = `/orderdetails?order=${order?.order_id ?? ''}`
  const why = 'My name is written wrongly on the card.'
  let who: Borrower = before
  const objection = async (): Promise<Locator> => {
    await who.page.getByText(words('觉得这个决定不对?')).click()
    return who.page.getByLabel(words('为什么不对?'))
  }

  await page.goto(path)
  const typed = await objection()
  await context.setOffline(true)
  await typed.fill(why)
  await button(who, '请再看一次').click()
  await expect(page.getByText(words('连接不上,请检查网络后重试'))).toBeVisible()
  const opened = await killAndOpen(page, context, 'about:blank')
  await context.setOffline(false)
  who = { ...before, page: opened }
  await opened.goto(path)
  await expect(await objection()).toHaveValue(why)

  await opened.goto('/setting')
  await button(who, '退出登录').click()
  await expect(opened.getByText(words('已退出登录'))).toBeVisible()
  expect(await opened.evaluate(() => JSON.stringify(localStorage))).not.toContain(why)
  await world.age(phone, { minutes: 2 })
  await signedInOn(opened, baseURL ?? '', { phone })
  await opened.goto(path)
  const empty = await objection()
  await expect(empty).toHaveValue('')

  // Sent is gone, though the lender's list of requests does not come.
  await opened.route('**/message/list*', (route) => route.abort())
  await empty.fill(why)
  await button(who, '请再看一次').click()
  await expect(empty).toHaveValue('')
  await opened.reload()
  // Nobody is asked again for what may have arrived.
  await expect(opened.getByText(words('没能加载这些内容'))).toBeVisible()
  await expect(empty).toHaveCount(0)
  expect(await opened.evaluate(() => JSON.stringify(localStorage))).not.toContain(why)
  await opened.unrouteAll()
  await button(who, '重试').click()
  await expect(opened.getByText(why)).toBeVisible()
  expect(besidesTheNetwork(faults)).toEqual([])
})
