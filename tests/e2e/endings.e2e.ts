import { borrowBy } from '../support/already-done.ts'
import { axeFindings, bringAxe } from '../support/axe.ts'
import { button, heading } from '../support/borrower.ts'
import { besidesTheNetwork } from '../support/journey.ts'
import { payBy } from '../support/loan.ts'
import { expect, test } from '../support/own-sandbox.ts'
import { wordsAround } from '../support/words.ts'

/** Refused at its evaluation (docs/scenarios.md). */
const phoneThatIsRefused = '800000102'

test('an application that was given up, and one that nobody signed in time, say that nothing is owed and what comes next', async ({
  page,
  context,
  signedIn,
  faults,
}) => {
  await bringAxe(context)
  const who = await signedIn({ upTo: 'order' })
  const { words, world, client } = who
  if (client === undefined) throw new Error('nobody is signed in')
  const latest = async () => {
    const { orders } = await client.get('/order/list', { query: {} })
    return orders[0] ?? { order_id: '', order_number: '', state: 'none' }
  }
  const shown = async (state: string, ending: string) => {
    const { order_id, order_number } = await latest()
    await page.goto(`/orderdetails?order=${order_id}`)
    await expect(heading(who, state)).toBeVisible()
    await expect(page.getByText(words(ending))).toBeVisible()
    await expect(button(who, '去还款')).toHaveCount(0)
    await expect(button(who, '去签约')).toHaveCount(0)
    expect(await axeFindings(page)).toEqual([])
    await page.goto('/loan')
    const card = page.getByRole('article').filter({ hasText: order_number })
    await expect(card).toContainText(words(state))
    await page.goto('/')
    await expect(page.getByText(words(ending))).toBeVisible()
    await expect(page.getByRole('link', { name: words('去借款') })).toBeVisible()
  }

  await test.step('given up', async () => {
    await client.post('/loan/abandon', { order_id: (await latest()).order_id })
    await shown('已放弃', '您放弃了这笔借款,不欠任何款项')
    await page.goto('/loan')
    await expect(heading(who, '这笔借款可以做的事')).toBeVisible()
    await page.getByRole('link', { name: words('看现在能借多少') }).click()
    await expect(page).toHaveURL(/\/(home)?$/)
  })

  await test.step('not signed within a week', async () => {
    await borrowBy(client)
    await page.goto('/downSignApp')
    await expect(button(who, '打开签约应用')).toBeVisible()
    await world.letDaysPass(8)
    expect((await latest()).state).toBe('expired')
    await shown('已失效', '申请没有在期限内签约,已经失效。您不欠任何款项。')
    // There is nothing to sign any more.
    await page.goto('/downSignApp')
    await expect(button(who, '打开签约应用')).toHaveCount(0)
  })
  expect(await world.findings()).toEqual([])
  // The signing page asks for a contract that there is no more.
  expect(besidesTheNetwork(faults)).toEqual([])
})

test('who was refused objects once, finds what was written and until when it is answered after a reload and on another device, and reads the answer', async ({
  page,
  context,
  signedIn,
  faults,
}) => {
  await bringAxe(context)
  const who = await signedIn({ phone: phoneThatIsRefused, upTo: 'work' })
  const { words, world } = who
  const statement = 'My pay went up last month.'
  const promised = page.getByText(
    wordsAround(words, '已收到。我们最迟 {moment} 答复,答复会写在这里。'),
  )
  await page.goto('/infoList')
  // What is handed in before that day is answered alike: nothing can be.
  await expect(page.getByText(words('这次没能给您额度'))).toBeVisible()
  await page.getByRole('link', { name: words('回到首页') }).click()
  await expect(heading(who, '这次没能给您额度')).toBeVisible()
  await page.getByText(words('觉得这个决定不对?')).click()
  await button(who, '请再看一次').click()
  await expect(page.getByText(words('请写下原因'))).toBeVisible()
  await page.getByLabel(words('为什么不对?')).fill(statement)
  await button(who, '请再看一次').click()
  await expect(promised).toBeVisible()

  await world.age(who.phone, { minutes: 2 })
  const again = await signedIn({ phone: phoneThatIsRefused })
  const borrower_id = await page.evaluate(() => localStorage.getItem('user_id'))
  await page.goto('/')
  for (const reload of [false, true]) {
    if (reload) await page.reload()
    await expect(heading(again, '这次没能给您额度')).toBeVisible()
    await expect(promised).toBeVisible()
    await expect(page.getByText(statement)).toBeVisible()
    await expect(page.getByText(words('觉得这个决定不对?'))).toHaveCount(0)
  }
  expect(await axeFindings(page)).toEqual([])

  await world.answer({ borrower_id: JSON.parse(borrower_id ?? '""') as string }, 'We looked again.')
  await page.reload()
  await expect(page.getByText('We looked again.')).toBeVisible()
  await expect(promised).toHaveCount(0)
  expect(faults).toEqual([])
})

test('a payment that came too large says what is the borrower’s own, and one that never came says that its instruction has ended', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  const { words, world, client } = who
  if (client === undefined) throw new Error('nobody is signed in')
  const instruction = async () => {
    const { repayments } = await client.get('/repay/list', { query: {} })
    const query = { repayment_id: repayments[0]?.repayment_id ?? '' }
    return client.get('/repay/status', { query })
  }

  let expired = ''
  await test.step('nothing came on its day', async () => {
    await page.goto('/repayment')
    await payBy(who, '专用账户')
    await expect(page).toHaveURL(/\/repaymentva\?/)
    await world.letDaysPass(2)
    await page.reload()
    expired = page.url()
    await expect(page.getByText(words('这个付款说明已过期,请重新选择方式。'))).toBeVisible()
    // Who paid all the same can say so.
    await expect(button(who, '我已付款,但这里没有更新')).toBeVisible()
    await button(who, '重新付款').click()
    await expect(page).toHaveURL(/\/repayment\?/)
  })

  await test.step('more came than was owed', async () => {
    await page.getByRole('radio', { name: new RegExp(words('全部还清')) }).check()
    await payBy(who, '银行转账')
    await expect(page).toHaveURL(/\/repaymentbank\?/)
    const { amount, instruction: pay, order_id } = await instruction()
    await world.pay({ reference: pay.reference }, amount.amount + 12_345)
    await expect(heading(who, '付款已收到')).toBeVisible()
    const surplus = words('其中 {amount} 多付了,属于您,可以申请退款。', { amount: '฿123.45' })
    await expect(page.getByText(surplus)).toBeVisible()
    await page.getByRole('link', { name: words('把多付的钱退给我') }).click()
    await expect(page).toHaveURL(`/orderdetails?order=${order_id}`)
    await expect(heading(who, '退到哪个账户?').or(button(who, '申请退款'))).not.toHaveCount(0)

    // Nor does the one whose day has passed ask for anything any more.
    await page.goto(expired)
    await expect(
      page.getByText(words('这笔借款已结束,您不再欠任何钱。请不要再按这份说明付款。')),
    ).toBeVisible()
    await expect(button(who, '看借款')).toBeVisible()
    await expect(button(who, '重新付款')).toHaveCount(0)
  })
  expect(await world.findings()).toEqual([])
  expect(faults).toEqual([])
})

test('a page that could not load says so, whom to call, and loads once it can', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  const [order] = await who.world.ordersOf(who.phone)
  const failing = ({ pathname }: URL) => /\/order\/detail$/.test(pathname)
  await page.route(failing, (call) => call.abort())
  await page.goto(`/orderdetails?order=${order?.order_id ?? ''}`)
  await expect(page.getByText(who.words('没能加载这些内容'))).toBeVisible()
  await expect(page.getByRole('link', { name: '+66 2 000 0000' })).toBeVisible()
  await expect(page.getByRole('link', { name: who.words('回到首页') })).toBeVisible()
  await expect(button(who, '重试')).toBeVisible()
  // It asks again by itself once the lender answers; who presses is not later than that.
  await page.unroute(failing)
  await expect(button(who, '去还款')).toBeVisible()
  expect(besidesTheNetwork(faults)).toEqual([])
})
