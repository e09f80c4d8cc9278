/** A page of a loan that stands open while the loan changes elsewhere: no part of it says what was. */
import { askToPayBy, loanOf } from '../support/already-done.ts'
import { gate } from '../support/gate.ts'
import { besidesTheNetwork, expect, test } from '../support/journey.ts'

test('a loan that is being returned is followed as parts of it are paid elsewhere', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  const { client, words, world } = who
  if (client === undefined) throw new Error('nobody is signed in')
  const { order_id } = await loanOf(who)
  const payElsewhere = async (amount: number): Promise<void> => {
    const { instruction } = await askToPayBy(client, order_id, { amount, currency: 'THB' })
    await world.pay({ reference: instruction.reference })
  }
  let asked = 0
  page.on('request', (call) => (asked += Number(call.url().includes('/repay/list?'))))
  await page.goto(`/orderdetails?order=${order_id}`)
  const day = page.getByRole('region', { name: words('改变主意了?') })
  const missing = day.getByRole('status')
  const transfer = day.getByRole('button', { name: new RegExp(words('银行转账')) })
  await day.getByRole('button', { name: words('退回借款') }).click()
  await expect(missing).toContainText('฿1,000.00')

  await test.step('a part that is paid lowers what is missing', async () => {
    await payElsewhere(50_000)
    await expect(day).toContainText(words('您已付的 {amount} 算在内。', { amount: '฿500.00' }))
    await expect(missing).toContainText('฿500.00')
    await expect(transfer).toBeVisible()
    const payments = page.getByRole('region', { name: words('付款记录') })
    await expect(payments.getByRole('listitem')).toHaveCount(1)
    await expect(payments).toContainText('฿500.00')
    await expect.poll(() => asked).toBe(2)
  })

  await test.step('while nothing changes, the loan alone is asked for', async () => {
    await page.waitForResponse('**/order/detail?*')
    await page.waitForResponse('**/order/detail?*')
    expect(asked).toBe(2)
  })

  await test.step('a press that came too late is followed by what can be paid now', async () => {
    const shown = gate()
    await page.route('**/order/detail?*', async (call) => {
      await shown.opened
      await call.continue()
    })
    await payElsewhere(20_000)
    await transfer.click()
    await expect(page.getByText(words('这里的内容刚刚变了,请再看一遍。'))).toBeVisible()
    shown.open()
    await expect(missing).toContainText('฿300.00')
    await transfer.click()
    await expect(page).toHaveURL(/repaymentbank/)
    await expect(page.getByText('฿300.00').first()).toBeVisible()
  })
  expect(await world.findings()).toEqual([])
  expect(besidesTheNetwork(faults)).toEqual([])
})
