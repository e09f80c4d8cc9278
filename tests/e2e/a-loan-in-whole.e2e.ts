import type { Locator } from '@playwright/test'
import {
  askToPayBy,
  borrowBy,
  giveWorkBy,
  haveDone,
  loanOf,
  payDayIn,
} from '../support/already-done.ts'
import { axeFindings, bringAxe } from '../support/axe.ts'
import { button, heading } from '../support/borrower.ts'
import { expect, test } from '../support/journey.ts'
import { savedFile } from '../support/saved-file.ts'
import { thaiDay } from '../support/words.ts'

const fontSizeOf = (place: Locator): Promise<string> =>
  place.evaluate((element) => getComputedStyle(element).fontSize)

test('a loan is given back on its first day for what was received, by a way of one’s choice', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  const { words, world, client } = who
  const order = await loanOf(who)
  if (client === undefined) throw new Error('nobody is signed in')

  // The phone's own clock is wrong: the lender's counts.
  await page.clock.setSystemTime(Date.now() + 10 * 3_600_000)
  await page.goto('/')
  const day = page.getByRole('region', { name: words('改变主意了?') })
  // A minute of the day may have gone.
  const hoursLeft = (hours: number) =>
    words('还有 {hours} 小时 {minutes} 分', { hours, minutes: 0 }).split('0 ')[0] ?? ''
  await expect(day).toContainText(new RegExp(`${hoursLeft(23)}|${hoursLeft(24)}`))
  await expect(day).toContainText('฿1,000.00')
  await day.getByRole('link', { name: words('退回借款') }).click()
  await expect(page).toHaveURL(`/orderdetails?order=${order.order_id}`)
  await day.getByRole('button', { name: words('退回借款') }).click()
  await day.getByRole('button', { name: new RegExp(words('银行转账')) }).click()
  await expect(page).toHaveURL(/repaymentbank/)
  await expect(page.getByText('฿1,000.00').first()).toBeVisible()

  const { repayments } = await client.get('/repay/list', { query: { order_id: order.order_id } })
  expect(repayments.map(({ purpose, amount }) => [purpose, amount.amount])).toEqual([
    ['return', 100_000],
  ])
  const repayment_id = repayments[0]?.repayment_id ?? ''
  const { instruction } = await client.get('/repay/status', { query: { repayment_id } })
  await world.pay({ reference: instruction.reference })
  await page.goto(`/orderdetails?order=${order.order_id}`)
  await expect(heading(who, '已退回')).toBeVisible()
  await expect(day).toHaveCount(0)
  await page.goto('/')
  await expect(page.getByText(words('谢谢,这笔借款已按时退回,没有任何费用'))).toBeVisible()
  await expect(page.getByText(words('您可以借'))).toBeVisible()
  expect(await world.findings()).toEqual([])
  // The first call with the wrong time is told the right one, and repeated.
  expect(faults.filter((fault) => !fault.includes('400'))).toEqual([])
})

test('a loan has its plan for the calendar, its payments with receipts and its papers to keep', async ({
  page,
  context,
  signedIn,
  faults,
}) => {
  await bringAxe(context)
  const who = await signedIn({ upTo: 'account' })
  const { words, world, client } = who
  if (client === undefined) throw new Error('nobody is signed in')
  await borrowBy(client, { days: 120 })
  await haveDone(who, 'loan', 'loan')
  const order = await loanOf(who)
  const { order_id } = order
  const part = { amount: 10_000, currency: 'THB' } as const
  const { instruction } = await askToPayBy(client, order_id, part)
  await world.pay({ reference: instruction.reference })
  const { remaining_schedule: plan } = await client.get('/order/detail', { query: { order_id } })

  await page.goto(`/orderdetails?order=${order_id}`)
  await test.step('an event a payment, on its day', async () => {
    const [name, file] = await savedFile(page, () => button(who, '放进手机日历提醒').click())
    expect(name).toBe(`paso-${order.order_number}.ics`)
    const days = [...file.toString().matchAll(/DTSTART;VALUE=DATE:(\d{8})/g)].map(([, day]) => day)
    expect(days).toEqual(plan.map(({ due_date }) => due_date.replaceAll('-', '')))
  })

  await test.step('receipt, agreement and everything at once', async () => {
    const payments = page.getByRole('region', { name: words('付款记录') })
    await expect(payments).toContainText('฿100.00')
    const receipt = payments.getByRole('button', { name: words('这笔付款的收据') })
    const paper = page.getByRole('button', { name: new RegExp(words('已签的借款合同')) })
    for (const way of [receipt, paper]) {
      const [name, file] = await savedFile(page, () => way.click())
      expect(name).toMatch(/\.pdf$/)
      expect(file.subarray(0, 4).toString()).toBe('%PDF')
    }
    const pack = page.getByRole('button', { name: new RegExp(words('全部文件和数字,一个文件')) })
    const [name, file] = await savedFile(page, () => pack.click())
    expect(name).toBe(`paso-${order.order_number}.zip`)
    expect(file.subarray(0, 2).toString()).toBe('PK')
    await expect(page.getByText(words('结清证明'))).toHaveCount(0)
  })

  await test.step('the answer to a wish for an easier plan, where the loan is and at home', async () => {
    await client.post('/repay/help', { order_id, wish: 'smaller_payments' })
    await world.answer(order, 'Pay 300 baht a month.')
    for (const path of [`/orderdetails?order=${order_id}`, '/']) {
      await page.goto(path)
      await expect(page.getByText('Pay 300 baht a month.')).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
    }
    await page.goto(`/orderdetails?order=${order_id}`)
  })

  await test.step('when it may be spoken of, and whom to tell of who does not keep to it', async () => {
    const rules = page.getByRole('region', { name: words('我们何时、如何可以联系您') })
    await expect(rules.getByRole('link')).toHaveAttribute('href', 'https://www.bot.or.th')
    await expect(page.getByRole('link', { name: '+66 2 000 0000' })).toHaveAttribute(
      'href',
      'tel:+6620000000',
    )
  })
  expect(faults).toEqual([])
})

test('my loans are all there, page by page', async ({ page, signedIn }) => {
  const who = await signedIn({ upTo: 'account' })
  const { client } = who
  if (client === undefined) throw new Error('nobody is signed in')
  for (let count = 0; count < 21; count += 1) {
    await borrowBy(client)
    const { orders } = await client.get('/order/list', { query: {} })
    await client.post('/loan/abandon', { order_id: orders[0]?.order_id ?? '' })
  }
  await page.goto('/loan')
  await expect(page.getByRole('article')).toHaveCount(20)
  await button(who, '更早的借款').click()
  await expect(page.getByRole('article')).toHaveCount(21)
  await expect(button(who, '更早的借款')).toHaveCount(0)
  // A loan that has ended says its sum in the size of the text around it.
  const sum = page.getByRole('article').first().locator('bdi').last()
  expect(await fontSizeOf(sum)).toBe(await fontSizeOf(page.getByRole('main')))
})

test('a due date that lies after pay day, on a day when banks are open, is said with its reason on the offer, before the loan is agreed to, and where the loan is', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'emergency' })
  const { words, world, client } = who
  if (client === undefined) throw new Error('nobody is signed in')
  // Three days after the only payment of the shortest loan was agreed to come.
  await giveWorkBy(client, 'th_20000_to_29999', payDayIn(61 + 3))
  await haveDone(who, 'account', 'account')
  const [product] = (await client.get('/loan/products')).products
  const { product_id = '', min_amount } = product ?? {}
  const chosen = { product: product_id, amount: String(min_amount?.amount), currency: 'THB' }
  const address = (days: number) =>
    `/loan?${new URLSearchParams({ ...chosen, days: String(days) }).toString()}`
  const { cost } = await client.post('/loan/quote', {
    ...{ product_id, amount: min_amount ?? { amount: 0, currency: 'THB' }, days: 61 },
  })
  const [payment] = cost.schedule
  const due = Date.parse(payment?.due_date ?? '')
  expect(due - Date.parse(payment?.agreed_date ?? '')).toBeGreaterThan(3 * 86_400_000)
  expect([0, 6]).not.toContain(new Date(due).getUTCDay())
  const values = { date: thaiDay(new Date(payment?.agreed_date ?? '')) }
  const reason = payment?.moved_for.includes('banks_closed')
    ? words('到期日从 {date} 移到了您发薪日之后的银行营业日,按新日期还不多收费用。', values)
    : words('到期日从 {date} 移到了您的发薪日之后,按新日期还不多收费用。', values)
  await page.goto(address(61))
  await expect(page.getByText(reason)).toBeVisible()
  await page.goto(address(61).replace('/loan', '/prod'))
  await expect(page.getByText(reason)).toBeVisible()

  await borrowBy(client)
  await haveDone(who, 'loan', 'loan')
  const [order] = await world.ordersOf(who.phone)
  await page.goto(`/orderdetails?order=${order?.order_id ?? ''}`)
  await expect(page.getByText(reason)).toBeVisible()
  expect(faults).toEqual([])
})
