import { haveDone } from '../support/already-done.ts'
import { heading, type Borrower } from '../support/borrower.ts'
import { payBy } from '../support/loan.ts'
import { expect, test } from '../support/own-sandbox.ts'
import { sampled } from '../support/sampled.ts'
import { locales, wordsAround } from '../support/words.ts'

/** Pays the instruction that is open, as its bank would, and says what it was for. */
async function payInstruction(who: Borrower): Promise<{ purpose: string; amount: number }> {
  const { page, client, world } = who
  if (client === undefined) throw new Error('nobody is signed in')
  await expect(page).toHaveURL(/\/repaymentbank\?/)
  const { repayments } = await client.get('/repay/list', { query: {} })
  const query = { repayment_id: repayments[0]?.repayment_id ?? '' }
  const { instruction, purpose, amount } = await client.get('/repay/status', { query })
  await world.pay({ reference: instruction.reference })
  await expect(heading(who, '付款已收到')).toBeVisible()
  return { purpose, amount: amount.amount }
}

// Thai has journeys of its own for each of these, which look closer.
for (const language of sampled(['en', 'ar'] as const, 1)) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: locales[language] })

    test('a loan is returned; the next is paid in part, extended, late, and paid off', async ({
      page,
      signedIn,
      faults,
    }) => {
      const who = await signedIn({ language, upTo: 'loan' })
      const { words, world, client } = who
      if (client === undefined) throw new Error('nobody is signed in')

      await test.step('returned within its day', async () => {
        await page.goto('/')
        const day = page.getByRole('region', { name: words('改变主意了?') })
        await day.getByRole('link', { name: words('退回借款') }).click()
        await day.getByRole('button', { name: words('退回借款') }).click()
        await day.getByRole('button', { name: new RegExp(words('银行转账')) }).click()
        expect(await payInstruction(who)).toEqual({ purpose: 'return', amount: 100_000 })
        await expect(
          page.getByText(words('借款已退回并结束,没有任何费用,您不再欠任何钱。谢谢您。')),
        ).toBeVisible()
      })

      await haveDone(who, 'order', 'order')
      const next = (await world.ordersOf(who.phone)).find(({ state }) => state === 'approved')
      if (next === undefined) throw new Error('there is no order')
      await world.sign(next)
      await world.payOut(next)
      const query = { order_id: next.order_id }

      await test.step('a part, early', async () => {
        await page.goto('/repayment')
        await page.getByRole('radio', { name: new RegExp(words('另一个金额')) }).check()
        await page.getByLabel(words('要还的金额')).fill(language === 'ar' ? '٢٠٠٫٥' : '฿200.50')
        await payBy(who, '银行转账')
        expect(await payInstruction(who)).toEqual({ purpose: 'repay', amount: 20_050 })
        await expect(heading(who, '这笔钱用在哪里')).toBeVisible()
      })

      await test.step('more time', async () => {
        await world.letDaysPass(20)
        const [option] = (await client.get('/repay/extension_options', { query })).options
        await page.goto('/repayment?extend')
        const days = words('展期 {days} 天', { days: option?.days ?? 0 })
        await page.getByRole('radio', { name: new RegExp(days) }).check()
        await page.getByRole('radio', { name: new RegExp(words('银行转账')) }).check()
        await page.getByRole('button', { name: wordsAround(words, '支付 {amount} 并展期') }).click()
        expect((await payInstruction(who)).purpose).toBe('extend')
        await expect(page.getByText(words('借款已展期,到期日已改。'))).toBeVisible()
        expect((await client.get('/order/detail', { query })).due_date).toBe(option?.due_date)
      })

      await test.step('late, all of it', async () => {
        const { days_left } = await client.get('/order/detail', { query })
        await world.letDaysPass((days_left ?? 0) + 3)
        const { payoff_today: owed, late_fee } = await client.get('/order/detail', { query })
        expect(late_fee.amount).toBeGreaterThan(0)
        await page.goto('/repayment')
        await expect(page.getByText(words('已逾期 {days} 天', { days: 3 }))).toBeVisible()
        await payBy(who, '银行转账')
        expect((await payInstruction(who)).amount).toBe(owed.amount)
        await expect(
          page.getByText(words('借款已还清并结束,您不再欠任何钱。谢谢您。')),
        ).toBeVisible()
      })
      expect(await world.findings()).toEqual([])
      expect(faults).toEqual([])
    })
  })
}
