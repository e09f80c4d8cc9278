import { giveWorkBy } from '../support/already-done.ts'
import { button, heading } from '../support/borrower.ts'
import { expect, test } from '../support/journey.ts'

/** What a month costs, out of an income of 6,000 baht, and the page that answers to it. */
const outcomes = [
  { language: 'th', costs: '๑,๐๐๐', heading: '选择金额和期限' },
  { language: 'en', costs: '5900', heading: '这次没能给您额度' },
] as const

for (const { language, costs, heading: outcome } of outcomes) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language === 'th' ? 'th-TH' : 'en-US' })

    test(`who has little to spare is asked first, and told what came of it: ${costs}`, async ({
      page,
      signedIn,
      faults,
    }) => {
      const who = await signedIn({ language, upTo: 'emergency' })
      const { words, client } = who
      if (client === undefined) throw new Error('nobody is signed in')
      await giveWorkBy(client, 'th_6000_to_9999')
      await page.goto('/prod')
      await expect(page).toHaveURL('/beforeQuestion')
      await expect(heading(who, '借多少钱才还得轻松?')).toBeVisible()
      await page.getByRole('link', { name: words('开始回答问题') }).click()

      const sum = page.getByRole('textbox')
      await button(who, '提交回答').click()
      await expect(page.getByRole('link', { name: words('请回答这个问题') })).toBeVisible()
      await page.getByRole('link', { name: words('请回答这个问题') }).click()
      await expect(sum).toBeFocused()
      await sum.fill('many')
      await button(who, '提交回答').click()
      await expect(sum).toHaveAccessibleDescription(new RegExp(words('请输入整数金额,没有就填 0')))
      await sum.fill(costs)
      await page.reload()
      await expect(sum).toHaveValue(costs)
      await button(who, '提交回答').click()
      await expect(heading(who, outcome)).toBeVisible()
      const lowered = words('按您每月的开支,最多可借 {amount}。', { amount: '฿3,300' })
      await expect(page.getByText(lowered)).toHaveCount(outcome === '选择金额和期限' ? 1 : 0)
      const tooLittle = page.getByText(words('每月固定支出之后,剩下的不够还这笔借款'))
      await expect(tooLittle).toHaveCount(outcome === '这次没能给您额度' ? 1 : 0)
      // Asked once: the page of the questions leads on by itself.
      await page.goto('/question')
      await expect(page).not.toHaveURL('/question')
      // The product answers 409002 until the questions are answered, and after a refusal.
      expect(faults.filter((fault) => !fault.includes('409'))).toEqual([])
    })
  })
}
