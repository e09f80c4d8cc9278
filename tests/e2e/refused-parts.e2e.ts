/** What the lender refuses to list is not taken for nothing: each part of a page says so in its place. */
import type { Page } from '@playwright/test'
import { button } from '../support/borrower.ts'
import { besidesTheNetwork, expect, test } from '../support/journey.ts'
import { wordsAround } from '../support/words.ts'

/** Has a list refused until it is called. */
async function refuse(page: Page, list: 'repay' | 'message'): Promise<() => Promise<void>> {
  const asking = (url: URL): boolean => url.pathname.endsWith(`/${list}/list`)
  const refused = { code: 500001, message: 'The server failed.', data: null }
  await page.route(asking, (call) => call.fulfill({ status: 500, json: refused }))
  return () => page.unroute(asking)
}

test('nobody is offered to pay while the list of what was paid is refused', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  const { words, world, client } = who
  const [order] = await world.ordersOf(who.phone)
  if (order === undefined || client === undefined) throw new Error('there is no order')
  const { order_id } = order
  await client.post('/repay/create', {
    ...{ order_id, method: 'bank_transfer', purpose: 'repay' },
    amount: { amount: 30_000, currency: 'THB' },
  })
  const failed = page.getByText('The server failed.')
  const retry = button(who, '重试')

  const list = await refuse(page, 'repay')
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
