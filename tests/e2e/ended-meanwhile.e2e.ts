/** A loan that came to its end, or whose money came back, while a page of it stood open. */
import { askToPayBy, borrowBy, giveAccountBy, loanOf } from '../support/already-done.ts'
import { button, heading } from '../support/borrower.ts'
import { gate } from '../support/gate.ts'
import { expect, test } from '../support/journey.ts'

test('a loan that was paid back elsewhere says so when one asks how to pay it', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  const { client, words, world } = who
  if (client === undefined) throw new Error('nobody is signed in')
  await page.goto('/repayment')
  const pay = page.getByRole('button', {
    name: new RegExp(words('看怎么支付 {amount}', { amount: '' })),
  })
  await page.getByRole('radio', { name: new RegExp(words('银行转账')) }).check()
  await expect(pay).toBeEnabled()

  const { order_id } = await loanOf(who)
  const { payoff_today } = await client.get('/order/detail', { query: { order_id } })
  const { instruction } = await askToPayBy(client, order_id, payoff_today)
  await world.pay({ reference: instruction.reference })

  await pay.click()
  await expect(page).toHaveURL(/\/orderdetails/)
  await expect(heading(who, '已退回')).toBeVisible()
})

test('a loan that was given up elsewhere says so when one goes on to sign it', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn({ upTo: 'order' })
  const { client } = who
  if (client === undefined) throw new Error('nobody is signed in')
  await page.goto('/orderdetails')
  await expect(button(who, '去签约')).toBeVisible()
  const { order_id } = await loanOf(who)
  await client.post('/loan/abandon', { order_id })

  await button(who, '去签约').click()
  await expect(page).toHaveURL(/\/orderdetails/)
  await expect(heading(who, '已放弃')).toBeVisible()
})

test('home says that an application was rejected, as soon as it hears of it', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn({ upTo: 'work' })
  const { client, world, words } = who
  if (client === undefined) throw new Error('nobody is signed in')
  // Of this account a person has a look.
  await giveAccountBy(client, '0000000000504')
  await borrowBy(client)
  await page.goto('/')
  await expect(heading(who, '我们正在审核您的申请')).toBeVisible()
  const next = gate()
  await page.route('**/home/index*', async (call) => {
    await next.opened
    await call.continue()
  })
  await world.reject(await loanOf(who))

  await expect(heading(who, '未通过')).toBeVisible()
  await expect(heading(who, '我们正在审核您的申请')).toBeHidden()
  next.open()
  await expect(heading(who, '这次没能给您额度')).toBeVisible()
  await expect(
    page.getByText(words('共还 {amount},{date} 还清', { amount: '', date: '' })),
  ).toHaveCount(0)
})

test('home leads on where the loan has ended before home could first ask for it', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn({ upTo: 'order' })
  const { client } = who
  if (client === undefined) throw new Error('nobody is signed in')
  const loan = gate()
  await page.route('**/order/detail*', async (call) => {
    await loan.opened
    await call.continue()
  })
  const asked = page.waitForRequest('**/order/detail*')
  await page.goto('/')
  await asked
  // What is next is refused at first, and then takes longer than home waits before it asks again.
  const refused = Date.now() + 8_000
  await page.route('**/home/index*', async (call) => {
    if (Date.now() < refused) return call.fulfill({ status: 500 })
    await new Promise((resolve) => setTimeout(resolve, 12_000))
    return call.continue()
  })
  await client.post('/loan/abandon', { order_id: (await loanOf(who)).order_id })

  loan.open()
  await expect(heading(who, '已放弃')).toBeVisible()
  await expect(page.getByRole('link', { name: who.words('去借款') })).toBeVisible()
})

test('a payment is not asked for while the money of its loan has come back, and the loan goes on', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  const { client, world, words } = who
  if (client === undefined) throw new Error('nobody is signed in')
  const order = await loanOf(who)
  const part = { amount: 30_000, currency: 'THB' } as const
  const { repayment_id } = await askToPayBy(client, order.order_id, part)
  await page.goto(`/repaymentbank?repayment=${repayment_id}`)
  await expect(button(who, '换一种还款方式')).toBeVisible()
  await world.sendBack(order)

  await expect(
    page.getByText(words('钱被退回了,您现在不欠任何钱。请不要按这份说明付款。')),
  ).toBeVisible()
  await page.goto('/repayment')
  await expect(page).toHaveURL(/\/orderdetails/)
  await expect(heading(who, '钱被退回了')).toBeVisible()
  await expect(button(who, '换一个账户')).toBeVisible()
})
