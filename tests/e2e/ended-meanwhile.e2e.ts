/** A loan that came to its end somewhere else, while a page of it stood open. */
import { button, heading } from '../support/borrower.ts'
import { expect, test } from '../support/journey.ts'

test('a loan that was paid back elsewhere says so when one asks how to pay it', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  const { client, phone, words, world } = who
  if (client === undefined) throw new Error('nobody is signed in')
  await page.goto('/repayment')
  const pay = page.getByRole('button', {
    name: new RegExp(words('看怎么支付 {amount}', { amount: '' })),
  })
  await page.getByRole('radio', { name: new RegExp(words('银行转账')) }).check()
  await expect(pay).toBeEnabled()

  const [order] = await world.ordersOf(phone)
  const order_id = order?.order_id ?? ''
  const { payoff_today } = await client.get('/order/detail', { query: { order_id } })
  const { instruction } = await client.post('/repay/create', {
    order_id,
    method: 'bank_transfer',
    purpose: 'repay',
    amount: payoff_today,
  })
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
  const { client, phone, world } = who
  if (client === undefined) throw new Error('nobody is signed in')
  await page.goto('/orderdetails')
  await expect(button(who, '去签约')).toBeVisible()
  const [order] = await world.ordersOf(phone)
  await client.post('/loan/abandon', { order_id: order?.order_id ?? '' })

  await button(who, '去签约').click()
  await expect(page).toHaveURL(/\/orderdetails/)
  await expect(heading(who, '已放弃')).toBeVisible()
})
