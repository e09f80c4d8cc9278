import { formatMoney } from '@paso/ui-kit'
import { borrowBy, giveWorkBy, haveDone, payDayIn } from '../support/already-done.ts'
import { heading } from '../support/borrower.ts'
import { payBy } from '../support/loan.ts'
import { expect, test } from '../support/own-sandbox.ts'
import { thaiDay, wordsAround, wordsOf } from '../support/words.ts'

const written = (money: { amount: number; currency: 'THB' | string }): string =>
  formatMoney({ ...money, currency: 'THB', locale: 'th' }).text

test('who pays by instalments sees what is due next, and pays it, a part or all as the lender says', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'account' })
  const { words, world, client } = who
  if (client === undefined) throw new Error('there is no client')
  await borrowBy(client, { amount: 800_000, days: 180 })
  await haveDone(who, 'loan', 'loan')
  await world.letDaysPass(12)
  const [{ order_id } = { order_id: '' }] = await world.ordersOf(who.phone)
  const query = { order_id }
  const order = await client.get('/order/detail', { query })
  if (order.next_payment === null) throw new Error('nothing is due')
  const pay = (sum: { amount: number; currency: string }) =>
    page.getByRole('button', { name: words('看怎么支付 {amount}', { amount: written(sum) }) })
  const inLanguage = (value: 'ar' | 'en') =>
    page.context().addCookies([{ name: 'paso_language', value, url: new URL(page.url()).origin }])
  const row = (label: string) =>
    page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${words(label)}$`) })
      .locator('+ *')

  await test.step('this payment stands first, not the whole debt', async () => {
    await page.goto('/repayment')
    await expect(pay(order.next_payment?.total ?? order.outstanding)).toBeVisible()
    await expect(
      page.getByText(words('还有 {days} 天到期', { days: order.days_left ?? 0 })),
    ).toBeVisible()
    await expect(
      page.getByText(words('还剩 {amount} 未还', { amount: written(order.outstanding) })),
    ).toBeVisible()
    await expect(
      page.getByText(words('比到期日早付:利息只算到今天,多出来的先还后面要还的。')),
    ).toBeVisible()
  })

  const card = page.getByRole('article')
  const largest = card.locator('[data-size=large]')

  await test.step('so it does in the list of loans, with its day and what stays in all', async () => {
    await page.goto('/loan')
    const { due_date: day = '', total } = order.next_payment ?? {}
    await expect(
      card.getByText(words('{date} 到期', { date: thaiDay(new Date(day)) })),
    ).toBeVisible()
    await expect(card).toContainText(
      words('还剩 {amount} 未还', { amount: written(order.outstanding) }),
    )
    await expect(largest).toHaveText(written(total ?? order.outstanding))
    await page.goto('/repayment')
  })

  await test.step('all of it costs what the lender asks today', async () => {
    await page.getByRole('radio', { name: new RegExp(words('全部还清')) }).check()
    await expect(pay(order.payoff_today)).toBeVisible()
    await expect(page.getByText(words('付清这笔钱,借款就还清了。'))).toBeVisible()
    // Paying early is no penalty, though its annual rate is higher.
    await expect(
      page.getByText(words('您总共付得更少。利率更高,只是因为同样的费用算在更短的时间里。')),
    ).toBeVisible()
  })

  await test.step('a loan of the longest term is not said to be without an extension for now', async () => {
    await page.getByRole('link', { name: words('我需要更多时间') }).click()
    await expect(page.getByText(words('这笔借款没有可选的展期,还有下面的办法。'))).toBeVisible()
  })

  await test.step('a loan says live what paying it off early saves', async () => {
    await page.goto(`/orderdetails?order=${order_id}`)
    const early = page.getByRole('slider')
    await early.fill('5')
    const day = new Date(Date.parse(order.next_payment?.due_date ?? '') - 5 * 86_400_000)
    const preview = await client.get('/repay/preview', {
      query: { ...query, day: day.toISOString().slice(0, 10) },
    })
    const said = words('{date} 全部还清付 {amount},少付 {saved}', {
      date: thaiDay(day),
      amount: written(preview.amount),
      saved: written(preview.saved),
    })
    await expect(page.getByText(said)).toBeVisible()
    await page.goto('/repayment')
  })

  await test.step('another sum changes what the lender says it changes', async () => {
    await page.getByRole('radio', { name: new RegExp(words('另一个金额')) }).check()
    const box = page.getByLabel(words('要还的金额'))
    await box.fill('9,999.99')
    await page.getByRole('button', { name: words('支付'), exact: true }).click()
    await expect(box).toHaveAttribute('aria-invalid', 'true')
    await box.fill('๕๐๐')
    const preview = await client.get('/repay/preview', { query: { ...query, amount: 50_000 } })
    await expect(pay(preview.amount)).toBeVisible()
    await expect(row('付款后还欠')).toHaveText(written(preview.outstanding))
    await expect(row('省下')).toHaveText(written(preview.saved))
  })

  await test.step('paid, it is what the lender had said', async () => {
    await payBy(who, '银行转账')
    await expect(page).toHaveURL(/\/repaymentbank\?/)
    const { repayments } = await client.get('/repay/list', { query })
    const [made] = repayments
    if (made === undefined) throw new Error('there is no instruction')
    expect(made.amount.amount).toBe(50_000)
    const repayment_id = made.repayment_id
    const { instruction } = await client.get('/repay/status', { query: { repayment_id } })
    const { outstanding } = await client.get('/repay/preview', {
      query: { ...query, amount: 50_000 },
    })
    const { payoff_today: all } = await client.get('/order/detail', { query })
    const asked = { order_id, method: 'bank_transfer', purpose: 'repay', amount: all } as const
    const { repayment_id: second } = await client.post('/repay/create', asked)
    await world.pay({ reference: instruction.reference })
    await expect(heading(who, '付款已收到')).toBeVisible()
    // Its page is no instruction any more.
    await expect(heading(who, '这笔付款的收据')).toBeVisible()
    await expect(heading(who, '银行转账')).toHaveCount(0)
    const after = await client.get('/order/detail', { query })
    expect(after.outstanding).toEqual(outstanding)
    // All that the plan asks for, to its end, is not what ends the loan today.
    expect(after.payoff_today.amount).toBeLessThan(outstanding.amount)
    await expect(row('按还款计划还要还')).toHaveText(written(outstanding))
    await expect(row('今天全部还清')).toHaveText(written(after.payoff_today))
    // Details for more than is owed by now are not offered any more, and say so.
    await page.goto('/repayment')
    await expect(pay(after.next_payment?.total ?? outstanding)).toBeVisible()
    await expect(page.getByRole('link', { name: words('打开付款说明') })).toHaveCount(0)
    await page.goto(`/repaymentbank?repayment=${second}`)
    const tooMuch = words(
      '今天付 {owed} 就能全部还清,比这份说明少。请不要按它付款,重新选择还款方式。',
      {
        owed: written(after.payoff_today),
      },
    )
    await expect(page.getByText(tooMuch)).toBeVisible()
  })

  await test.step('overdue, the page says what being late has added', async () => {
    await world.letDaysPass((order.days_left ?? 0) + 7)
    const late = await client.get('/order/detail', { query })
    if (late.next_payment === null) throw new Error('nothing is due')
    await page.goto('/repayment')
    await expect(page.getByText(words('已逾期 {days} 天', { days: 7 }))).toBeVisible()
    await expect(pay(late.next_payment.total)).toBeVisible()
    // The due card and what the payment changes name the same parts.
    const principal = written(late.next_payment.principal)
    await expect(row('偿还本金')).toHaveText([principal, principal])
    await expect(row('要付的逾期费')).toHaveCount(0)
    const said = words('逾期费 {amount} 随最后一期还', { amount: written(late.late_fee) })
    await expect(page.getByText(said)).toBeVisible()
    // What is to be paid now was not due on that day: being late has added to it.
    await page.goto('/loan')
    await expect(card).toContainText(words('已逾期 {days} 天', { days: 7 }))
    await expect(largest).toHaveText(written(late.next_payment.total))
    // What stays owed of a late payment is due at once.
    await page.goto('/repayment?extend')
    await expect(page.getByRole('radio', { name: words('先还一部分') })).toHaveAccessibleName(
      new RegExp(`${words('下一个日期')} ${words('现在')} `),
    )
  })

  await test.step('the due card says what was borrowed, not that it was paid', async () => {
    await inLanguage('en')
    await page.goto('/')
    const parts = page.getByRole('region', { name: wordsOf('en')('下一笔还款') })
    await expect(parts.getByRole('term').first()).toHaveText('Borrowed')
  })

  await test.step('on a narrow phone in Arabic no day of the strip runs into the next', async () => {
    await page.setViewportSize({ width: 320, height: 740 })
    await inLanguage('ar')
    await page.goto('/')
    const name = wordsOf('ar')('已还 {paid} 期,共 {count} 期', { paid: 0, count: 6 })
    const days = page.getByRole('region', { name }).getByRole('listitem')
    await expect(days).toHaveCount(6)
    const beside = await days.evaluateAll((cells) =>
      cells.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    )
    expect(Math.max(...beside)).toBeLessThanOrEqual(0)
  })
  expect(await world.findings()).toEqual([])
  expect(faults).toEqual([])
})

test('who did not pay by a due date that had been moved reads from when interest counts', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'emergency' })
  const { words, world, client } = who
  if (client === undefined) throw new Error('there is no client')
  await giveWorkBy(client, 'th_20000_to_29999', payDayIn(61 + 3))
  await haveDone(who, 'account', 'account')
  await borrowBy(client)
  await haveDone(who, 'loan', 'loan')
  const [{ order_id } = { order_id: '' }] = await world.ordersOf(who.phone)
  const { cost, days_left } = await client.get('/order/detail', { query: { order_id } })
  await world.letDaysPass((days_left ?? 0) + 2)

  const { agreed_date = '', moved_for } = cost.schedule[0] ?? {}
  expect(moved_for).toContain('pay_day')
  const agreed = new Date(agreed_date)
  await page.goto(`/orderdetails?order=${order_id}`)
  await expect(page.getByText(words('已逾期 {days} 天', { days: 2 }))).toBeVisible()
  await expect(
    page.getByText(
      words('到期日是从 {date} 移过来的。到新日期没有还,所以利息从 {date} 算起。', {
        date: thaiDay(agreed),
      }),
    ),
  ).toBeVisible()
  const plan = page.getByRole('region', { name: words('每一期还款') })
  await expect(plan.getByText(wordsAround(words, '从 {date} 移来,利息从那天算起'))).toBeVisible()
  expect(faults).toEqual([])
})
