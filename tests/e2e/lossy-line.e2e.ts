import type { Locator, Page } from '@playwright/test'
import { button, heading } from '../support/borrower.ts'
import { besidesTheNetwork, expect, test } from '../support/journey.ts'
import { wordsAround } from '../support/words.ts'
import { Seeded } from '../oracle/seeded.ts'
import { onSlowLine } from '../support/slow-line.ts'

/** Loses every fifth call in the mean: on its way to the lender, or its answer on the way back. */
async function loseCalls(page: Page): Promise<() => number> {
  const random = new Seeded(20)
  let lost = 0
  await page.route('**/api/**', async (call) => {
    if (random.below(5) > 0) return call.continue()
    lost += 1
    if (random.below(2) === 0) await call.fetch()
    await call.abort('connectionreset')
  })
  return () => lost
}

test('on a slow line that loses one call in five a loan is paid by one instruction', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  const { words, world, client, phone } = who
  const lost = await loseCalls(page)
  await onSlowLine(page)
  /** As a borrower does who sees that nothing came of a press. */
  const pressUntil = (wanted: Locator, control: Locator): Promise<void> =>
    expect(async () => {
      if (!(await wanted.isVisible())) await control.click({ timeout: 5_000 })
      await expect(wanted).toBeVisible({ timeout: 15_000 })
    }).toPass()

  await page.goto('/repayment')
  const way = page.getByRole('radio', { name: new RegExp(words('银行转账')) })
  await pressUntil(way, button(who, '重试'))
  await way.check()
  const pay = page.getByRole('button', { name: wordsAround(words, '看怎么支付 {amount}') })
  await pressUntil(page.getByText(words('到账后本页会自动更新。')), pay)

  const { repayments = [] } = (await client?.get('/repay/list', { query: {} })) ?? {}
  expect(repayments).toHaveLength(1)
  const repayment_id = repayments[0]?.repayment_id ?? ''
  const made = await client?.get('/repay/status', { query: { repayment_id } })
  await world.pay({ reference: made?.instruction.reference ?? '' })
  await expect(heading(who, '付款已收到')).toBeVisible()
  expect((await world.ordersOf(phone)).map(({ state }) => state)).toEqual(['returned'])
  expect(await world.findings()).toEqual([])
  expect(lost()).toBeGreaterThan(0)
  expect(besidesTheNetwork(faults)).toEqual([])
})
