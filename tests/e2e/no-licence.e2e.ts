import { haveDone, loanOf } from '../support/already-done.ts'
import { button } from '../support/borrower.ts'
import { expect, test } from '../support/journey.ts'
import { payBy } from '../support/loan.ts'

test('a lender without a licence says so before it is given details, a signature or money', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn()
  const { words } = who
  const line = page.getByText(words('模拟放款方:没有牌照,不涉及真实资金'))

  await page.goto('/infoList')
  await expect(button(who, '继续')).toBeVisible()
  await expect(line).toBeVisible()

  await haveDone(who, 'order', 'identity')
  await page.goto('/downSignApp')
  await expect(button(who, '打开签约应用')).toBeVisible()
  await expect(line).toBeVisible()

  const order = await loanOf(who)
  await who.world.sign(order)
  await who.world.payOut(order)
  await page.goto('/repayment')
  await payBy(who, '银行转账')
  await expect(line).toBeVisible()
  await page.goto('/orderdetails')
  await expect(page.getByText(words('文件')).first()).toBeVisible()
  await expect(line).toHaveCount(0)
  expect(faults).toEqual([])
})
