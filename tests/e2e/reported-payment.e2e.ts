import { button } from '../support/borrower.ts'
import { expect, test } from '../support/journey.ts'
import { openInstruction } from '../support/slip.ts'

test.use({ serviceWorkers: 'allow' })

test('the day of a payment that is reported is the lender’s, whatever the phone’s clock says', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  await page.clock.setSystemTime(Date.now() - 5 * 24 * 3_600_000)
  await openInstruction(who)
  await button(who, '我已付款,但这里没有更新').click()
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Bangkok' })
  const day = page.getByLabel(who.words('付款日期'))
  await expect(day).toHaveValue(today)

  // A day before the loan, which the lender alone can tell.
  await page.locator('[name="voucher"]').setInputFiles('sandbox/specimens/work-certificate.jpg')
  await expect(page.getByText(who.words('换一张'))).toBeVisible()
  await day.fill('2025-03-01')
  await button(who, '发送凭证').click()
  await expect(day).toHaveAttribute('aria-invalid', 'true')
  await expect(day).toBeFocused()
})
