import { button, heading, type Borrower } from '../support/borrower.ts'
import { expect, test as journey } from '../support/journey.ts'
import { payBy } from '../support/loan.ts'
import { keep, openInstruction, stored } from '../support/slip.ts'

const test = journey.extend({ serviceWorkers: 'allow' })

/** Pays a part of the loan, or what is owed of it today, by another way than the slip's. */
async function payAnotherWay({ client, world }: Borrower, part?: number) {
  const { orders } = await client!.get('/order/list', { query: {} })
  const order_id = orders[0]?.order_id ?? ''
  const order = await client!.get('/order/detail', { query: { order_id } })
  const amount = { ...order.payoff_today, ...(part !== undefined && { amount: part }) }
  const { instruction } = await client!.post('/repay/create', {
    ...{ order_id, method: 'virtual_account', purpose: 'repay', amount },
  })
  await world.pay({ reference: instruction.reference })
}

test('a page of a payment follows the loan: paid another way, nothing is left there to pay by, nor kept', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  const { words } = who
  const { instruction } = await openInstruction(who)
  const reference = page.getByText(instruction.reference.replace(/(.{4})(?=.)/g, '$1 '))
  await keep(who)
  await expect(reference).toBeVisible()

  await test.step('a part of it: the slip asks for too much', async () => {
    await payAnotherWay(who, 50_000)
    const owed = { owed: '฿500.00' }
    await expect(
      page.getByText(
        words('今天付 {owed} 就能全部还清,比这份说明少。请不要按它付款,重新选择还款方式。', owed),
      ),
    ).toBeVisible({ timeout: 20_000 })
    await expect(reference).toHaveCount(0)
    expect(await stored(page)).toBe(null)
  })

  await test.step('all of it: the loan is over', async () => {
    await payAnotherWay(who)
    await expect(
      page.getByText(words('这笔借款已结束,您不再欠任何钱。请不要再按这份说明付款。')),
    ).toBeVisible()
    await expect(reference).toHaveCount(0)
    await button(who, '看借款').click()
    await expect(page).toHaveURL(/orderdetails\?/)
  })
  expect(faults).toEqual([])
})

test('the page of all payments asks for no transfer of more than is owed', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  const { words } = who
  await openInstruction(who)
  await page.goto('/repaymentMine')
  const awaited = page.getByText(words('等待的转账'))
  await expect(awaited).toBeVisible()

  await payAnotherWay(who, 50_000)
  await page.goto('/repaymentMine')
  const [paid, asked] = [words('已收到'), words('请不要付款')].map((state) =>
    page.getByRole('link').filter({ hasText: state }),
  )
  await expect(paid!).toBeVisible()
  await expect(awaited).toHaveCount(0)
  await expect(asked!).toContainText('1,000.00')
  expect(faults).toEqual([])
})

test('the rest of a payment is not asked for once less than it, or nothing, is owed', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  const { words, world } = who
  const { instruction } = await openInstruction(who)
  const paying = page.url()
  await world.pay({ reference: instruction.reference }, 30_000)
  await expect(button(who, '支付余下的部分')).toBeVisible()
  const rest = { received: '฿300.00', missing: '฿700.00' }
  const missing = page.getByText(
    words('已收到 {received},还差 {missing}。请支付余下的部分。', rest),
  )
  await expect(missing).toBeVisible()

  await payAnotherWay(who, 20_000)
  const owed = { owed: '฿500.00' }
  await expect(
    page.getByText(
      words('今天付 {owed} 就能全部还清,比这份说明少。请不要按它付款,重新选择还款方式。', owed),
    ),
  ).toBeVisible({ timeout: 20_000 })
  await expect(missing).toHaveCount(0)
  await button(who, '支付余下的部分').click()
  await expect(button(who, '看怎么支付 {amount}', { amount: '฿500.00' })).toBeVisible()

  await payAnotherWay(who)
  await page.goto(paying)
  await expect(
    page.getByText(words('这笔借款已结束,您不再欠任何钱。请不要再按这份说明付款。')),
  ).toBeVisible()
  await expect(missing).toHaveCount(0)
  await expect(button(who, '看借款')).toBeVisible()
  expect(faults).toEqual([])
})

test('on any page a slip is gone from the phone once the loan is paid another way', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  await openInstruction(who)
  await keep(who)

  await test.step('found when the app is opened', async () => {
    await page.goto('about:blank')
    await payAnotherWay(who, 50_000)
    await page.goto('/helpcenter')
    await expect.poll(() => stored(page)).toBe(null)
  })

  await test.step('found while it is open', async () => {
    await page.clock.install()
    await page.goto('/repayment')
    await payBy(who, '银行转账')
    await keep(who)
    await page.goto('/helpcenter')
    await expect(heading(who, '帮助')).toBeVisible()
    await payAnotherWay(who)
    await page.clock.fastForward(40_000)
    await expect.poll(() => stored(page)).toBe(null)
  })
})
