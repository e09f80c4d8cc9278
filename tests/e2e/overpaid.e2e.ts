import { askToPayBy, loanOf } from '../support/already-done.ts'
import { button } from '../support/borrower.ts'
import { besidesTheNetwork, expect, test } from '../support/journey.ts'
import { loseNextAnswer } from '../support/lost-answer.ts'
import { sampled } from '../support/sampled.ts'

for (const language of sampled(['th', 'en'] as const, 1)) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language === 'th' ? 'th-TH' : 'en-US' })

    test('who paid too much is told so at home, asks for it back and sees it paid', async ({
      page,
      signedIn,
      faults,
    }) => {
      const who = await signedIn({ language, upTo: 'loan' })
      const { words, world, client } = who
      const order = await loanOf(who)
      if (client === undefined) throw new Error('nobody is signed in')
      const { order_id } = order
      const { payoff_today: amount } = await client.get('/order/detail', { query: { order_id } })
      const { instruction } = await askToPayBy(client, order_id, amount)
      await world.pay({ reference: instruction.reference }, amount.amount + 10_000)

      await page.goto('/')
      const sum = { amount: '฿100.00' }
      await expect(page.getByText(words('您多付了 {amount},这笔钱属于您', sum))).toBeVisible()
      await page.getByRole('link', { name: words('申请退款'), exact: true }).click()
      await expect(page).toHaveURL(`/orderdetails?order=${order_id}`)
      await page.getByRole('radio', { name: /7890/ }).check()
      // The answer is lost, and what became of it cannot be seen: it is asked for once more.
      const asking = (url: URL): boolean => url.pathname.endsWith('/repay/refund')
      const seeing = (url: URL): boolean => url.pathname.endsWith('/order/detail')
      await page.route(seeing, (route) => route.abort())
      await page.route(asking, (route) => route.abort())
      await loseNextAnswer(page, asking)
      await button(who, '申请退款').click()
      await expect(page.getByText(words('连接不上,请检查网络后重试'))).toBeVisible()
      await page.unroute(asking)
      const again = page.waitForResponse((answer) => asking(new URL(answer.url())))
      await button(who, '申请退款').click()
      const { message } = (await (await again).json()) as { message: string }
      await page.unroute(seeing)
      const promised = words('{amount} 会在 {date} 前退给您', { ...sum, date: '' })
      await expect(page.getByText(promised.replace(/[\s.]+$/, ''))).toBeVisible()
      await expect(button(who, '申请退款')).toHaveCount(0)
      await expect(page.getByText(message)).toHaveCount(0)

      await world.refund(order)
      await expect(page.getByText(words('{amount} 已退给您', sum))).toBeVisible()
      await page.goto('/')
      await expect(page.getByText(words('您多付了 {amount},这笔钱属于您', sum))).toHaveCount(0)
      expect(await world.findings()).toEqual([])
      expect(besidesTheNetwork(faults)).toEqual([])
    })
  })
}
