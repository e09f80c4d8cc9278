import { formatMoney } from '@paso/ui-kit'
import { loanOf } from '../support/already-done.ts'
import { button, heading } from '../support/borrower.ts'
import { expect, test } from '../support/own-sandbox.ts'

const written = (money: { amount: number }): string =>
  formatMoney({ ...money, currency: 'THB', locale: 'th' }).text

/** Past any promise, in milliseconds. */
const later = 30 * 86_400_000

/** Holds a sum somewhere in a name. */
const naming = (money: { amount: number }): RegExp =>
  new RegExp(written(money).replaceAll('.', '\\.'))

test('who needs more time compares four ways as the lender gives them, extends, and is answered by a person', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  const { words, world, client } = who
  if (client === undefined) throw new Error('there is no client')
  await world.letDaysPass(20)
  const order = await loanOf(who)
  const query = { order_id: order.order_id }
  const { options } = await client.get('/repay/extension_options', { query })
  const [option] = options
  if (option === undefined) throw new Error('nothing is on offer')
  const all = await client.get('/repay/preview', { query })

  await test.step('each way says what it costs today and what it leaves', async () => {
    await page.goto('/repayment')
    await page.getByRole('link', { name: words('我需要更多时间') }).click()
    const way = (name: string) => page.getByRole('radio', { name: new RegExp(name) })
    const extend = way(words('展期 {days} 天', { days: option.days }))
    await expect(extend).toHaveAccessibleName(naming(option.cost))
    await expect(extend).toHaveAccessibleName(naming(option.outstanding_after))
    await expect(way(words('全部还清'))).toHaveAccessibleName(naming(all.amount))
    // More time has a rate to compare; paying early, which only costs less, has none that looks higher.
    const rate = new RegExp(words('整笔借款的年化利率'))
    await expect(extend).toHaveAccessibleName(rate)
    await expect(way(words('先还一部分'))).not.toHaveAccessibleName(rate)
    await way(words('先还一部分')).check()
    const part = page.getByRole('button', {
      name: new RegExp(words('看怎么支付 {amount}', { amount: '' })),
    })
    await expect(part).toBeVisible()
    await extend.check()
  })

  await test.step('the extension is paid for, and the due date has moved', async () => {
    await page.getByRole('radio', { name: new RegExp(words('银行转账')) }).check()
    await button(who, '支付 {amount} 并展期', { amount: written(option.cost) }).click()
    await expect(page).toHaveURL(/\/repaymentbank\?/)
    const { repayments } = await client.get('/repay/list', { query })
    const repayment_id = repayments[0]?.repayment_id ?? ''
    const { instruction } = await client.get('/repay/status', { query: { repayment_id } })
    await world.pay({ reference: instruction.reference })
    await expect(page.getByText(words('借款已展期,到期日已改。'))).toBeVisible()
    expect((await client.get('/order/detail', { query })).due_date).toBe(option.due_date)
  })

  await test.step('the cost with the extension is not called what was agreed at the start', async () => {
    await page.goto(`/orderdetails?order=${order.order_id}`)
    await expect(heading(who, '按时还款的全部费用')).toBeVisible()
    await expect(page.getByText(words('服务费和展期费用'), { exact: true })).toBeVisible()
    const payments = page.getByRole('list', { name: words('付款记录') })
    await expect(payments.getByText(words('用来展期'))).toBeVisible()
  })

  await test.step('help is asked for, promised, and answered', async () => {
    await page.goto('/repayment?extend')
    await page.getByRole('radio', { name: new RegExp(words('请我们帮忙')) }).check()
    await button(who, '申请还款帮助').click()
    await expect(heading(who, '申请还款帮助')).toBeVisible()
    await button(who, '发送申请').click()
    await expect(page.getByText(words('请选择一种办法'))).toBeVisible()
    await page.getByRole('radio', { name: words('晚一点还') }).check()
    await page.getByLabel(words('您每月能还多少?')).fill('250')
    await button(who, '发送申请').click()
    const promise = words('我们会在 {moment} 前答复您,在此期间不加逾期费。', { moment: '.*' })
    await expect(page.getByText(new RegExp(promise))).toBeVisible()
    for (const path of ['/', '/repayment?extend']) {
      await page.goto(path)
      await expect(page.getByText(new RegExp(promise))).toBeVisible()
    }
    await page.getByRole('radio', { name: new RegExp(words('请我们帮忙')) }).check()
    await button(who, '申请还款帮助').click()
    await expect(heading(who, '申请还款帮助')).toBeVisible()
    await expect(
      page.getByText(words('您的请求:{wish}', { wish: words('晚一点还') })),
    ).toBeVisible()
    await expect(page.getByText(/250\.00/)).toBeVisible()
    await expect(button(who, '发送申请')).toHaveCount(0)
    // A promise that was not kept is said to be one, by the lender's clock and no phone's.
    await page.clock.install({ time: Date.now() + later })
    await page.reload()
    await expect(page.getByText(new RegExp(promise))).toBeVisible()
    await page.route('**/api/**', async (call) => {
      const answer = await call.fetch()
      const date = new Date(Date.now() + later).toUTCString()
      await call.fulfill({ response: answer, headers: { ...answer.headers(), date } })
    })
    await page.reload()
    const late = words('答应 {moment} 前的答复还没有给您。请联系我们。', { moment: '.*' })
    await expect(page.getByText(new RegExp(late))).toBeVisible()
    await world.answer(order, 'Three payments of 350 baht, one a month.')
    await page.reload()
    await expect(page.getByText('Three payments of 350 baht, one a month.')).toBeVisible()
  })
  expect(await world.findings()).toEqual([])
  // With a clock that is wrong, a first call is refused, and then signed by the lender's time.
  expect(faults.filter((fault) => !fault.includes('status of 400'))).toEqual([])
})
